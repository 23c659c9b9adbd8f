import { AuthRetryableFetchError } from '@supabase/supabase-js'
import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { getClient } from '../../../src/admin/data/client'
import { sessionKey } from '../../../src/admin/data/session-store'
import { openAddress } from '../../../src/lib/open-address'
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
import { renderGuarded } from '../support/render-guarded'
import {
  expectConsoleErrors,
  findPage,
  findToast,
  openStudio,
  toastTitles,
} from '../support/render-studio'
import { deferred } from '../../deferred'

vi.mock(import('../../../src/lib/open-address'), () => ({
  openAddress: vi.fn<(to: string) => void>(),
}))

useFakeBackend()
useBrowserStubs()
afterEach(() => vi.useRealTimers())

const denied = 'Access denied. Admin privileges required.'

/** A page with a field, opened by a signed-in admin. */
async function openDraft() {
  storeSession(adminId)
  const view = renderGuarded(<input aria-label="Draft" />)
  return { ...view, draft: await screen.findByLabelText('Draft') }
}

/** Holds responses back until `release` is called. */
function holdResponses() {
  const { promise: released, resolve: release } = deferred()
  return { release: () => release(), released }
}

/** Fires the events of a window that gets the focus again. */
function refocusWindow() {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
}

test('D3 renders nothing and loads no data of the page until the check is done', async () => {
  storeSession(adminId)
  const { release, released } = holdResponses()
  server.use(
    http.get('*/rest/v1/user_roles', async () => {
      await released
      return HttpResponse.json([{ role: 'admin' }])
    }),
  )
  const Secret = vi.fn<() => ReactNode>(() => <p>Secret figures</p>)
  renderGuarded(<Secret />)
  await waitFor(() => expect(seen('GET', 'user_roles')).not.toEqual([]))
  expect(screen.getByRole('status')).toHaveTextContent('Checking your access')
  expect(Secret).not.toHaveBeenCalled()
  release()
  expect(await screen.findByText('Secret figures')).toBeVisible()
})

test('D3 waits for the profile as well before it shows the page', async () => {
  storeSession(adminId)
  const { release, released } = holdResponses()
  server.use(
    http.get('*/rest/v1/profiles', async () => {
      await released
      return HttpResponse.json({ id: adminId, full_name: null, email: null })
    }),
  )
  renderGuarded(<p>Secret figures</p>)
  await waitFor(() => expect(seen('GET', 'user_roles')).not.toEqual([]))
  await act(() => delay(50))
  expect(screen.queryByText('Secret figures')).toBeNull()
  release()
  expect(await screen.findByText('Secret figures')).toBeVisible()
})

test.each(['/admin', '/admin/tours', '/admin/blog', '/admin/gallery', '/admin/settings'])(
  'D9 a signed-out visitor of %s is sent to /auth without a read of the database',
  async (path) => {
    openStudio(path)
    await findPage('Welcome')
    expect(window.location.pathname).toBe('/auth')
    expect(backend.seen).toEqual([])
  },
)

test('D10 a signed-in user who is not an admin sees one toast, in strict mode too, and the site', async () => {
  storeSession(strangerId)
  openStudio('/admin/tours')
  await findPage('Public home')
  expect(window.location.pathname).toBe('/')
  await findToast(denied)
  expect(toastTitles()).toEqual([denied])
  // What was read meanwhile, with the rights of a stranger, is never shown.
  expect(screen.queryByRole('list', { name: 'Tours' })).toBeNull()
})

test('D10 a user who was denied access can sign out at /auth', async () => {
  storeSession(strangerId)
  const first = openStudio('/admin')
  await findPage('Public home')
  first.unmount()
  const { user } = openStudio('/auth')
  expect(await screen.findByText('stranger@example.com')).toBeVisible()
  const page = within(screen.getByRole('main'))
  await user.click(page.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible()
  expect(window.localStorage.getItem(sessionKey)).toBeNull()
})

test.each(['user_roles', 'profiles'])(
  'D11 a failed first read of %s is only logged and counts as a no',
  async (table) => {
    const logged = expectConsoleErrors()
    server.use(
      http.get(`*/rest/v1/${table}`, () =>
        HttpResponse.json(
          { code: '42501', message: 'permission denied for table' },
          { status: 403 },
        ),
      ),
    )
    storeSession(adminId)
    openStudio('/admin')
    await findPage('Public home')
    await findToast(denied)
    expect(toastTitles()).toEqual([denied])
    expect(logged).toHaveBeenCalledTimes(1)
    expect(document.body).not.toHaveTextContent('permission denied')
  },
)

test('D11 an admin whose profile was never written is still an admin', async () => {
  backend.tables['profiles'] = []
  storeSession(adminId)
  openStudio('/admin')
  await findPage('Dashboard')
  expect(toastTitles()).toEqual([])
})

test('D12 reads the admin role of the signed-in user', async () => {
  storeSession(adminId)
  openStudio('/admin')
  await findPage('Dashboard')
  const [request] = seen('GET', 'user_roles')
  expect(Object.fromEntries(request?.query ?? [])).toEqual({
    select: 'role',
    user_id: `eq.${adminId}`,
    role: 'eq.admin',
  })
  expect(request?.headers.get('authorization')).toBe(`Bearer access-${adminId}`)
})

test('D14 a refreshed token keeps what was typed and shows no message', async () => {
  const { user, draft } = await openDraft()
  await user.type(draft, 'half a sentence')
  const checks = seen('GET', 'user_roles').length
  await act(() => getClient().auth.refreshSession())
  await waitFor(() => expect(seen('GET', 'user_roles').length).toBeGreaterThan(checks))
  expect(screen.getByLabelText('Draft')).toBe(draft)
  expect(draft).toHaveValue('half a sentence')
  expect(toastTitles()).toEqual([])
})

test('a later check that fails keeps the page and what was typed', async () => {
  const logged = expectConsoleErrors()
  const { user, draft } = await openDraft()
  await user.type(draft, 'half a sentence')
  // Only the check: a slow machine may still be loading the tours, whose failure is told.
  server.use(http.get('*/rest/v1/user_roles', () => new HttpResponse(null, { status: 401 })))
  refocusWindow()
  await waitFor(() => expect(logged).toHaveBeenCalled())
  await act(() => delay(50))
  expect(screen.getByLabelText('Draft')).toBe(draft)
  expect(draft).toHaveValue('half a sentence')
  expect(toastTitles()).toEqual([])
})

test('a revoked role closes the studio when the window gets the focus', async () => {
  await openDraft()
  backend.tables['user_roles'] = []
  refocusWindow()
  await findPage('Public home')
  await findToast(denied)
  expect(screen.queryByLabelText('Draft')).toBeNull()
})

test('D15 the toast has a button that signs out', async () => {
  storeSession(strangerId)
  const { user, unmount } = openStudio('/admin')
  await findPage('Public home')
  await findToast(denied)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  const [address = ''] = vi.mocked(openAddress).mock.lastCall ?? []
  expect(address).toMatch(/^\/auth\?/)
  unmount()
  openStudio(address)
  await findToast('Logged out successfully')
  await findPage('Welcome')
  expect(window.location.pathname + window.location.search).toBe('/auth')
  expect(window.localStorage.getItem(sessionKey)).toBeNull()
})

test('D15 the URL of that button does not sign out a user who was not denied access', async () => {
  storeSession(adminId)
  openStudio('/auth?sign-out')
  await findPage('Dashboard')
  expect(window.localStorage.getItem(sessionKey)).not.toBeNull()
})

test('U12 Logout ends the session, says so and goes to /auth', async () => {
  storeSession(adminId)
  const { user } = openStudio('/admin/blog')
  await findPage('Manage Blog Posts')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await findPage('Welcome')
  await findToast('Logged out successfully')
  expect(window.localStorage.getItem(sessionKey)).toBeNull()
  expect(seen('POST', 'logout').map(({ query }) => query.get('scope'))).toEqual(['local'])
  expect(window.history.state).toMatchObject({ usr: null })
})

test('U12 Logout works without a connection', async () => {
  expectConsoleErrors()
  storeSession(adminId)
  const { user } = openStudio('/admin')
  await findPage('Dashboard')
  server.use(http.post('*/auth/v1/logout', () => HttpResponse.error()))
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await findPage('Welcome')
  await findToast('Logged out successfully')
  expect(window.localStorage.getItem(sessionKey)).toBeNull()
})

test('U12 signing out in another tab closes the studio here', async () => {
  await openDraft()
  window.localStorage.removeItem(sessionKey)
  refocusWindow()
  await findPage('Login page')
  expect(screen.queryByLabelText('Draft')).toBeNull()
})

test('U12 a page from the browser cache is checked again', async () => {
  await openDraft()
  window.localStorage.removeItem(sessionKey)
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await findPage('Login page')
  expect(screen.queryByLabelText('Draft')).toBeNull()
})

test('U13 an expired token is refreshed without a message', async () => {
  storeSession(adminId, { expires_at: Math.floor(Date.now() / 1000) - 60 })
  openStudio('/admin')
  await findPage('Dashboard')
  expect(seen('POST', 'token').map(({ query }) => query.get('grant_type'))).toEqual([
    'refresh_token',
  ])
  expect(seen('GET', 'user_roles')[0]?.headers.get('authorization')).toBe('Bearer refreshed')
  expect(toastTitles()).toEqual([])
})

const disturbed = {
  data: { session: null },
  error: new AuthRetryableFetchError('Refresh result discarded', 0),
} as const

test('D9 reads the session again after another tab disturbed the refresh', async () => {
  expectConsoleErrors()
  storeSession(adminId)
  const { auth } = getClient()
  await auth.initialize()
  // Strict mode reads twice; the first attempts of both fail.
  vi.spyOn(auth, 'getSession').mockResolvedValueOnce(disturbed).mockResolvedValueOnce(disturbed)
  openStudio('/admin')
  await findPage('Dashboard')
  expect(window.location.pathname).toBe('/admin')
})

test('D9 a session that cannot be verified neither grants nor denies access', async () => {
  expectConsoleErrors()
  storeSession(adminId)
  const getSession = vi.spyOn(getClient().auth, 'getSession').mockResolvedValue(disturbed)
  const { user } = openStudio('/admin')
  await findPage('Could not verify your session')
  expect(window.location.pathname).toBe('/admin')
  getSession.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await findPage('Dashboard')
})

test('D3 gives up after 8 s without a response and offers to retry', async () => {
  storeSession(adminId)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const getSession = vi.spyOn(getClient().auth, 'getSession')
  getSession.mockReturnValue(new Promise(() => {}))
  openStudio('/admin')
  await act(() => vi.advanceTimersByTimeAsync(7900))
  expect(screen.getByRole('status')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('heading', { name: 'You seem to be offline.' })).toBeVisible()
  vi.useRealTimers()
  getSession.mockRestore()
  act(() => screen.getByRole('button', { name: 'Retry' }).click())
  await findPage('Dashboard')
})
