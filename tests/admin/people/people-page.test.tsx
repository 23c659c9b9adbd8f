import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  strangerId,
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

type Row = Record<string, unknown>

let people: Row[] = []

beforeEach(() => {
  storeSession(adminId)
  const since = { created_at: '2026-01-02 08:00:00+00', last_sign_in_at: null }
  people = [
    {
      ...since,
      id: adminId,
      full_name: 'Test Admin',
      contact_email: 'contact@example.com',
      sign_in_email: 'admin@example.com',
      role: 'admin',
      until: null,
      is_confirmed: true,
      is_self: true,
      last_sign_in_at: '2026-11-20 10:00:00+00',
    },
    {
      ...since,
      id: strangerId,
      full_name: null,
      contact_email: null,
      sign_in_email: 'stranger@example.com',
      role: null,
      until: null,
      is_confirmed: true,
      is_self: false,
    },
    {
      ...since,
      id: 'third',
      full_name: 'Not Yet',
      contact_email: null,
      sign_in_email: 'third@example.com',
      role: null,
      until: null,
      is_confirmed: false,
      is_self: false,
    },
  ]
  server.use(
    http.post('*/rest/v1/rpc/people', ({ request }) => {
      const onlySelf = new URL(request.url).searchParams.has('is_self')
      const rows = onlySelf ? people.filter((row) => row['is_self']) : people
      return HttpResponse.json(rows, { headers: { 'content-range': `0-2/${people.length}` } })
    }),
  )
})

/** Changes the row of an account. */
function changeAccount(id: string, changes: Row): void {
  people = people.map((row) => (row['id'] === id ? { ...row, ...changes } : row))
}

async function openPeople() {
  const { user } = openStudio('/admin/people')
  await findPage('People')
  await screen.findByRole('list', { name: 'Accounts' })
  const item = (name: string) => {
    const found = screen.getByRole('heading', { name }).closest('li')
    if (!found) throw new Error(`${name} is not in the list`)
    return within(found)
  }
  const confirm = async (name: string) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
    await user.click(question.getByRole('button', { name }))
  }
  return { user, item, confirm }
}

test('K22: lists who has an account, what they may, and when they were last there', async () => {
  const { item } = await openPeople()
  expect(item('Test Admin').getByText('Administrator')).toBeVisible()
  expect(item('Test Admin').getByText('You')).toBeVisible()
  expect(item('Test Admin').getByText('admin@example.com')).toBeVisible()
  expect(item('Test Admin').getByText('Contact: contact@example.com')).toBeVisible()
  expect(item('Test Admin').getByText(/Last login/)).toHaveTextContent('Last login: Nov 20, 2026')
  expect(item('stranger@example.com').getByText(/Last login/)).toHaveTextContent('login: never')
  expect(item('Not Yet').getByText('Address not confirmed')).toBeVisible()
  expect(item('Not Yet').queryByRole('button')).toBeNull()
  const request = seen('POST', 'rpc/people')[0]
  expect(request?.query.get('order')).toBe('role.asc.nullslast,created_at.asc,id.asc')
  expect(request?.query.get('limit')).toBe('50')
})

test('K42 gives an account a role with a last day', async () => {
  backend.procedures['give_role'] = () => {
    changeAccount(strangerId, { role: 'editor', until: '2099-03-03T21:00:00+00:00' })
    return 'given'
  }
  const { user, item } = await openPeople()
  await user.click(item('stranger@example.com').getByRole('button', { name: /^Give a role/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Role of stranger/ }))
  expect(dialog.getByRole('radio', { name: 'Contributor' })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: 'Editor' }))
  expect(dialog.getByRole('radio', { name: 'Editor' })).toHaveAccessibleDescription(
    'May change, publish, order, delete and restore all tours, posts and pictures.',
  )
  await user.type(dialog.getByLabelText('Last day (optional)'), '2099-03-03')
  await user.click(dialog.getByRole('button', { name: 'Save the role' }))
  await findToast('stranger@example.com is editor now')
  expect(seen('POST', 'rpc/give_role')[0]?.body).toEqual({
    account: strangerId,
    wanted: 'editor',
    ends: '2099-03-03T21:00:00.000Z',
  })
  expect(await item('stranger@example.com').findByText('Editor')).toBeVisible()
  expect(
    item('stranger@example.com').getByText('Access until the end of March 3, 2099.'),
  ).toBeVisible()
})

test('K43 says whose access has ended, and offers no last day that is over', async () => {
  changeAccount(strangerId, {
    role: 'editor',
    until: '2026-01-05T21:00:00+00:00',
    has_ended: true,
  })
  const { user, item } = await openPeople()
  const stranger = item('stranger@example.com')
  expect(stranger.getByText('Was editor')).toBeVisible()
  expect(stranger.getByText('The access ended on January 5, 2026.')).toBeVisible()
  expect(stranger.queryByRole('button', { name: /^End access/ })).toBeNull()
  await user.click(stranger.getByRole('button', { name: /^Give a role/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Last day (optional)'), '2020-01-01')
  await user.click(dialog.getByRole('button', { name: 'Save the role' }))
  expect(dialog.getByText('The last day must not be over.')).toBeVisible()
  expect(seen('POST', 'rpc/give_role')).toEqual([])
})

test('K42 a refused role is explained in the dialog, which keeps what was chosen', async () => {
  server.use(
    http.post('*/rest/v1/rpc/give_role', () =>
      HttpResponse.json({ code: 'PT403', message: 'secret_rule' }, { status: 403 }),
    ),
  )
  const { user, item } = await openPeople()
  await user.click(item('stranger@example.com').getByRole('button', { name: /^Give a role/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Administrator' }))
  await user.click(dialog.getByRole('button', { name: 'Save the role' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your own rights end earlier')
  expect(dialog.getByRole('radio', { name: 'Administrator' })).toBeChecked()
  expect(document.body).not.toHaveTextContent('secret_rule')
})

test.each([
  ['23514', 400, /This is the last administrator\./],
  ['PT404', 404, /This account no longer exists\./],
  ['PT423', 423, /This is the owner, whose rights nobody can take away\./],
  ['42501', 403, 'Your account may not do this.'],
])('K22: the refusal %s is shown beside the person', async (code, status, sentence) => {
  server.use(
    http.post('*/rest/v1/rpc/end_access', () =>
      HttpResponse.json({ code, message: 'secret_rule' }, { status }),
    ),
  )
  const { user, item, confirm } = await openPeople()
  await user.click(item('Test Admin').getByRole('button', { name: /^End access/ }))
  expect(screen.getByText(/This is your own account: you leave the studio at once/)).toBeVisible()
  await confirm('End access')
  await findToast('Failed to change the rights')
  expect(item('Test Admin').getByText(sentence)).toBeVisible()
  expect(document.body).not.toHaveTextContent('secret_rule')
})

test('K22: users who revoke their own rights leave the studio', async () => {
  backend.procedures['end_access'] = () => {
    backend.tables['user_roles'] = []
    return 'ended'
  }
  const { user, item, confirm } = await openPeople()
  await user.click(item('Test Admin').getByRole('button', { name: /^End access/ }))
  await confirm('End access')
  await findPage('Public home')
  await findToast('Access denied. Admin privileges required.')
  expect(window.location.pathname).toBe('/')
})

test('Z80 the list marks the owner and offers nothing that would be refused', async () => {
  changeAccount(strangerId, { role: 'admin', is_owner: true })
  const { item } = await openPeople()
  const owner = item('stranger@example.com')
  expect(owner.getByText('Owner')).toBeVisible()
  expect(owner.queryByRole('button')).toBeNull()
  expect(owner.getByText('The owner keeps these rights until handing over.')).toBeVisible()
  const own = item('Test Admin')
  expect(own.queryByText('Owner')).toBeNull()
  expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Change role: Test Admin',
    'End access: Test Admin',
  ])
})

test('Z80 the owner cannot revoke their own rights, but can hand over to another administrator', async () => {
  changeAccount(adminId, { is_owner: true })
  changeAccount(strangerId, { role: 'admin' })
  backend.procedures['hand_over'] = () => {
    changeAccount(adminId, { is_owner: false })
    changeAccount(strangerId, { is_owner: true })
    return undefined
  }
  const { user, item, confirm } = await openPeople()
  expect(item('Test Admin').queryByRole('button')).toBeNull()
  expect(item('Test Admin').getByText(/^You are the owner\. Hand over to another/)).toBeVisible()
  expect(item('Not Yet').queryByRole('button')).toBeNull()
  await user.click(
    await item('stranger@example.com').findByRole('button', { name: /^Hand over ownership/ }),
  )
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /becomes the owner: nobody can then take the administrator rights .* You stay an administrator/,
  )
  expect(seen('POST', 'rpc/hand_over')).toEqual([])
  await confirm('Hand over')
  await findToast('stranger@example.com is the owner now')
  expect(seen('POST', 'rpc/hand_over')[0]?.body).toEqual({ account: strangerId })
  expect(await item('stranger@example.com').findByText('Owner')).toBeVisible()
  expect(await item('Test Admin').findByRole('button', { name: /^End access/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull()
})

test.each([
  ['PT409', 409, 'Only an administrator can become the owner.'],
  ['42501', 403, 'Only the owner can hand over, and you are not the owner any more.'],
  ['', 500, 'The server has a problem at the moment.'],
])('Z80 a refused hand-over (%s) is shown beside the person', async (code, status, text) => {
  changeAccount(adminId, { is_owner: true })
  changeAccount(strangerId, { role: 'admin' })
  server.use(
    http.post('*/rest/v1/rpc/hand_over', () =>
      HttpResponse.json({ code, message: 'secret_rule' }, { status }),
    ),
  )
  const { user, item, confirm } = await openPeople()
  await user.click(
    await item('stranger@example.com').findByRole('button', { name: /^Hand over ownership/ }),
  )
  await confirm('Hand over')
  await findToast('Failed to hand over')
  expect(item('stranger@example.com').getByText(text, { exact: false })).toBeVisible()
  expect(document.body).not.toHaveTextContent('secret_rule')
})

test('K22: searches names and e-mails, and removes the filter syntax from what was typed', async () => {
  const { user } = await openPeople()
  await user.type(screen.getByLabelText('Search names and addresses'), 'o),id.eq.(')
  await waitFor(() => expect(window.location.search).toContain('q='))
  await waitFor(() =>
    expect(
      seen('POST', 'rpc/people')
        .findLast(({ query }) => query.has('or'))
        ?.query.get('or'),
    ).toBe(
      '(full_name.ilike.*o*id.eq.*,sign_in_email.ilike.*o*id.eq.*,contact_email.ilike.*o*id.eq.*)',
    ),
  )
})

test('K22 K32: a list that could not be loaded says so and offers to retry', async () => {
  expectConsoleErrors()
  server.use(http.post('*/rest/v1/rpc/people', () => new HttpResponse('{}', { status: 403 })))
  const { user } = openStudio('/admin/people')
  await findToast('Failed to load people')
  expect(toastTitles()).toEqual(['Failed to load people'])
  server.use(
    http.post('*/rest/v1/rpc/people', () =>
      HttpResponse.json(people, { headers: { 'content-range': '0-2/3' } }),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Test Admin' })).toBeVisible()
})
