import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { sessionKey } from '../../../src/admin/data/session-store'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  rightPassword,
  seen,
  server,
  useFakeBackend,
} from '../support/fake-backend'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()

const tokenHash = '0123456789abcdef0123456789abcdef0123456789abcdef01234567'
const account = {
  id: adminId,
  email: 'admin@example.com',
  user_metadata: {},
  app_metadata: {},
  aud: 'authenticated',
}

/** A token as the server issues it; the library reads its expiry. */
function token(claims: object = {}): string {
  const payload = { exp: Math.floor(Date.now() / 1000) + 3600, sub: adminId, ...claims }
  return ['{"alg":"HS256","typ":"JWT"}', JSON.stringify(payload), 'signature']
    .map((part) => btoa(part).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_'))
    .join('.')
}

function session(more: object = {}, claims: object = {}) {
  return {
    access_token: token(claims),
    refresh_token: `refresh-${adminId}`,
    token_type: 'bearer',
    expires_in: 3600,
    user: { ...account, ...more },
  }
}

function refuse(status: number, error_code: string, msg: string, headers = {}) {
  return HttpResponse.json({ error_code, msg }, { status, headers })
}

const serveUser = http.get('*/auth/v1/user', () => HttpResponse.json(account))

test.each([
  ['known', () => HttpResponse.json({})],
  ['limited', () => refuse(429, 'over_email_send_rate_limit', 'only after 47 seconds')],
])('U16: a forgotten password shows the same for a %s e-mail', async (name, answer) => {
  server.use(http.post('*/auth/v1/recover', answer))
  const logged = name === 'limited' ? expectConsoleErrors() : undefined
  const { user } = openStudio('/auth')
  await findPage('Welcome')
  await user.type(screen.getByLabelText('Email'), 'wanjiru@example.com')
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  expect(screen.getByLabelText('Email')).toHaveValue('wanjiru@example.com')
  expect(screen.getByLabelText('Email')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText(/has an account, a mail with a link is on its way/)).toBeVisible()
  expect(seen('POST', 'recover')[0]?.body).toMatchObject({ email: 'wanjiru@example.com' })
  expect(seen('POST', 'recover')[0]?.query.get('redirect_to')).toBe(
    `${window.location.origin}/auth`,
  )
  await user.click(screen.getByRole('button', { name: 'Back to the login' }))
  expect(screen.getByLabelText('Password')).toHaveFocus()
  expect(logged?.mock.calls.length ?? 1).toBe(1)
})

test('U16: the link opens a form; setting a password signs in', async () => {
  server.use(
    serveUser,
    http.post('*/auth/v1/verify', () => HttpResponse.json(session())),
    http.put('*/auth/v1/user', async ({ request }) => {
      const { password } = Object(await request.json())
      return password === 'old-one'
        ? refuse(422, 'same_password', 'New password should be different from the old password.')
        : HttpResponse.json(account)
    }),
  )
  const { user } = openStudio(`/auth?token_hash=${tokenHash}&type=recovery`)
  await findPage('Choose a new password')
  expect(backend.seen).toEqual([])
  const field = screen.getByLabelText('New password')
  expect(field).toHaveAttribute('autocomplete', 'new-password')
  await user.type(field, 'short')
  await user.click(screen.getByRole('button', { name: 'Save and log in' }))
  await findToast('Password must be at least 6 characters')
  await user.clear(field)
  await user.type(field, 'old-one')
  await user.click(screen.getByRole('button', { name: 'Save and log in' }))
  expect(await screen.findByText(/should be different from the old password/)).toBeVisible()
  expect(window.localStorage.getItem(sessionKey)).toBeNull()
  await user.clear(field)
  await user.type(field, rightPassword)
  await user.click(screen.getByRole('button', { name: 'Save and log in' }))
  await findToast('Password changed')
  await findPage('Dashboard')
  expect(seen('POST', 'verify').map(({ body }) => body)).toEqual([
    expect.objectContaining({ token_hash: tokenHash, type: 'recovery' }),
  ])
  expect(seen('POST', 'logout').map(({ query }) => query.get('scope'))).toEqual(['others'])
  expect(window.location.href).not.toContain(tokenHash)
})

test('U16: a new password whose answer was lost is not refused as the old one at the next attempt', async () => {
  expectConsoleErrors()
  let isSet = false
  server.use(
    serveUser,
    http.post('*/auth/v1/verify', () => HttpResponse.json(session())),
    http.put('*/auth/v1/user', () => {
      if (isSet)
        return refuse(
          422,
          'same_password',
          'New password should be different from the old password.',
        )
      isSet = true
      return HttpResponse.error()
    }),
  )
  const { user } = openStudio(`/auth?token_hash=${tokenHash}&type=recovery`)
  await findPage('Choose a new password')
  await user.type(screen.getByLabelText('New password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Save and log in' }))
  await screen.findByText('The password could not be changed. Please try again.')
  await user.click(screen.getByRole('button', { name: 'Save and log in' }))
  await findToast('Password changed')
  await findPage('Dashboard')
  expect(seen('POST', 'logout').map(({ query }) => query.get('scope'))).toEqual(['others'])
})

test('Z54 an invitation opens a form; setting the first password signs in', async () => {
  server.use(
    serveUser,
    http.post('*/auth/v1/verify', () => HttpResponse.json(session())),
    http.put('*/auth/v1/user', () => HttpResponse.json(account)),
  )
  const { user } = openStudio(`/auth?token_hash=${tokenHash}&type=invite`)
  await findPage('Choose a password')
  expect(backend.seen).toEqual([])
  await user.type(screen.getByLabelText('New password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Save and log in' }))
  await findToast('Password saved')
  await findPage('Dashboard')
  expect(seen('POST', 'verify').map(({ body }) => body)).toEqual([
    expect.objectContaining({ token_hash: tokenHash, type: 'invite' }),
  ])
  expect(seen('PUT', 'user')[0]?.body).toMatchObject({ password: rightPassword })
})

test('U16 U19: the link asks for the code of a second factor before it changes anything', async () => {
  const factors = [{ id: 'factor-1', factor_type: 'totp', status: 'verified' }]
  let isProved = false
  server.use(
    http.get('*/auth/v1/user', () => HttpResponse.json({ ...account, factors })),
    http.post('*/auth/v1/verify', () => HttpResponse.json(session({ factors }))),
    http.put('*/auth/v1/user', () =>
      isProved
        ? HttpResponse.json({ ...account, factors })
        : refuse(401, 'insufficient_aal', 'AAL2 session is required'),
    ),
    http.post('*/auth/v1/factors/factor-1/challenge', () =>
      HttpResponse.json({ id: 'challenge-1', type: 'totp', expires_at: 0 }),
    ),
    http.post('*/auth/v1/factors/factor-1/verify', () => {
      isProved = true
      return HttpResponse.json(session({ factors }, { aal: 'aal2' }))
    }),
  )
  const { user } = openStudio(`/auth?token_hash=${tokenHash}&type=recovery`)
  await findPage('Choose a new password')
  await user.type(screen.getByLabelText('New password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Save and log in' }))
  await user.type(await screen.findByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await findToast('Password changed')
  await findPage('Dashboard')
  expect(seen('PUT', 'user')).toHaveLength(2)
})

test('U16: a used link says so and offers to request another', async () => {
  server.use(
    http.post('*/auth/v1/verify', () =>
      refuse(403, 'otp_expired', 'Email link is invalid or has expired'),
    ),
  )
  const { user } = openStudio(`/auth?token_hash=${tokenHash}&type=recovery`)
  await findPage('Choose a new password')
  await user.type(screen.getByLabelText('New password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Save and log in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used already')
  await user.click(screen.getByRole('link', { name: 'To the login page' }))
  await findPage('Welcome')
  expect(window.location.search).toBe('')
})

test.each(['?type=recovery', `?token_hash=${tokenHash}`, '?type=recovery&token_hash=%3Cimg%3E'])(
  'U16: %s is no link and shows the login',
  async (query) => {
    openStudio(`/auth${query}`)
    await findPage('Welcome')
    expect(screen.queryByLabelText('New password')).toBeNull()
  },
)

test('a new sign-in e-mail is confirmed with a button, not by opening the link', async () => {
  server.use(
    http.post('*/auth/v1/verify', () => HttpResponse.json(session({ email: 'after@example.com' }))),
  )
  const { user } = openStudio(`/auth?token_hash=${tokenHash}&type=email_change`)
  await findPage('Confirm your new address')
  expect(backend.seen).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Confirm the new address' }))
  expect(await screen.findByText('From now on you sign in as after@example.com.')).toBeVisible()
  expect(window.localStorage.getItem(sessionKey)).toBeNull()
})

test('the first link says so if both mailboxes must confirm', async () => {
  server.use(
    http.post('*/auth/v1/verify', () =>
      HttpResponse.json({ msg: 'Confirmation link accepted.', code: 200 }),
    ),
  )
  const { user } = openStudio(`/auth?token_hash=${tokenHash}&type=email_change`)
  await user.click(await screen.findByRole('button', { name: 'Confirm the new address' }))
  expect(await screen.findByText(/Step one of two is done/)).toBeVisible()
})

test('the confirmation e-mail can be sent again', async () => {
  server.use(
    http.post('*/auth/v1/token', () => refuse(400, 'email_not_confirmed', 'Email not confirmed')),
    http.post('*/auth/v1/resend', () => HttpResponse.json({})),
  )
  const { user } = openStudio('/auth')
  await findPage('Welcome')
  await user.type(screen.getByLabelText('Email'), 'stranger@example.com')
  await user.type(screen.getByLabelText('Password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await findToast('Email not confirmed')
  await user.click(screen.getByRole('button', { name: 'Resend the mail' }))
  expect(await screen.findByText(/Another mail is on its way/)).toBeVisible()
  expect(seen('POST', 'resend')[0]?.body).toMatchObject({
    type: 'signup',
    email: 'stranger@example.com',
  })
})

test('U20: too many attempts show the time to wait', async () => {
  server.use(
    http.post('*/auth/v1/token', () =>
      refuse(429, 'over_request_rate_limit', 'Request rate limit reached', { 'retry-after': '37' }),
    ),
  )
  const { user } = openStudio('/auth')
  await findPage('Welcome')
  await user.type(screen.getByLabelText('Email'), 'admin@example.com')
  await user.type(screen.getByLabelText('Password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await findToast('Too many attempts. Please try again in 37 s.')
  expect(screen.getByLabelText('Password')).toHaveValue(rightPassword)
})

test('U17: a warning says that Caps Lock is on', async () => {
  const { user } = openStudio('/auth')
  await findPage('Welcome')
  await user.click(screen.getByLabelText('Password'))
  await user.keyboard('{CapsLock}a')
  expect(screen.getByText('Caps Lock is on.')).toBeVisible()
  await user.tab()
  expect(screen.queryByText('Caps Lock is on.')).toBeNull()
})

test('U19: after the password the login asks for the second factor, then opens the studio', async () => {
  const factors = [{ id: 'factor-1', factor_type: 'totp', status: 'verified' }]
  server.use(
    http.post('*/auth/v1/token', () => HttpResponse.json(session({ factors }, { aal: 'aal1' }))),
    http.get('*/auth/v1/user', () => HttpResponse.json({ ...account, factors })),
    http.post('*/auth/v1/factors/factor-1/challenge', () =>
      HttpResponse.json({ id: 'challenge-1', type: 'totp', expires_at: 0 }),
    ),
    http.post('*/auth/v1/factors/factor-1/verify', () =>
      HttpResponse.json(session({ factors }, { aal: 'aal2' })),
    ),
  )
  const { user } = openStudio('/admin/blog')
  await findPage('Welcome')
  await user.type(screen.getByLabelText('Email'), 'admin@example.com')
  await user.type(screen.getByLabelText('Password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  const code = await screen.findByLabelText('Code')
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(seen('GET', 'user_roles')).toEqual([])
  expect(within(screen.getByRole('main')).queryByLabelText('Password')).toBeNull()
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await findPage('Manage Blog Posts')
})
