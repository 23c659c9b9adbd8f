import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../src')

const specified = ['signInWithPassword', 'signUp', 'signOut', 'getSession', 'onAuthStateChange']

/** A forgotten password, a new one with its code, a new address; and a token that the database refuses. */
const optional = [
  'resetPasswordForEmail',
  'verifyOtp',
  'setSession',
  'updateUser',
  'resend',
  'refreshSession',
  'reauthenticate',
]

test('X11 of all calls of the library the product uses sign-in, sign-up, sign-out and the session', () => {
  const used = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/\bauth\s*\.\s*([a-zA-Z]+)\s*\(/g),
    ])
    .map(([, name]) => name)
  expect(new Set(used)).toEqual(new Set([...specified, ...optional]))
})
