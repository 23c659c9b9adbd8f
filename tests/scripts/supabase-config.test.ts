import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { passwordMinLength } from '../../src/content/limits'
import { readMailLink } from '../../src/admin/auth/auth-page'

const readText = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The settings of `config.toml` by their whole names, such as `auth.email.enable_confirmations`. */
function readConfig(): Map<string, string> {
  const settings = new Map<string, string>()
  let section = ''
  for (const line of readText('supabase/config.toml').split('\n')) {
    section = /^\[(.+)\]$/.exec(line)?.[1] ?? section
    const [, name, value = ''] = /^(\w+) = (.+)$/.exec(line) ?? []
    if (name) settings.set(`${section}.${name}`, value)
  }
  return settings
}

const config = readConfig()

test.each([
  ['auth.email.enable_confirmations', 'true'],
  ['auth.email.double_confirm_changes', 'true'],
  ['auth.email.secure_password_change', 'true'],
  ['auth.email.notification.password_changed.enabled', 'true'],
  ['auth.mfa.totp.enroll_enabled', 'true'],
  ['auth.mfa.totp.verify_enabled', 'true'],
  ['auth.enable_anonymous_sign_ins', 'false'],
  ['auth.enable_manual_linking', 'false'],
  ['auth.enable_refresh_token_rotation', 'true'],
  ['auth.password_requirements', '""'],
  ['auth.captcha.secret', '"env(SUPABASE_AUTH_CAPTCHA_SECRET)"'],
])('Z55 %s is %s', (name, value) => {
  expect(config.get(name)).toBe(value)
})

test('Z55 a session ends, and earlier without use', () => {
  const hours = (name: string) => Number(/^"(\d+)h"$/.exec(config.get(name) ?? '')?.[1])
  expect(hours('auth.sessions.timebox')).toBeGreaterThan(hours('auth.sessions.inactivity_timeout'))
})

test('Z55 the server wants no shorter passwords than the forms, and at least eight characters', () => {
  const length = Number(config.get('auth.minimum_password_length'))
  expect(length).toBeGreaterThanOrEqual(Math.max(passwordMinLength, 8))
})

test('Z55 every limit per address is set', () => {
  const limits = [...config].filter(([name]) => name.startsWith('auth.rate_limit.'))
  expect(limits.map(([name]) => name.split('.').at(-1))).toEqual([
    'sign_in_sign_ups',
    'token_verifications',
    'token_refresh',
  ])
  expect(limits.every(([, value]) => Number(value) > 0)).toBe(true)
})

test('Z55 docs/sign-in.md says of each setting what it protects from', () => {
  const table = readText('docs/sign-in.md')
  const named = [...table.matchAll(/`\[?([a-z][\w.]*)\]?(?: = \w+)?`/g)].map(
    ([, name = '']) => name,
  )
  const known = [...config.keys()]
  expect(named.length).toBeGreaterThan(8)
  for (const name of named) {
    const isKnown = known.some((key) => key.endsWith(`.${name}`) || key.startsWith(`${name}.`))
    expect(isKnown || name === 'enabled', `${name} stands in supabase/config.toml`).toBe(true)
  }
})

test('Z55 the links of the mails lead to what the login page knows', () => {
  const templates = [...config].filter(([name]) => name.endsWith('.content_path'))
  const links = templates.flatMap(([, path]) => {
    const text = readText(path.replaceAll(/^"\.\/|"$/g, ''))
    return [...text.matchAll(/\/auth(\?[^"]+)"/g)].map(([, query = '']) =>
      query.replace('{{ .TokenHash }}', '0123456789abcdef'),
    )
  })
  expect(links.map((query) => readMailLink(query)?.type)).toEqual([
    'invite',
    'recovery',
    'email_change',
  ])
})
