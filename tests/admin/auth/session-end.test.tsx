import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { deferred } from '../../deferred'
import { eventually } from '../../eventually'
import { getClient } from '../../../src/admin/data/client'
import { useLeaveGuard } from '../../../src/admin/kit/leaving/leave-guard'
import { sessionKey } from '../../../src/admin/data/session-store'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  rightPassword,
  seen,
  server,
  storeSession,
  strangerId,
  useFakeBackend,
} from '../support/fake-backend'
import { renderGuarded } from '../support/render-guarded'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()

function Draft({ isUnsaved }: { isUnsaved: boolean }) {
  useLeaveGuard(isUnsaved)
  return <input aria-label="Draft" />
}

async function openDraft(isUnsaved = true) {
  storeFreshSession()
  const view = renderGuarded(<Draft isUnsaved={isUnsaved} />)
  const draft = await screen.findByLabelText('Draft')
  await view.user.type(draft, 'half a sentence')
  return { ...view, draft }
}

let sessions = 0

/** Stores a session with a new refresh token: the library remembers failed ones. */
function storeFreshSession(changes: object = {}) {
  sessions += 1
  storeSession(adminId, { refresh_token: `refresh-${adminId}-${sessions}`, ...changes })
}

/** The session expires, and the server refuses to refresh it. */
async function endSession() {
  storeFreshSession({ expires_at: Math.floor(Date.now() / 1000) - 60 })
  refuseRefresh()
  // Not in `act`: the dialog opens later than this call resolves.
  await waitFor(() => getClient().auth.refreshSession())
}

function refuseRefresh() {
  server.use(
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

test('D19: a session that ends with unsaved work asks for the password in a dialog', async () => {
  storeFreshSession()
  const account = { id: adminId, email: 'admin@example.com', user_metadata: {}, app_metadata: {} }
  server.use(http.get('*/auth/v1/user', () => HttpResponse.json(account)))
  const { user } = openStudio('/admin/settings')
  const draft = await screen.findByLabelText('Full Name')
  await user.type(draft, ' the first')
  await endSession()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Your session has ended' }))
  expect(dialog.getByLabelText('Email')).toHaveValue('admin@example.com')
  expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly')
  const password = dialog.getByLabelText('Password')
  await waitFor(() => expect(password).toHaveFocus())
  await user.keyboard('{Escape}')
  await user.type(password, 'wrong-password')
  await user.click(dialog.getByRole('button', { name: 'Login' }))
  expect(await dialog.findByText('Invalid login credentials')).toBeVisible()
  await user.clear(password)
  await user.type(password, rightPassword)
  await user.click(dialog.getByRole('button', { name: 'Login' }))
  await findToast('Logged in successfully!')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText('Full Name')).toBe(draft)
  expect(draft).toHaveValue('Test Admin the first')
  await waitFor(() => expect(draft).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await findToast('Profile updated successfully')
})

test('Z53 the dialog that asks for the password again has the captcha of the login', async () => {
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '0x4AAAAAAAtest')
  const render = (_box: HTMLElement, { callback }: { callback: (token: string) => void }) => {
    callback('proof')
    return 'widget'
  }
  vi.stubGlobal('turnstile', { render, reset: () => {}, remove: () => {} })
  const { user } = await openDraft()
  await endSession()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Your session has ended' }))
  await user.type(dialog.getByLabelText('Password'), rightPassword)
  await user.click(dialog.getByRole('button', { name: 'Login' }))
  await findToast('Logged in successfully!')
  expect(seen('POST', 'token').at(-1)?.body).toMatchObject({
    gotrue_meta_security: { captcha_token: 'proof' },
  })
  vi.unstubAllEnvs()
})

test('D19: logging out instead opens the login', async () => {
  const { user } = await openDraft()
  await endSession()
  await user.click(await screen.findByRole('button', { name: 'Log out instead' }))
  await findPage('Login page')
  expect(screen.queryByLabelText('Draft')).toBeNull()
})

test('D19 without unsaved work the login page says why, and returns to the page afterwards', async () => {
  storeFreshSession()
  const { user } = openStudio('/admin/activity?table=tours&row=2')
  await findPage('Activity')
  await endSession()
  await findPage('Welcome')
  expect(screen.getByText(/Your session has ended\. Log in, and you return/)).toBeVisible()
  await user.type(screen.getByLabelText('Email'), 'admin@example.com')
  await user.type(screen.getByLabelText('Password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await findPage('Activity')
  expect(window.location.search).toBe('?table=tours&row=2')
})

/** Fires the events of a window that gets the focus again. */
function refocusWindow() {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))
  })
}

test('a later check that fails says "Reconnecting" and keeps the page', async () => {
  const logged = expectConsoleErrors()
  storeFreshSession()
  openStudio('/admin/activity')
  await findPage('Activity')
  server.use(http.get('*/rest/v1/user_roles', () => new HttpResponse(null, { status: 403 })))
  await eventually(() => {
    refocusWindow()
    expect(screen.getByText('Reconnecting.')).toBeVisible()
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  server.resetHandlers()
  refocusWindow()
  await waitFor(() => expect(screen.queryByText('Reconnecting.')).toBeNull())
  expect(logged).toHaveBeenCalled()
})

/** The database rejects the token. */
const refuseToken = http.post(
  '*/rest/v1/rpc/activity',
  () => new HttpResponse('{}', { status: 401 }),
)

test('D19 U13: a token that the database rejects is refreshed once', async () => {
  expectConsoleErrors()
  storeFreshSession()
  server.use(refuseToken)
  openStudio('/admin/activity')
  await findPage('Activity')
  await findToast('Failed to load activity')
  await waitFor(() => expect(seen('POST', 'token')).toHaveLength(1))
  expect(seen('POST', 'token')[0]?.query.get('grant_type')).toBe('refresh_token')
})

test('D19: the session ends if the refresh is refused, also before it expires', async () => {
  expectConsoleErrors()
  storeFreshSession()
  refuseRefresh()
  server.use(refuseToken)
  openStudio('/admin/activity')
  await findPage('Welcome')
  expect(screen.getByText(/Your session has ended\. Log in, and you return/)).toBeVisible()
  expect(window.localStorage.getItem(sessionKey)).toBeNull()
})

test('D19 whoever logs in after somebody’s session has lapsed sees nothing that was read for that person', async () => {
  const secret = {
    id: 9,
    at: '2026-11-21 10:00:00+00',
    actor: adminId,
    actor_name: 'Test Admin',
    actor_email: 'admin@example.com',
    table_name: 'user_roles',
    op: 'INSERT',
    row_id: strangerId,
    title: 'somebody@example.com',
  }
  backend.procedures['activity'] = () => [secret]
  backend.procedures['my_access'] = () => [
    { role: 'editor', until: null, has_ended: false, since: null, rights: ['write', 'publish'] },
  ]
  const account = { id: adminId, email: 'admin@example.com', user_metadata: {}, app_metadata: {} }
  server.use(http.get('*/auth/v1/user', () => HttpResponse.json(account)))
  storeFreshSession()
  const { user } = openStudio('/admin/activity')
  await screen.findAllByText(/somebody@example\.com/)
  await user.click(screen.getByRole('link', { name: 'Settings' }))
  await user.type(await screen.findByLabelText('Full Name'), ' the first')
  await endSession()
  await screen.findByRole('alertdialog', { name: 'Your session has ended' })
  // In another tab of this browser.
  storeSession(strangerId, { refresh_token: `refresh-${strangerId}-other` })
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  // The server is slow to say what this person may read.
  const { promise: held, resolve: letThrough } = deferred()
  server.use(http.post('*/rest/v1/rpc/activity', () => held))
  await user.click(await screen.findByRole('link', { name: 'Activity' }))
  await findPage('Activity')
  expect(screen.queryAllByText(/somebody@example\.com/)).toEqual([])
  letThrough()
})

test('D19 a log-out that the server answers late does not end the session of whoever logs in meanwhile', async () => {
  const { promise: held, resolve: letThrough } = deferred()
  const { promise: isAnswered, resolve: answered } = deferred()
  server.use(
    http.post('*/auth/v1/logout', async () => {
      await held
      setTimeout(answered)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  storeFreshSession()
  const { user } = openStudio('/admin/activity')
  await findPage('Activity')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await eventually(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome'),
  )
  await user.type(screen.getByLabelText('Email'), 'admin@example.com')
  await user.type(screen.getByLabelText('Password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await findToast('Logged in successfully!')
  letThrough()
  await isAnswered
  await findPage('Dashboard')
  expect(window.localStorage.getItem(sessionKey)).toContain(adminId)
})
