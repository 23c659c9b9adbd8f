import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { getClient } from '../../../src/admin/data/client'
import { explainRefusal } from '../../../src/admin/data/explain-refusal'
import { RequestFailure, RightsLost } from '../../../src/admin/data/errors'
import { uploadPicture } from '../../../src/admin/kit/pictures/upload-picture'
import { uploadFailureText } from '../../../src/admin/kit/pictures/storage-error'
import { openTours } from '../tours/open-tours'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  rightPassword,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()

let sessions = 0
/** A refresh token that nobody has tried yet: the library remembers failures. */
const freshToken = () => ({ refresh_token: `refresh-${adminId}-${(sessions += 1)}` })

beforeEach(() => storeSession(adminId, freshToken()))

const noRows = () => HttpResponse.json([])
const lostText = 'You are no longer an admin: nothing was changed.'

/** Somebody takes the rights: row level security then lets every write pass by without a row. */
function takeRights(): void {
  backend.tables['user_roles'] = []
  server.use(
    http.patch('*/rest/v1/tours', noRows),
    http.delete('*/rest/v1/tours', noRows),
    http.post('*/rest/v1/tours', () =>
      HttpResponse.json({ code: '42501', message: 'row-level security' }, { status: 403 }),
    ),
  )
}

async function openTour() {
  expectConsoleErrors()
  const { user } = openStudio('/admin/tours/1')
  const title = await screen.findByLabelText('Title')
  fireEvent.change(title, { target: { value: 'Tour of tea' } })
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, title, save }
}

const kept = () =>
  Object.entries(window.localStorage)
    .filter(([key]) => key.startsWith('studio-draft'))
    .map(([, value]) => String(value))
    .join(' ')

/** A message in the corner with this title says that the rights are gone. */
async function findLoss(title: string): Promise<void> {
  const messages = () => [...document.querySelectorAll('[data-sonner-toast]')]
  await waitFor(() =>
    expect(messages().map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(title + lostText),
    ),
  )
}

test('Z63 a save after the rights were taken says so, and the text stays on the device', async () => {
  const { title, save } = await openTour()
  takeRights()
  await save()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    'You are no longer an admin: nothing was saved. Your text stays on this device.',
  )
  expect(screen.queryByText(/Someone else changed or removed it/)).toBeNull()
  expect(title).toHaveValue('Tour of tea')
  expect(kept()).toContain('Tour of tea')
})

test('Z63 where the device cannot keep the text either, it is not said to', async () => {
  const { save } = await openTour()
  takeRights()
  const setItem = Reflect.get(Storage.prototype, 'setItem')
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /no longer an admin: nothing was saved\. This device cannot keep your text either: copy it/,
    )
  } finally {
    Reflect.set(Storage.prototype, 'setItem', setItem)
  }
})

test('Z63 a flag, a deletion, a copy and a change of several say that the rights are gone', async () => {
  expectConsoleErrors()
  const { user, card, askToDelete } = await openTours()
  takeRights()
  await user.click(card(2).getByRole('button', { name: /^Feature / }))
  await findLoss('Failed to update tour')
  expect(screen.queryByText(/Someone else changed this tour/)).toBeNull()

  const question = await askToDelete(2)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await findLoss('Failed to delete tour')
  await user.click(card(2).getByRole('button', { name: /^Duplicate / }))
  await findLoss('Failed to create tour')

  await user.click(card(2).getByRole('checkbox'))
  await user.selectOptions(screen.getByLabelText('With the selected'), 'Publish')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  const report = await screen.findByRole('region', { name: 'Result' })
  expect(report).toHaveTextContent(lostText)
  expect(report).not.toHaveTextContent('Someone else')
})

test('Z63 an uploaded file and a call that are refused say so, too', async () => {
  takeRights()
  server.use(
    http.post('*/storage/v1/object/gallery/:folder/:name', () =>
      HttpResponse.json(
        { statusCode: '403', message: 'new row violates row-level security policy' },
        { status: 400 },
      ),
    ),
  )
  const failure: unknown = await uploadPicture(new Blob(['x']), 'gallery/a.webp').catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(RightsLost)
  expect(uploadFailureText(failure)).toBe(lostText)
  const refused = new RequestFailure('row-level security', 403, '42501')
  expect(await explainRefusal(refused)).toBeInstanceOf(RightsLost)
  // Somebody who is an admin is refused for another reason; so is what has nothing to do with rights.
  backend.tables['user_roles'] = [{ user_id: adminId, role: 'admin' }]
  expect(await explainRefusal(refused)).toBe(refused)
  // Where nobody answers nothing is claimed; without a session it is the session that is missing.
  server.use(http.get('*/rest/v1/user_roles', () => HttpResponse.error(), { once: true }))
  expect(await explainRefusal(refused)).toBe(refused)
  vi.spyOn(getClient().auth, 'getSession').mockResolvedValue({
    data: { session: null },
    error: null,
  })
  expect(await explainRefusal(refused)).toMatchObject({ status: 401 })
  const full = new RequestFailure('disk full', 507)
  expect(await explainRefusal(full)).toBe(full)
})

test('Z64 the same version that is refused is not blamed on somebody else', async () => {
  const { save } = await openTour()
  server.use(http.patch('*/rest/v1/tours', noRows))
  await save()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('although nobody else has changed it')
  expect(alert).toHaveTextContent('Your text stays on this device.')
})

const factors = [{ id: 'factor-1', factor_type: 'totp', status: 'verified' }]
const account = { id: adminId, email: 'admin@example.com', user_metadata: {}, app_metadata: {} }

/** A session as the server gives it now, with or without the second factor of the account. */
function sessionWith(aal: string, ofAccount: object = { ...account, factors }) {
  return {
    access_token: `x.${btoa(JSON.stringify({ aal, exp: 9_999_999_999 }))}.y`,
    refresh_token: `refresh-${adminId}-${(sessions += 1)}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: ofAccount,
  }
}

/** The server takes the token for none, and gives no new one. */
function endSession(): void {
  server.use(
    http.patch('*/rest/v1/tours', () => HttpResponse.json({}, { status: 401 }), { once: true }),
    http.post('*/auth/v1/token', ({ request }) =>
      request.url.includes('grant_type=refresh_token')
        ? HttpResponse.json(
            { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
            { status: 400 },
          )
        : undefined,
    ),
  )
}

test('Z65 after logging in again the interrupted save is done, and its message goes', async () => {
  const { user, title, save } = await openTour()
  endSession()
  await save()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Your session has ended' }))
  await user.type(dialog.getByLabelText('Password'), rightPassword)
  await user.click(dialog.getByRole('button', { name: 'Login' }))
  await findToast('Tour updated successfully')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(title).toHaveValue('Tour of tea')
  expect(backend.tables['tours']).toContainEqual(
    expect.objectContaining({ id: 1, title: 'Tour of tea', version: 2 }),
  )
  expect(seen('PATCH', 'tours')).toHaveLength(2)
})

test('Z65 a token that is renewed by itself repeats the save once, and asks nobody', async () => {
  const { save } = await openTour()
  server.use(
    http.patch('*/rest/v1/tours', () => HttpResponse.json({}, { status: 401 }), { once: true }),
    http.post('*/auth/v1/token', () => HttpResponse.json(sessionWith('aal1', account))),
  )
  await save()
  await findToast('Tour updated successfully')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(seen('PATCH', 'tours')).toHaveLength(2)
})

/** The account got a second factor elsewhere: the database refuses all that this session writes. */
function demandCode(): void {
  let isProved = false
  server.use(
    http.get('*/auth/v1/user', () => HttpResponse.json({ ...account, factors })),
    http.post('*/auth/v1/token', () => HttpResponse.json(sessionWith('aal1'))),
    http.post('*/auth/v1/factors/factor-1/challenge', () =>
      HttpResponse.json({ id: 'challenge-1', type: 'totp', expires_at: 0 }),
    ),
    http.post('*/auth/v1/factors/factor-1/verify', () => {
      isProved = true
      return HttpResponse.json(sessionWith('aal2'))
    }),
    http.patch('*/rest/v1/tours', () => (isProved ? undefined : noRows())),
  )
}

test('Z66 a session without its second factor is asked for the code, then the save is done', async () => {
  const { user, title, save } = await openTour()
  demandCode()
  await save()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Your code is needed' }))
  expect(title).toHaveValue('Tour of tea')
  await user.type(dialog.getByLabelText('Code'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await findToast('Tour updated successfully')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(seen('PATCH', 'tours')).toHaveLength(2)
})

test('Z66 without unsaved work the studio asks for the code instead of denying access', async () => {
  expectConsoleErrors()
  demandCode()
  backend.tables['user_roles'] = []
  const { user } = openStudio('/admin/activity')
  const code = await screen.findByLabelText('Code')
  expect(screen.queryByText(/Access denied/)).toBeNull()
  backend.tables['user_roles'] = [{ user_id: adminId, role: 'admin' }]
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await findPage('Activity')
  await waitFor(() => expect(window.location.pathname).toBe('/admin/activity'))
})
