import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBrowserStubs } from '../support/browser-stubs'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'
import { deferred } from '../../deferred'

useFakeBackend()
useBrowserStubs()

const account = { id: adminId, email: 'admin@example.com', user_metadata: {}, app_metadata: {} }

beforeEach(() => {
  storeSession(adminId)
  server.use(http.get('*/auth/v1/user', () => HttpResponse.json(account)))
})

async function openSettings() {
  const { user } = openStudio('/admin/settings')
  await findPage('Profile Settings')
  await screen.findByRole('button', { name: 'Set up a second factor' })
  const write = async (label: string, value: string) => {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, value)
  }
  return { user, write }
}

describe('the profile', () => {
  test('M24 M25 M26: is read and written by id, and confirms the save', async () => {
    const { user, write } = await openSettings()
    expect(screen.getByLabelText('Full Name')).toHaveValue('Test Admin')
    expect(screen.getByLabelText('Email')).toHaveValue('contact@example.com')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'This changes your contact e-mail, not your sign-in address.',
    )
    const read = seen('GET', 'profiles')[0]
    expect([read?.query.get('id'), read?.headers.get('accept')]).toEqual([
      `eq.${adminId}`,
      expect.stringContaining('vnd.pgrst.object'),
    ])
    const { promise: isOpen, resolve: open } = deferred()
    server.use(
      http.patch('*/rest/v1/profiles', async () => {
        await isOpen
        return undefined
      }),
    )
    await write('Full Name', '  Wanjiru   M. ')
    await write('Email', 'new@example.com')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled()
    open()
    await findToast('Profile updated successfully')
    const [write1] = seen('PATCH', 'profiles')
    expect(write1?.query.get('id')).toBe(`eq.${adminId}`)
    expect(write1?.body).toEqual({ full_name: 'Wanjiru M.', email: 'new@example.com' })
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled()
    await within(screen.getByRole('banner')).findByText('Wanjiru M.')
  })

  test('M26 zero changed rows are a failure, and nothing that was typed is lost', async () => {
    expectConsoleErrors()
    const { user, write } = await openSettings()
    backend.tables['profiles'] = []
    await write('Full Name', 'Somebody')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await findToast('Failed to update profile')
    expect(screen.getByLabelText('Full Name')).toHaveValue('Somebody')
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to update profile')
  })

  test('M26: a refused write is a failure without database text', async () => {
    expectConsoleErrors()
    server.use(
      http.patch('*/rest/v1/profiles', () =>
        HttpResponse.json({ code: '42501', message: 'secret_table' }, { status: 403 }),
      ),
    )
    const { user, write } = await openSettings()
    await write('Full Name', 'Somebody')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await findToast('Failed to update profile')
    expect(document.body).not.toHaveTextContent('secret_table')
  })

  test('M24: refuses a malformed e-mail, accepts an empty one', async () => {
    const { user, write } = await openSettings()
    await write('Email', 'nonsense')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Invalid email address/),
    )
    expect(seen('PATCH', 'profiles')).toEqual([])
    await user.clear(screen.getByLabelText('Email'))
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await findToast('Profile updated successfully')
    expect(seen('PATCH', 'profiles')[0]?.body).toMatchObject({ email: null })
  })

  test('K84 the settings show the way to the pages about the whole site', async () => {
    await openSettings()
    const ways = within(screen.getByRole('navigation', { name: 'The whole site' }))
    const paths = ways.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(paths).toEqual([
      '/admin/site',
      '/admin/publish',
      '/admin/asked',
      '/admin/activity',
      '/admin/people',
      '/admin/launch',
      '/admin/status',
      '/admin/help',
    ])
    expect(ways.getByRole('link', { name: /^People Who may work/ })).toBeVisible()
  })

  test('K15 K16: leaving asks first, and what was typed is offered on the next visit', async () => {
    const { user, write } = await openSettings()
    await write('Full Name', 'Half a na')
    await user.click(screen.getByRole('link', { name: 'People' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Leave' }))
    await findPage('People')
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(screen.getByLabelText('Full Name')).toHaveValue('Half a na')
  })
})

describe('the account', () => {
  test('a new sign-in e-mail is pending until its link is opened', async () => {
    server.use(
      http.put('*/auth/v1/user', () =>
        HttpResponse.json({ ...account, new_email: 'after@example.com' }),
      ),
    )
    const { user, write } = await openSettings()
    await write('New sign-in address', 'after@example.com')
    await user.click(screen.getByRole('button', { name: 'Change the address' }))
    expect(await screen.findByText(/A mail with a link went to after@example.com/)).toBeVisible()
    expect(seen('PUT', 'user')[0]?.body).toMatchObject({ email: 'after@example.com' })
    expect(seen('PATCH', 'profiles')).toEqual([])
  })

  test("shows the server's message about an e-mail that is in use", async () => {
    const text = 'A user with this email address has already been registered'
    server.use(
      http.put('*/auth/v1/user', () =>
        HttpResponse.json({ error_code: 'email_exists', msg: text }, { status: 422 }),
      ),
    )
    const { user, write } = await openSettings()
    await write('New sign-in address', 'taken@example.com')
    await user.click(screen.getByRole('button', { name: 'Change the address' }))
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('U16: a new password ends the other sessions and leaves no draft', async () => {
    server.use(http.put('*/auth/v1/user', () => HttpResponse.json(account)))
    const { user, write } = await openSettings()
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
    await write('New password', 'mahindi-88')
    await user.click(screen.getByRole('button', { name: 'Change the password' }))
    await findToast('Password changed')
    expect(seen('PUT', 'user')[0]?.body).toMatchObject({ password: 'mahindi-88' })
    expect(seen('POST', 'logout').map(({ query }) => query.get('scope'))).toEqual(['others'])
    expect(screen.getByLabelText('New password')).toHaveValue('')
    expect(JSON.stringify(window.localStorage)).not.toContain('mahindi')
  })
})

describe('a new password after a long session', () => {
  const refuse = (error_code: string, msg: string) =>
    HttpResponse.json({ error_code, msg }, { status: 400 })

  /** Makes the server require the code 246810 from an e-mail. */
  function requireCode(mail = () => HttpResponse.json({})) {
    server.use(
      http.get('*/auth/v1/reauthenticate', mail),
      http.put('*/auth/v1/user', async ({ request }) => {
        const body: unknown = await request.json()
        const nonce: unknown = Reflect.get(Object(body), 'nonce')
        if (nonce === undefined) {
          return refuse('reauthentication_needed', 'Password update requires reauthentication')
        }
        return nonce === '246810'
          ? HttpResponse.json(account)
          : refuse('reauthentication_not_valid', 'Nonce has expired or is invalid')
      }),
    )
  }

  const change = () => screen.getByRole('button', { name: 'Change the password' })

  test('Z56 is changed with a code from an e-mail, and nothing has to be typed twice', async () => {
    requireCode()
    const { user, write } = await openSettings()
    expect(screen.queryByLabelText('Code from the mail')).toBeNull()
    await write('New password', 'mahindi-88')
    await user.click(change())
    expect(
      await screen.findByText(/A mail with a code is on its way to admin@example.com/),
    ).toBeVisible()
    expect(seen('GET', 'reauthenticate')).toHaveLength(1)
    await waitFor(() => expect(screen.getByLabelText('Code from the mail')).toHaveFocus())
    expect(screen.getByLabelText('New password')).toHaveValue('mahindi-88')
    await write('Code from the mail', '111111')
    await user.click(change())
    expect(await screen.findByText('Nonce has expired or is invalid')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send another code' }))
    expect(await screen.findByText(/Another mail with a code is on its way/)).toBeVisible()
    await write('Code from the mail', '246 810')
    await user.click(change())
    await findToast('Password changed')
    expect(seen('PUT', 'user').at(-1)?.body).toMatchObject({
      password: 'mahindi-88',
      nonce: '246810',
    })
    expect(screen.queryByLabelText('Code from the mail')).toBeNull()
    expect(screen.getByLabelText('New password')).toHaveValue('')
  })

  test('Z56 says if the e-mail could not be sent, and then asks for no code', async () => {
    requireCode(() =>
      HttpResponse.json({ msg: 'Error sending reauthentication email' }, { status: 422 }),
    )
    const { user, write } = await openSettings()
    await write('New password', 'mahindi-88')
    await user.click(change())
    expect(await screen.findByText('Error sending reauthentication email')).toBeVisible()
    expect(screen.queryByLabelText('Code from the mail')).toBeNull()
    expect(screen.getByLabelText('New password')).toHaveValue('mahindi-88')
  })
})

describe('the second factor', () => {
  const factor = { id: 'factor-1', factor_type: 'totp', status: 'verified' }

  test('U19: says so if the backend offers no second factor', async () => {
    server.use(
      http.post('*/auth/v1/factors', () =>
        HttpResponse.json(
          { error_code: 'mfa_totp_enroll_not_enabled', msg: 'MFA enroll is disabled for TOTP' },
          { status: 422 },
        ),
      ),
    )
    const { user } = await openSettings()
    await user.click(screen.getByRole('button', { name: 'Set up a second factor' }))
    expect(await screen.findByText(/This backend offers no second factor/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Set up a second factor' })).toBeNull()
  })

  test('U19: QR code, secret and first code enrol an app; removing asks first', async () => {
    let factors: object[] = []
    server.use(
      http.get('*/auth/v1/user', () => HttpResponse.json({ ...account, factors })),
      http.post('*/auth/v1/factors', () =>
        HttpResponse.json({
          id: 'factor-1',
          type: 'totp',
          totp: { qr_code: '<svg></svg>', secret: 'KARIBU', uri: 'otpauth://totp' },
        }),
      ),
      http.post('*/auth/v1/factors/factor-1/challenge', () =>
        HttpResponse.json({ id: 'challenge-1', type: 'totp', expires_at: 0 }),
      ),
      http.post('*/auth/v1/factors/factor-1/verify', async ({ request }) => {
        const body: unknown = await request.json()
        if (typeof body !== 'object' || Reflect.get(body ?? {}, 'code') !== '123456') {
          return HttpResponse.json(
            { error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' },
            { status: 422 },
          )
        }
        factors = [factor]
        return HttpResponse.json({
          access_token: `a.${btoa(JSON.stringify({ aal: 'aal2' }))}.c`,
          refresh_token: `refresh-${adminId}`,
          token_type: 'bearer',
          expires_in: 3600,
          user: { ...account, factors },
        })
      }),
      http.delete('*/auth/v1/factors/factor-1', () => {
        factors = []
        return HttpResponse.json({ id: 'factor-1' })
      }),
    )
    const { user } = await openSettings()
    await user.click(screen.getByRole('button', { name: 'Set up a second factor' }))
    expect(await screen.findByAltText('QR code for your authenticator app')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml/),
    )
    expect(screen.getByText('KARIBU')).toBeVisible()
    await user.type(screen.getByLabelText('Code'), '000000')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Invalid TOTP code entered')).toBeVisible()
    await user.clear(screen.getByLabelText('Code'))
    await user.type(screen.getByLabelText('Code'), '123 456')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await findToast('Second factor set up')
    await user.click(await screen.findByRole('button', { name: 'Remove the second factor' }))
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByRole('button', { name: 'Set up a second factor' })).toBeVisible()
  })
})
