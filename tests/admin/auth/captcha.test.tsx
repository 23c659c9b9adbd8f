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

const unfinished =
  'The check that you are no robot is not finished. Complete it below the form, then try again.'
const unloaded =
  'The check that you are no robot did not load, perhaps because something blocks it. It is being loaded again: allow it, then try again.'

type WidgetOptions = { sitekey: string; callback: (token: string) => void }

/** The widgets that stand in the page, as the service would have drawn them. */
const widgets = new Map<string, WidgetOptions>()
const resets: string[] = []
/** Addresses of the scripts that the page asked for. */
let asked: string[] = []
let isBlocked = false

const service = {
  render: (_box: HTMLElement, options: WidgetOptions) => {
    const id = `widget-${asked.length}-${widgets.size}`
    widgets.set(id, options)
    return id
  },
  reset: (id: string) => void resets.push(id),
  remove: (id: string) => void widgets.delete(id),
}

/** The person answers every widget of the page. */
function answer(token: string): void {
  for (const { callback } of widgets.values()) callback(token)
}

/** Stands in for the network: jsdom loads no scripts. */
const network = new MutationObserver((records) => {
  for (const node of records.flatMap((record) => [...record.addedNodes])) {
    if (!(node instanceof HTMLScriptElement)) continue
    asked.push(node.src)
    if (!isBlocked) Reflect.set(window, 'turnstile', service)
    node.dispatchEvent(new Event(isBlocked ? 'error' : 'load'))
  }
})

beforeEach(() => {
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '0x4AAAAAAAtest')
  asked = []
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

/** The proof that a request carried. */
function proofIn(path: string): unknown {
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
  test('Z53 sends a proof with the login, a new one with each attempt', async () => {
    const { type, press } = await openAuth()
    await widgetIsDrawn()
    expect([...widgets.values()][0]?.sitekey).toBe('0x4AAAAAAAtest')
    await type('Email', 'admin@example.com')
    await type('Password', 'wrong-password')
    answer('first')
    await press('Login')
    await findToast('Invalid login credentials')
    expect(proofIn('token')).toBe('first')
    expect(resets).toHaveLength(1)
    await type('Password', rightPassword)
    await press('Login')
    await findToast(unfinished)
    expect(seen('POST', 'token')).toHaveLength(1)
    expect(screen.getByLabelText('Password')).toHaveValue(rightPassword)
    answer('second')
    await press('Login')
    await findPage('Dashboard')
    expect(proofIn('token')).toBe('second')
    expect(widgets.size).toBe(0)
  })

  test('Z53 sends a proof with the sign-up and with another mail about it', async () => {
    backend.confirmsEmail = true
    server.use(http.post('*/auth/v1/resend', () => HttpResponse.json({})))
    const { user, type, press } = await openAuth()
    await widgetIsDrawn()
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    await type('Email', 'stranger@example.com')
    await type('Password', rightPassword)
    answer('for-sign-up')
    await press('Sign Up')
    await findToast('Account created successfully! You can now log in.')
    expect(proofIn('signup')).toBe('for-sign-up')
    answer('for-mail')
    await press('Resend the mail')
    expect(await screen.findByText(/Another mail is on its way/)).toBeVisible()
    expect(proofIn('resend')).toBe('for-mail')
  })

  test('Z53 sends a proof with the wish for a new password', async () => {
    server.use(http.post('*/auth/v1/recover', () => HttpResponse.json({})))
    const { type, press } = await openAuth()
    await widgetIsDrawn()
    await press('Forgot password?')
    await type('Email', 'admin@example.com')
    answer('for-recovery')
    await press('Send the link')
    expect(await screen.findByText(/a mail with a link is on its way/)).toBeVisible()
    expect(proofIn('recover')).toBe('for-recovery')
  })

  test('Z53 says that the widget was blocked, loads it again and keeps what was typed', async () => {
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
    answer('at-last')
    await press('Login')
    await findPage('Dashboard')
    expect(asked).toEqual([script, script])
  })

  test('Z53 loads nothing of the service where nobody logs in', async () => {
    storeSession(adminId)
    openStudio('/admin')
    await findPage('Dashboard')
    expect(asked).toEqual([])
  })
})

test('Z53 without a site key nothing of a service is loaded, and nothing is asked', async () => {
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '')
  const { type, press } = await openAuth()
  await type('Email', 'admin@example.com')
  await type('Password', rightPassword)
  await press('Login')
  await findPage('Dashboard')
  expect(asked).toEqual([])
  expect(proofIn('token')).toBeUndefined()
})

describe('accounts by invitation', () => {
  const sentence = 'Accounts are made by invitation. Ask an admin of the studio to invite you.'

  test('Z54 a build for it offers the login alone and says why', async () => {
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

  test('Z54 a backend that makes none is believed, and shows no form that it would refuse', async () => {
    backend.isInviteOnly = true
    const { user } = await openAuth()
    expect(screen.queryByText(sentence)).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(within(screen.getByRole('tabpanel')).queryByRole('button')).toBeNull()
  })

  test('Z54 a sign-up that is refused for that reason says so, and keeps what was typed', async () => {
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
