import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { toast } from 'sonner'
import { describe, expect, test } from 'vitest'
import { sessionKey } from '../../../src/admin/data/session-store'
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
import {
  expectConsoleErrors,
  findPage,
  findToast,
  openStudio,
  toastTitles,
} from '../support/render-studio'
import { deferred } from '../../deferred'

useFakeBackend()
useBrowserStubs()

async function openAuth() {
  const { user } = openStudio('/auth')
  await findPage('Welcome')
  const panel = () => within(screen.getByRole('tabpanel'))
  const fill = async (label: string, value: string) => {
    const field = panel().getByLabelText(label)
    await user.clear(field)
    await user.type(field, value)
  }
  const submit = (name: string) => user.click(panel().getByRole('button', { name }))
  const signUpTab = () => user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  return { user, panel, fill, submit, signUpTab }
}

test('U1 shows the title and the subtitle', async () => {
  await openAuth()
  expect(screen.getByText('Sign in to access the admin panel')).toBeVisible()
})

test('U2 U24 has two tabs; e-mail and password are required, the full name is not', async () => {
  const { panel, signUpTab } = await openAuth()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Login', 'Sign Up'])
  expect(panel().getByLabelText('Email')).toBeRequired()
  expect(panel().getByLabelText('Password')).toBeRequired()
  expect(panel().queryByLabelText('Full Name')).toBeNull()
  await signUpTab()
  expect(panel().getByLabelText('Full Name')).not.toBeRequired()
  expect(panel().getByLabelText('Email')).toBeRequired()
  expect(panel().getByLabelText('Password')).toBeRequired()
})

test('U3 redirects a signed-in user to the studio', async () => {
  storeSession(adminId)
  openStudio('/auth')
  await findPage('Dashboard')
  expect(window.location.pathname).toBe('/admin')
})

test.each(['nonsense', 'a@b'])('U4 U18 refuses the e-mail "%s"', async (email) => {
  const { panel, fill, submit } = await openAuth()
  await fill('Email', email)
  await fill('Password', rightPassword)
  await submit('Login')
  await findToast('Invalid email address')
  const field = panel().getByLabelText('Email')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Invalid email address')
  expect(seen('POST', 'token')).toEqual([])
})

test('U5 U18 refuses a password of five characters', async () => {
  const { panel, fill, submit } = await openAuth()
  await fill('Email', 'admin@example.com')
  await fill('Password', '12345')
  await submit('Login')
  await findToast('Password must be at least 6 characters')
  expect(panel().getByLabelText('Password')).toHaveAccessibleDescription(
    'Password must be at least 6 characters',
  )
  expect(seen('POST', 'token')).toEqual([])
})

test('U6 shows only the first of two messages as a toast', async () => {
  const { fill, submit } = await openAuth()
  await fill('Email', 'nonsense')
  await fill('Password', '123')
  await submit('Login')
  await findToast('Invalid email address')
  expect(toastTitles()).toEqual(['Invalid email address'])
})

test('U7 U22 logs in, says so, and leaves the tokens to the library', async () => {
  const { fill, submit } = await openAuth()
  await fill('Email', '  admin@example.com ')
  await fill('Password', rightPassword)
  await submit('Login')
  await findToast('Logged in successfully!')
  await findPage('Dashboard')
  expect(seen('POST', 'token')[0]?.body).toMatchObject({
    email: 'admin@example.com',
    password: rightPassword,
  })
  expect(Object.keys(window.localStorage)).toEqual([sessionKey])
  expect(document.body.innerHTML).not.toContain(`access-${adminId}`)
})

test("U8 shows the server's message and keeps what was typed", async () => {
  const { panel, fill, submit } = await openAuth()
  await fill('Email', 'admin@example.com')
  await fill('Password', 'wrong-password')
  await submit('Login')
  await findToast('Invalid login credentials')
  expect(panel().getByText('Invalid login credentials')).toBeVisible()
  expect(panel().getByLabelText('Email')).toHaveValue('admin@example.com')
  expect(panel().getByLabelText('Password')).toHaveValue('wrong-password')
})

test('U8 says "Failed to log in" if the server gives no message', async () => {
  const logged = expectConsoleErrors()
  server.use(http.post('*/auth/v1/token', () => HttpResponse.error()))
  const { fill, submit } = await openAuth()
  await fill('Email', 'admin@example.com')
  await fill('Password', rightPassword)
  await submit('Login')
  await findToast('Failed to log in')
  expect(logged).toHaveBeenCalled()
})

test('U9 U10 signs up, sends the name, opens the login and does not sign in', async () => {
  // Enough time for anything that reacts to a session.
  server.use(
    http.post('*/auth/v1/logout', async () => {
      await delay(150)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { panel, fill, submit, signUpTab } = await openAuth()
  await signUpTab()
  await fill('Full Name', 'New Person')
  await fill('Email', 'stranger@example.com')
  await fill('Password', rightPassword)
  await submit('Sign Up')
  await findToast('Account created successfully! You can now log in.')
  expect(seen('POST', 'signup')[0]?.body).toMatchObject({ data: { full_name: 'New Person' } })
  expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  expect(panel().getByLabelText('Email')).toHaveValue('stranger@example.com')
  expect(panel().getByLabelText('Password')).toHaveValue('')
  await waitFor(() => expect(panel().getByLabelText('Password')).toHaveFocus())
  expect(seen('POST', 'logout').map(({ query }) => query.get('scope'))).toEqual(['local'])
  expect(window.localStorage.getItem(sessionKey)).toBeNull()
  expect(window.location.pathname).toBe('/auth')
  expect(seen('GET', 'user_roles')).toEqual([])
  await signUpTab()
  expect(panel().getByLabelText('Password')).toHaveValue('')
})

test('U9 asks to confirm the e-mail if the server requires it', async () => {
  backend.confirmsEmail = true
  const { panel, fill, submit, signUpTab } = await openAuth()
  await signUpTab()
  await fill('Email', 'stranger@example.com')
  await fill('Password', rightPassword)
  await submit('Sign Up')
  await findToast('Account created successfully! You can now log in.')
  expect(panel().getByText(/Check your inbox to confirm your address/)).toBeVisible()
  expect(seen('POST', 'logout')).toEqual([])
})

test("U11 shows the server's message about a sign-up", async () => {
  server.use(
    http.post('*/auth/v1/signup', () =>
      HttpResponse.json(
        { error_code: 'user_already_exists', msg: 'User already registered' },
        { status: 422 },
      ),
    ),
  )
  const { panel, fill, submit, signUpTab } = await openAuth()
  await signUpTab()
  await fill('Email', 'stranger@example.com')
  await fill('Password', rightPassword)
  await submit('Sign Up')
  await findToast('User already registered')
  expect(panel().getByLabelText('Password')).toHaveValue(rightPassword)
})

test('U11 says "Failed to create account" if the server gives no message', async () => {
  server.use(
    http.post('*/auth/v1/signup', () => new HttpResponse('<h1>down</h1>', { status: 502 })),
  )
  const { fill, submit, signUpTab } = await openAuth()
  await signUpTab()
  await fill('Email', 'stranger@example.com')
  await fill('Password', rightPassword)
  await submit('Sign Up')
  await findToast('Failed to create account')
  expect(toastTitles()).toEqual(['Failed to create account'])
})

test('U14 shows a message of the library unchanged', async () => {
  const text = 'You must provide either an email or phone number and a password'
  server.use(
    http.post('*/auth/v1/token', () =>
      HttpResponse.json({ error_code: 'validation_failed', msg: text }, { status: 400 }),
    ),
  )
  const { fill, submit } = await openAuth()
  await fill('Email', 'admin@example.com')
  await fill('Password', rightPassword)
  await submit('Login')
  await findToast(text)
  expect(toastTitles()).toEqual([text])
})

test('U15 returns to the page that was requested', async () => {
  const { user } = openStudio('/admin/blog')
  await findPage('Welcome')
  await user.type(screen.getByLabelText('Email'), 'admin@example.com')
  await user.type(screen.getByLabelText('Password'), rightPassword)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await findPage('Manage Blog Posts')
  expect(window.location.pathname).toBe('/admin/blog')
})

test('U17 supports password managers and shows the password on demand', async () => {
  const { user, panel, fill, signUpTab } = await openAuth()
  expect(panel().getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
  const password = panel().getByLabelText('Password')
  expect(password).toHaveAttribute('autocomplete', 'current-password')
  await fill('Password', 'secret')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(panel().getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  expect(password).toHaveValue('secret')
  await signUpTab()
  expect(panel().getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
})

test('U24 leaves the validation of an empty form to the browser', async () => {
  const { panel, submit } = await openAuth()
  await submit('Login')
  expect(panel().getByLabelText('Email')).not.toHaveAttribute('aria-invalid')
  expect(toastTitles()).toEqual([])
  expect(panel().getByLabelText('Email').closest('form')).not.toHaveAttribute('novalidate')
})

describe('what was typed', () => {
  test('U2 stays in both forms while the other tab is shown', async () => {
    const { user, panel, fill, signUpTab } = await openAuth()
    await fill('Email', 'half@exam')
    await signUpTab()
    await fill('Full Name', 'Half a Na')
    await user.click(screen.getByRole('tab', { name: 'Login' }))
    expect(panel().getByLabelText('Email')).toHaveValue('half@exam')
    await signUpTab()
    expect(panel().getByLabelText('Full Name')).toHaveValue('Half a Na')
  })
})

test('K163 a second failed login stands once as a toast, which goes with Forgot password?', async () => {
  expectConsoleErrors()
  const { user, panel, fill, submit } = await openAuth()
  await fill('Email', 'admin@example.com')
  await fill('Password', 'wrong-password')
  await submit('Login')
  await findToast('Invalid login credentials')
  await submit('Login')
  await waitFor(() => expect(seen('POST', 'token')).toHaveLength(2))
  await waitFor(() => expect(panel().getByRole('button', { name: 'Login' })).toBeEnabled())
  // What is on the screen without those that are on their way out.
  expect(toast.getToasts()).toMatchObject([{ title: 'Invalid login credentials' }])
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  expect(toast.getToasts()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Back to the login' }))
  expect(panel().queryByText('Invalid login credentials')).toBeNull()
})

test('U7 a double click sends one request', async () => {
  const { user, panel, fill } = await openAuth()
  await fill('Email', 'admin@example.com')
  await fill('Password', 'wrong-password')
  // On a busy machine the answer could come between the two clicks, and the second would be a new attempt.
  const { promise: clicked, resolve: answer } = deferred()
  server.use(
    http.post('*/auth/v1/token', async () => {
      await clicked
    }),
  )
  await user.dblClick(panel().getByRole('button', { name: 'Login' }))
  answer()
  await findToast('Invalid login credentials')
  await waitFor(() => expect(panel().getByRole('button', { name: 'Login' })).toBeEnabled())
  expect(seen('POST', 'token')).toHaveLength(1)
})
