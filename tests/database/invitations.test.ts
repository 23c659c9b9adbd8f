import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteFunction } from '../../scripts/local-server/local-invite'
import type { LocalFunction } from '../../supabase/local/request-gate'
import type { LocalStack } from '../../supabase/local/stack'
import { adminOf, boot, clientOf, memberOf, tokenOf, type Client } from './local-stack'
import { sampleFolder } from './temporary-folder'

// Inviting on the local stack, from the call of the studio to the first sign-in.

const siteUrl = 'http://localhost:4173'
const lines: string[] = []

let stack: LocalStack
let admin: Client
let invite: LocalFunction

beforeAll(async () => {
  stack = await boot(sampleFolder(), { log: (line) => lines.push(line) })
  admin = await adminOf(stack)
  invite = inviteFunction(stack, siteUrl)
})
afterAll(() => stack.stop())

async function call(client: Client, body: object) {
  const request = new Request(`${siteUrl}/functions/v1/invite`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await tokenOf(client)}`, Origin: siteUrl },
    body: JSON.stringify(body),
  })
  const response = await invite(request)
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

/** The token of the last link that was printed. */
const lastToken = () => /token_hash=([\w-]+)&type=invite/.exec(lines.at(-1) ?? '')?.[1] ?? ''

test('K23 K44 an invitation is printed as a mail, and whoever opens its link has the role until its end', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const { status, answer } = await call(admin, {
    email: 'New@Example.org',
    role: 'contributor',
    until,
  })
  expect(status).toBe(200)
  expect(answer).toMatchObject({ state: 'invited', role: 'contributor' })
  expect(lines.at(-1)).toContain('mail to new@example.org: You are invited to the studio')
  expect(lastToken()).not.toBe('')
  const waiting = await admin.rpc('list_invitations')
  expect(waiting.data).toMatchObject([{ email: 'new@example.org', state: 'waiting' }])
  expect(waiting.data).not.toMatchObject([{ sent_at: null }])

  const person = clientOf(stack)
  const opened = await person.auth.verifyOtp({ token_hash: lastToken(), type: 'invite' })
  expect(opened.error).toBeNull()
  expect((await person.auth.updateUser({ password: 'chosen by myself' })).error).toBeNull()
  expect((await person.rpc('my_access').single()).data).toMatchObject({
    role: 'contributor',
    has_ended: false,
    rights: ['write'],
  })
  expect(
    (await person.from('tours').insert({ title: 'Mine', category: 'Farm Tours' })).error,
  ).toBeNull()
  expect((await admin.rpc('list_invitations')).data).toMatchObject([{ state: 'accepted' }])
  const log = await stack.sql<{ who: string }>(
    `select op || ' ' || table_name || ' by ' || actor_email as who from private.change_log
     where table_name in ('invitations', 'user_roles') and new_row is not null order by id desc limit 2`,
  )
  expect(log.map(({ who }) => who)).toEqual([
    'INSERT user_roles by admin@example.com',
    'UPDATE invitations by new@example.org',
  ])

  const again = clientOf(stack)
  const used = await again.auth.verifyOtp({ token_hash: lastToken(), type: 'invite' })
  expect(used.error).not.toBeNull()
  const signedIn = await again.auth.signInWithPassword({
    email: 'new@example.org',
    password: 'chosen by myself',
  })
  expect(signedIn.error).toBeNull()
})

test('K44 an invitation can be sent again, and the new link counts', async () => {
  await call(admin, { email: 'twice@example.org', role: 'editor' })
  const first = lastToken()
  await call(admin, { email: 'twice@example.org', role: 'admin' })
  expect(lastToken()).not.toBe(first)
  const person = clientOf(stack)
  expect((await person.auth.verifyOtp({ token_hash: first, type: 'invite' })).error).not.toBeNull()
  expect(
    (await person.auth.verifyOtp({ token_hash: lastToken(), type: 'invite' })).error,
  ).toBeNull()
  expect((await person.from('user_roles').select('role')).data).toEqual([{ role: 'admin' }])
})

test('K156 two calls at once for a new address send one mail, the invitation, and answer alike', async () => {
  const printed = lines.length
  const body = { email: 'doubled@example.org', role: 'contributor' }
  const answers = await Promise.all([call(admin, body), call(admin, body)])
  expect(answers).toMatchObject([
    { status: 200, answer: { state: 'invited' } },
    { status: 200, answer: { state: 'invited' } },
  ])
  expect(lines.slice(printed)).toEqual([
    expect.stringContaining('mail to doubled@example.org: You are invited to the studio'),
  ])
})

test('K44 an address with an account gets the role at once and no mail', async () => {
  const member = await memberOf(stack, 'known@example.org')
  const printed = lines.length
  const { answer } = await call(admin, { email: 'known@example.org', role: 'editor' })
  expect(answer).toMatchObject({ state: 'given', role: 'editor' })
  expect(lines).toHaveLength(printed)
  expect((await member.from('user_roles').select('role')).data).toEqual([{ role: 'editor' }])
  const again = await call(admin, { email: 'known@example.org', role: 'admin' })
  expect(again.answer).toMatchObject({ state: 'has role', role: 'editor' })
})

test('K44 a caller without the right hears nothing about an address', async () => {
  const member = await memberOf(stack, 'stranger@example.org')
  for (const email of ['known@example.org', 'nobody@example.org']) {
    const { status, answer } = await call(member, { email, role: 'editor' })
    expect([status, answer]).toEqual([
      403,
      { code: 'not_admin', message: 'Only administrators invite people.' },
    ])
  }
})
