import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'
import {
  expectConsoleErrors,
  findPage,
  findToast,
  openStudio,
  toastTitles,
} from '../support/render-studio'

useFakeBackend()
useBrowserStubs()

beforeEach(() => {
  storeSession(adminId)
  server.use(
    http.post('*/rest/v1/rpc/people', () =>
      HttpResponse.json([], { headers: { 'content-range': '*/0' } }),
    ),
  )
})

async function openPeople() {
  const { user } = openStudio('/admin/people')
  await findPage('People')
  const confirm = async (name: string) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
    await user.click(question.getByRole('button', { name }))
  }
  return { user, confirm }
}

const invitation = {
  id: 7,
  email: 'new@example.com',
  role: 'contributor',
  until: '2099-03-03T21:00:00+00:00',
  at: '2026-11-20T10:00:00+00:00',
  invited_by: 'Test Admin',
  expires_at: '2026-11-27T10:00:00+00:00',
  sent_at: '2026-11-20T10:00:00+00:00',
  accepted_at: null,
  state: 'waiting',
}

/** Answers the function `invite`. */
function answerInvite(answer: () => Response): unknown[] {
  const bodies: unknown[] = []
  server.use(
    http.post('*/functions/v1/invite', async ({ request }) => {
      bodies.push(await request.json())
      return answer()
    }),
  )
  return bodies
}

test('K48 invites an address with a role and a last day', async () => {
  const bodies = answerInvite(() => {
    backend.procedures['list_invitations'] = () => [invitation]
    return HttpResponse.json({ state: 'invited', role: 'contributor', id: 7 })
  })
  const { user } = await openPeople()
  await user.click(screen.getByRole('button', { name: 'Invite somebody' }))
  const form = within(screen.getByRole('form', { name: 'Invite somebody' }))
  await user.type(form.getByLabelText('E-mail address'), 'new@')
  await user.click(form.getByRole('button', { name: 'Send the invitation' }))
  expect(form.getByText('Write a whole e-mail address.')).toBeVisible()
  expect(bodies).toEqual([])
  await user.type(form.getByLabelText('E-mail address'), 'example.com')
  await user.type(form.getByLabelText('Last day (optional)'), '2099-03-03')
  await user.click(form.getByRole('button', { name: 'Send the invitation' }))
  await findToast('new@example.com is invited')
  expect(bodies).toEqual([
    { email: 'new@example.com', role: 'contributor', until: '2099-03-03T21:00:00.000Z' },
  ])
  const list = within(await screen.findByRole('list', { name: 'Invitations' }))
  expect(list.getByText('Contributor until the end of March 3, 2099')).toBeVisible()
  expect(list.getByText(/^Invited, waiting/)).toHaveTextContent('Invited by Test Admin')
  expect(screen.queryByRole('form', { name: 'Invite somebody' })).toBeNull()
})

test('K48 a last day that is only begun gives no role without an end', async () => {
  const bodies = answerInvite(() => HttpResponse.json({ state: 'invited', role: 'contributor' }))
  const { user } = await openPeople()
  await user.click(screen.getByRole('button', { name: 'Invite somebody' }))
  const form = within(screen.getByRole('form', { name: 'Invite somebody' }))
  await user.type(form.getByLabelText('E-mail address'), 'new@example.com')
  const day = form.getByLabelText('Last day (optional)')
  const validity = vi.spyOn(HTMLInputElement.prototype, 'validity', 'get')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is read
  validity.mockReturnValue({ badInput: true } as ValidityState)
  await user.click(form.getByRole('button', { name: 'Send the invitation' }))
  expect(day).toHaveAccessibleDescription(/This is no whole date/)
  expect(bodies).toEqual([])
  validity.mockRestore()
  await user.click(form.getByRole('button', { name: 'Send the invitation' }))
  await findToast('new@example.com is invited')
})

test('K156 a double click on Send the invitation invites once', async () => {
  const bodies = answerInvite(() => HttpResponse.json({ state: 'invited', role: 'contributor' }))
  const { user } = await openPeople()
  await user.click(screen.getByRole('button', { name: 'Invite somebody' }))
  const form = within(screen.getByRole('form', { name: 'Invite somebody' }))
  await user.type(form.getByLabelText('E-mail address'), 'new@example.com')
  const button = form.getByRole('button', { name: 'Send the invitation' })
  // Both clicks arrive before the page can show that the first is on its way.
  act(() => {
    button.click()
    button.click()
  })
  await findToast('new@example.com is invited')
  expect(screen.queryByRole('form', { name: 'Invite somebody' })).toBeNull()
  expect(toastTitles()).toEqual(['new@example.com is invited'])
  expect(bodies).toHaveLength(1)
})

test.each([
  [{ state: 'given', role: 'editor' }, 'new@example.com is editor now'],
  [{ state: 'has role', role: 'editor' }, 'new@example.com is editor already'],
])('K48 says what became of an address with an account: %j', async (answer, title) => {
  answerInvite(() => HttpResponse.json(answer))
  backend.procedures['list_invitations'] = () => [invitation]
  const { user } = await openPeople()
  await user.click(await screen.findByRole('button', { name: /^Send again/ }))
  await findToast(title)
  expect(toastTitles()).toEqual([title])
})

test.each([
  [
    () =>
      HttpResponse.json(
        { code: 'mail_failed', message: 'The mail could not be sent.' },
        { status: 502 },
      ),
    'The mail could not be sent.',
  ],
  [() => new HttpResponse('<html>secret_page</html>', { status: 404 }), /^Invitations are not set/],
])('K48 an invitation that failed says why and keeps the form (%#)', async (answer, text) => {
  expectConsoleErrors()
  answerInvite(answer)
  const { user } = await openPeople()
  await user.click(screen.getByRole('button', { name: 'Invite somebody' }))
  const form = within(screen.getByRole('form', { name: 'Invite somebody' }))
  await user.type(form.getByLabelText('E-mail address'), 'new@example.com')
  await user.click(form.getByRole('button', { name: 'Send the invitation' }))
  await findToast('Failed to invite')
  expect(form.getByText(text)).toBeVisible()
  expect(form.getByLabelText('E-mail address')).toHaveValue('new@example.com')
  expect(document.body).not.toHaveTextContent('secret_page')
})

test('K48 why an invitation could not be sent again does not stand in the form of a new one', async () => {
  expectConsoleErrors()
  answerInvite(() =>
    HttpResponse.json(
      { code: 'mail_failed', message: 'The mail could not be sent.' },
      { status: 502 },
    ),
  )
  backend.procedures['list_invitations'] = () => [invitation]
  const { user } = await openPeople()
  await user.click(await screen.findByRole('button', { name: /^Send again/ }))
  await findToast('Failed to invite')
  await user.click(screen.getByRole('button', { name: 'Invite somebody' }))
  const form = within(screen.getByRole('form', { name: 'Invite somebody' }))
  expect(form.queryByRole('alert')).toBeNull()
})

test('K48 an invitation is taken back after a question', async () => {
  backend.procedures['list_invitations'] = () => [invitation]
  backend.procedures['revoke_invitation'] = () => {
    backend.procedures['list_invitations'] = () => []
    return true
  }
  const { user, confirm } = await openPeople()
  await user.click(await screen.findByRole('button', { name: /^Take back/ }))
  await confirm('Take it back')
  await findToast('The invitation of new@example.com is taken back')
  expect(seen('POST', 'rpc/revoke_invitation')[0]?.body).toEqual({ invitation_id: 7 })
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Invitations' })).toBeNull())
})

test('K48 an invitation whose last day is over is not sent again, but made anew with another', async () => {
  const over = { state: 'expired', until: '2026-11-20T21:00:00+00:00' }
  backend.procedures['list_invitations'] = () => [{ ...invitation, ...over }]
  await openPeople()
  const list = within(await screen.findByRole('list', { name: 'Invitations' }))
  expect(list.getByText(/^Its last day is over\. Invite the address again/)).toBeVisible()
  expect(list.queryByRole('button', { name: /^Send again/ })).toBeNull()
  expect(list.getByRole('button', { name: /^Take back/ })).toBeVisible()
})

test.each([
  [{ state: 'accepted', accepted_at: '2026-11-21T10:00:00+00:00' }, /^Accepted on/],
  [{ state: 'expired' }, /^Expired\./],
  [{ state: 'void' }, /^Gives nothing any more/],
  [{ sent_at: null }, /^No mail went out yet/],
])('K48 says what became of an invitation: %j', async (changes, text) => {
  backend.procedures['list_invitations'] = () => [{ ...invitation, ...changes }]
  await openPeople()
  const list = within(await screen.findByRole('list', { name: 'Invitations' }))
  expect(list.getByText(text)).toBeVisible()
  const isAccepted = 'accepted_at' in changes
  expect(list.queryAllByRole('button')).toHaveLength(isAccepted ? 0 : 2)
  // Not what they may do now.
  expect(list.queryAllByText(/^Invited as Contributor/)).toHaveLength(isAccepted ? 1 : 0)
})
