import { expect, test } from 'vitest'
import { publishableKeyProblem, rolesOfTokens } from '../../src/lib/publishable-key'

/** A JSON Web Token with these claims, the form of a project's older keys. */
const token = (claims: string) =>
  ['{"alg":"HS256","typ":"JWT"}', claims, 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

const key = (role: string) => token(JSON.stringify({ iss: 'supabase', ref: 'abc', role }))

test.each(['sb_publishable_0a-Z_9', key('anon')])('Z40 %s may be built into a page', (value) => {
  expect(publishableKeyProblem(value)).toBeUndefined()
})

test.each([
  ['sb_secret_0123456789', 'holds a secret key:'],
  [key('service_role'), 'holds a secret key (role service_role):'],
  [key('supabase_admin'), 'holds a secret key (role supabase_admin):'],
  [key('authenticated'), 'holds a secret key (role authenticated):'],
  [token('{"iss":"supabase"}'), 'holds a secret key:'],
  [token('{"role":'), 'holds a secret key:'],
])('Z40 %s is refused, with the advice to replace it', (value, text) => {
  const problem = publishableKeyProblem(value)
  expect(problem).toContain(text)
  expect(problem).toContain('rotate')
  expect(problem).not.toContain(value)
})

test.each(['anon', 'sb_publishable_', 'sb_publishable_a b', `${key('anon')}\n`, 'a.b.c', '"x"'])(
  'Z40 %j is not a key',
  (value) => {
    expect(publishableKeyProblem(value)).toMatch(/^must be the publishable key: take it from/)
  },
)

test('Z40 the roles of all tokens in a text are found', () => {
  const text = `const a="${key('anon')}", b='${key('service_role')}'; eyJust.some.text`
  expect(rolesOfTokens(text)).toEqual(['anon', 'service_role'])
})
