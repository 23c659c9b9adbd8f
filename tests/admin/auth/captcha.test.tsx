import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

const unfinished = 'The captcha is not complete. Complete it below the form, then try again.'
const unloaded =
  'The captcha did not load; something may be blocking it. It is loading again: allow it, then try again.'

type WidgetOptions = { sitekey: string; callback: (token: string) => void }

/** The widgets that the captcha service has rendered, by their ids. */
const widgets = new Map<string, WidgetOptions>()
const resets: string[] = []
/** URLs of the scripts that the page requested. */
let requestedScripts: string[] = []
let isBlocked = false

const service = {
  render: (_box: HTMLElement, options: WidgetOptions) => {
    const id = `widget-${requestedScripts.length}-${widgets.size}`
    widgets.set(id, options)
    return id
  },
  reset: (id: string) => void resets.push(id),
  remove: (id: string) => void widgets.delete(id),
}

/** Solves every widget of the page. */
function solve(token: string): void {
  for (const { callback } of widgets.values()) callback(token)
}

/** Simulates the network: jsdom loads no scripts. */
const network = new MutationObserver((records) => {
  for (const node of records.flatMap((record) => [...record.addedNodes])) {
    if (!(node instanceof HTMLScriptElement)) continue
    requestedScripts.push(node.src)
    if (!isBlocked) Reflect.set(window, 'turnstile', service)
    node.dispatchEvent(new Event(isBlocked ? 'error' : 'load'))
  }
})

beforeEach(() => {
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '0x4AAAAAAAtest')
  requestedScripts = []
  isBlocked = false
  resets.length = 0
  widgets.clear()
  network.observe(document.head, { childList: true })
})
afterEach(() => {
  network.disconnect()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(window, 'turnstile')
})

/** The captcha token that a request carried. */
function tokenIn(path: string): unknown {
  const body: unknown = seen('POST', path).at(-1)?.body
  return Reflect.get(Object(Reflect.get(Object(body), 'gotrue_meta_security')), 'captcha_token')
}

async function openAuth() {
  const { user } = openStudio('/auth')
  await findPage('Welcome')
  const type = async (label: string, value: string) => {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, value)
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, type, press }
}

const widgetIsDrawn = () => waitFor(() => expect(widgets.size).toBe(1))

describe('a build with the site key of a captcha', () => {
  test('Z53 sends a token with the login, a new one with each attempt', async () => {
    const { type, press } = await openAuth()
    await widgetIsDrawn()
    expect([...widgets.values()][0]?.sitekey).toBe('0x4AAAAAAAtest')
    await type('Email', 'admin@example.com')
    await type('Password', 'wrong-password')
    solve('first')
    await press('Login')
    await findToast('Invalid login credentials')
    expect(tokenIn('token')).toBe('first')
    expect(resets).toHaveLength(1)
    await type('Password', rightPassword)
    await press('Login')
    await findToast(unfinished)
    expect(seen('POST', 'token')).toHaveLength(1)
    expect(screen.getByLabelText('Password')).toHaveValue(rightPassword)
    solve('second')
    await press('Login')
    await findPage('Dashboard')
    expect(tokenIn('token')).toBe('second')
    expect(widgets.size).toBe(0)
  })

  test('Z53 sends a token with the sign-up and when the e-mail is sent again', async () => {
    backend.confirmsEmail = true
    server.use(http.post('*/auth/v1/resend', () => HttpResponse.json({})))
    const { user, type, press } = await openAuth()
    await widgetIsDrawn()
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    await type('Email', 'stranger@example.com')
    await type('Password', rightPassword)
    solve('for-sign-up')
    await press('Sign Up')
    await findToast('Account created successfully! You can now log in.')
    expect(tokenIn('signup')).toBe('for-sign-up')
    solve('for-mail')
    await press('Resend the mail')
    expect(await screen.findByText(/Another mail is on its way/)).toBeVisible()
    expect(tokenIn('resend')).toBe('for-mail')
  })

  test('Z53 sends a token with the request for a new password', async () => {
    server.use(http.post('*/auth/v1/recover', () => HttpResponse.json({})))
    const { type, press } = await openAuth()
    await widgetIsDrawn()
    await press('Forgot password?')
    await type('Email', 'admin@example.com')
    solve('for-recovery')
    await press('Send the link')
    expect(await screen.findByText(/a mail with a link is on its way/)).toBeVisible()
    expect(tokenIn('recover')).toBe('for-recovery')
  })

  test('Z53 reports a blocked widget, loads it again and keeps what was typed', async () => {
    const logged = expectConsoleErrors()
    isBlocked = true
    const { type, press } = await openAuth()
    await type('Email', 'admin@example.com')
    await type('Password', rightPassword)
    await waitFor(() => expect(logged).toHaveBeenCalled())
    isBlocked = false
    await press('Login')
    await findToast(unloaded)
    expect(seen('POST', 'token')).toEqual([])
    await widgetIsDrawn()
    solve('at-last')
    await press('Login')
    await findPage('Dashboard')
    expect(requestedScripts).toEqual([script, script])
  })

  test('Z53 loads nothing of the service outside the login page', async () => {
    storeSession(adminId)
    openStudio('/admin')
    await findPage('Dashboard')
    expect(requestedScripts).toEqual([])
  })
})

test('Z53 without a site key loads no captcha and sends no token', async () => {
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '')
  const { type, press } = await openAuth()
  await type('Email', 'admin@example.com')
  await type('Password', rightPassword)
  await press('Login')
  await findPage('Dashboard')
  expect(requestedScripts).toEqual([])
  expect(tokenIn('token')).toBeUndefined()
})

describe('accounts by invitation', () => {
  const sentence = 'Accounts are made by invitation. Ask an admin of the studio to invite you.'

  test('Z54 an invite-only build offers only the login and says why', async () => {
    vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '')
    vi.stubEnv('VITE_SIGN_UP', 'invite')
    const { type, press } = await openAuth()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByText(sentence)).toBeVisible()
    await type('Email', 'admin@example.com')
    await type('Password', rightPassword)
    await press('Login')
    await findPage('Dashboard')
  })

  test('Z54 shows no sign-up form if the backend has closed the sign-up', async () => {
    backend.isInviteOnly = true
    const { user } = await openAuth()
    expect(screen.queryByText(sentence)).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(within(screen.getByRole('tabpanel')).queryByRole('button')).toBeNull()
  })

  test('Z54 says why a sign-up was refused, and keeps what was typed', async () => {
    vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '')
    server.use(
      http.get('*/auth/v1/settings', () => new HttpResponse(null, { status: 500 })),
      http.post('*/auth/v1/signup', () =>
        HttpResponse.json(
          { error_code: 'signup_disabled', msg: 'Signups not allowed for this instance' },
          { status: 422 },
        ),
      ),
    )
    expectConsoleErrors()
    const { user, type, press } = await openAuth()
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    await type('Email', 'stranger@example.com')
    await type('Password', rightPassword)
    await press('Sign Up')
    await findToast(sentence)
    expect(screen.getByLabelText('Email')).toHaveValue('stranger@example.com')
  })
})
