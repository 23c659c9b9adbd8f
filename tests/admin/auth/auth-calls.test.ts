import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../src')

const specified = ['signInWithPassword', 'signUp', 'signOut', 'getSession', 'onAuthStateChange']

/** For new passwords and e-mails, and for a token that the database rejects. */
const optional = [
  'resetPasswordForEmail',
  'verifyOtp',
  'setSession',
  'updateUser',
  'resend',
  'refreshSession',
  'reauthenticate',
]

test('X11 calls only the specified and the listed optional functions of the auth library', () => {
  const used = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/\bauth\s*\.\s*([a-zA-Z]+)\s*\(/g),
    ])
    .map(([, name]) => name)
  expect(new Set(used)).toEqual(new Set([...specified, ...optional]))
})
