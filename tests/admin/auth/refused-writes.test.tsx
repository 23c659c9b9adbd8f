import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { getClient } from '../../../src/admin/data/client'
import { explainRefusal } from '../../../src/admin/data/explain-refusal'
import { RequestFailure, RightsLost } from '../../../src/admin/data/errors'
import { uploadPicture, uploadFailureText } from '../../../src/admin/kit/pictures/upload-picture'
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
/** A new refresh token for each test: the library remembers failed ones. */
const freshToken = () => ({ refresh_token: `refresh-${adminId}-${(sessions += 1)}` })

beforeEach(() => storeSession(adminId, freshToken()))

const noRows = () => HttpResponse.json([])
const lostText = 'You no longer have access to the studio: nothing was changed.'

/** Revokes the admin role: row level security then lets updates and deletes match no rows. */
function revokeRights(): void {
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

const storedDrafts = () =>
  Object.entries(window.localStorage)
    .filter(([key]) => key.startsWith('studio-draft'))
    .map(([, value]) => String(value))
    .join(' ')

/** Waits for a toast with this title that says that the rights are gone. */
async function findRightsLost(title: string): Promise<void> {
  const messages = () => [...document.querySelectorAll('[data-sonner-toast]')]
  await waitFor(() =>
    expect(messages().map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(title + lostText),
    ),
  )
}

test('Z63 a save after the rights were revoked says so, and the text stays on the device', async () => {
  const { title, save } = await openTour()
  revokeRights()
  await save()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    'You no longer have access to the studio: nothing was saved. Your text stays on this device.',
  )
  expect(screen.queryByText(/It was changed or removed in the meantime/)).toBeNull()
  expect(title).toHaveValue('Tour of tea')
  expect(storedDrafts()).toContain('Tour of tea')
})

test('Z63 does not claim that the text is stored if the device cannot store it', async () => {
  const { save } = await openTour()
  revokeRights()
  const setItem = Reflect.get(Storage.prototype, 'setItem')
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /no longer have access to the studio: nothing was saved\. This device cannot store your text either: copy it/,
    )
  } finally {
    Reflect.set(Storage.prototype, 'setItem', setItem)
  }
})

test('Z63 a flag, a deletion, a copy and a bulk change say that the rights are gone', async () => {
  expectConsoleErrors()
  const { user, card, askToDelete } = await openTours()
  revokeRights()
  await user.click(card(2).getByRole('button', { name: /^Feature / }))
  await findRightsLost('Failed to update tour')
  expect(screen.queryByText(/This tour was changed in another tab/)).toBeNull()

  const question = await askToDelete(2)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await findRightsLost('Failed to delete tour')
  await user.click(card(2).getByRole('button', { name: /^Duplicate / }))
  await findRightsLost('Failed to create tour')

  await user.click(card(2).getByRole('checkbox'))
  await user.selectOptions(screen.getByLabelText('Action for the selected'), 'Ready for the site')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  const report = await screen.findByRole('region', { name: 'Result' })
  expect(report).toHaveTextContent(lostText)
  expect(report).not.toHaveTextContent('in another tab')
})

test('Z63 a refused upload and a refused function call say so, too', async () => {
  revokeRights()
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
  // An admin is refused for another reason.
  backend.tables['user_roles'] = [{ user_id: adminId, role: 'admin' }]
  expect(await explainRefusal(refused)).toBe(refused)
  // If the role cannot be read, the error stays as it is; without a session, that is the reason.
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

test('Z64 a refused save of the current version is not reported as a conflict', async () => {
  const { save } = await openTour()
  server.use(http.patch('*/rest/v1/tours', noRows))
  await save()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('although nobody else has changed it')
  expect(alert).toHaveTextContent('Your text stays on this device.')
})

const factors = [{ id: 'factor-1', factor_type: 'totp', status: 'verified' }]
const account = { id: adminId, email: 'admin@example.com', user_metadata: {}, app_metadata: {} }

/** A session as the server returns it, with or without a second factor on the account. */
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

/** The server rejects the token and refuses to refresh it. */
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

test('Z65 repeats an interrupted save after logging in again, and removes its error', async () => {
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

test('Z65 repeats the save once after the token was refreshed, without a dialog', async () => {
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

/** The account got a second factor elsewhere: the database refuses all writes of this session. */
function requireCode(): void {
  let isVerified = false
  server.use(
    http.get('*/auth/v1/user', () => HttpResponse.json({ ...account, factors })),
    http.post('*/auth/v1/token', () => HttpResponse.json(sessionWith('aal1'))),
    http.post('*/auth/v1/factors/factor-1/challenge', () =>
      HttpResponse.json({ id: 'challenge-1', type: 'totp', expires_at: 0 }),
    ),
    http.post('*/auth/v1/factors/factor-1/verify', () => {
      isVerified = true
      return HttpResponse.json(sessionWith('aal2'))
    }),
    http.patch('*/rest/v1/tours', () => (isVerified ? undefined : noRows())),
  )
}

test('Z66 asks for the code of a new second factor, then repeats the save', async () => {
  const { user, title, save } = await openTour()
  requireCode()
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
  requireCode()
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
