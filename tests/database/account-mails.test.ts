import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LocalStack } from '../../supabase/local/stack'
import { boot, clientOf, memberOf, type Client } from './local-stack'
import { sampleFolder } from './temporary-folder'

// The way back for those who forgot their password, and to another sign-in address: with the calls
// that a hosted project takes as well.

const lines: string[] = []
let stack: LocalStack
let visitor: Client

beforeAll(async () => {
  stack = await boot(sampleFolder(), { log: (line) => lines.push(line) })
})
afterAll(() => stack.stop())
beforeEach(() => {
  lines.length = 0
  visitor = clientOf(stack)
})

/** The link of the only mail since the test began. */
function mailedLink(): URL {
  expect(lines).toHaveLength(1)
  const address = /https?:\S+/.exec(lines[0] ?? '')?.[0]
  return new URL(address ?? '')
}

const tokenOf = (link: URL) => link.searchParams.get('token_hash') ?? ''
const signIn = (email: string, password: string) =>
  clientOf(stack).auth.signInWithPassword({ email, password })

test('U16 a forgotten password is replaced by way of a link in the terminal', async () => {
  await memberOf(stack, 'forgot@example.org')
  const asked = await visitor.auth.resetPasswordForEmail('Forgot@example.org', {
    redirectTo: 'http://localhost:4173/auth',
  })
  expect(asked.error).toBeNull()
  expect(lines[0]).toContain('mail to forgot@example.org: Choose a new password')
  const link = mailedLink()
  expect(link.href).toMatch(
    /^http:\/\/localhost:4173\/auth\?token_hash=[0-9a-f]{56,64}&type=recovery$/,
  )
  const token_hash = tokenOf(link)
  const verified = await visitor.auth.verifyOtp({ token_hash, type: 'recovery' })
  expect(verified.data.user?.email).toBe('forgot@example.org')
  const short = await visitor.auth.updateUser({ password: 'abc' })
  expect(short.error?.message).toBe('Password should be at least 6 characters.')
  expect((await visitor.auth.updateUser({ password: 'a new password' })).error).toBeNull()
  expect((await signIn('forgot@example.org', 'secret enough')).error?.message).toBe(
    'Invalid login credentials',
  )
  expect((await signIn('forgot@example.org', 'a new password')).error).toBeNull()
  const again = await clientOf(stack).auth.verifyOtp({ token_hash, type: 'recovery' })
  expect([again.error?.status, again.error?.code]).toEqual([403, 'otp_expired'])
})

test('U16 a link ends after an hour and with the next one', async () => {
  await memberOf(stack, 'late@example.org')
  await visitor.auth.resetPasswordForEmail('late@example.org')
  const first = tokenOf(mailedLink())
  lines.length = 0
  await visitor.auth.resetPasswordForEmail('late@example.org')
  const second = tokenOf(mailedLink())
  const verify = (token_hash: string) => visitor.auth.verifyOtp({ token_hash, type: 'recovery' })
  expect((await verify(first)).error?.code).toBe('otp_expired')
  await stack.sql(
    `update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = 'late@example.org'`,
  )
  expect((await verify(second)).error?.code).toBe('otp_expired')
})

test('U16 an unknown address gets the same answer and no mail', async () => {
  const asked = await visitor.auth.resetPasswordForEmail('nobody@example.org')
  expect(asked).toEqual({ data: {}, error: null })
  expect(lines).toEqual([])
})

test('the sign-in address changes once the link to the new one is opened', async () => {
  const member = await memberOf(stack, 'before@example.org')
  const asked = await member.auth.updateUser({ email: 'after@example.org' })
  expect(asked.data.user).toMatchObject({
    email: 'before@example.org',
    new_email: 'after@example.org',
  })
  expect(lines[0]).toContain('mail to after@example.org: Confirm the new sign-in address')
  expect((await signIn('before@example.org', 'secret enough')).error).toBeNull()
  const verified = await visitor.auth.verifyOtp({
    token_hash: tokenOf(mailedLink()),
    type: 'email_change',
  })
  expect(verified.error).toBeNull()
  expect((await signIn('after@example.org', 'secret enough')).error).toBeNull()
  expect((await signIn('before@example.org', 'secret enough')).error).not.toBeNull()
  // The contact address is another matter.
  const { data } = await member.from('profiles').select('email').single()
  expect(data).toEqual({ email: 'before@example.org' })
})

test('an address that has an account already is refused', async () => {
  const member = await memberOf(stack, 'third@example.org')
  const { error } = await member.auth.updateUser({ email: stack.adminEmail })
  expect([error?.status, error?.code]).toEqual([422, 'email_exists'])
})

test('U19 a second factor is refused as on a project without one', async () => {
  const member = await memberOf(stack, 'factor@example.org')
  const { error } = await member.auth.mfa.enroll({ factorType: 'totp' })
  expect([error?.status, error?.code]).toEqual([422, 'mfa_totp_enroll_not_enabled'])
  const { data } = await member.auth.mfa.listFactors()
  expect(data?.totp).toEqual([])
})
