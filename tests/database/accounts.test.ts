import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LocalStack } from '../../supabase/local/stack'
import { bootCast } from './cast'
import { idOf, memberOf, type Client } from './local-stack'

// Profiles and roles through the API: what people may know and change of themselves and others.

let stack: LocalStack
let visitor: Client
let member: Client
let admin: Client
let service: Client

beforeAll(async () => {
  ;({ stack, visitor, member, admin, service } = await bootCast())
})
afterAll(() => stack.stop())

describe('profiles', () => {
  test('X4 makes a profile with the typed name at sign-up', async () => {
    const { data } = await member
      .from('profiles')
      .select('full_name, email')
      .eq('id', await idOf(member))
      .single()
    expect(data).toEqual({ full_name: 'Test Member', email: 'member@example.org' })
  })

  test('X6 shows everybody their own row alone', async () => {
    const rows = async (client: Client) => {
      const { data } = await client.from('profiles').select('id')
      return data?.map((row) => String(row.id))
    }
    expect(await rows(member)).toEqual([await idOf(member)])
    expect(await rows(admin)).toEqual([await idOf(admin)])
    expect((await visitor.from('profiles').select('id')).status).toBe(401)
    expect((await rows(service))?.length).toBeGreaterThan(1)
  })

  test('X6 lets people change their own row and no other', async () => {
    const mine = await idOf(member)
    const own = await member
      .from('profiles')
      .update({ full_name: 'New Name', email: 'new@example.org' })
      .eq('id', mine)
      .select('full_name')
    expect(own.data).toEqual([{ full_name: 'New Name' }])
    const other = await member
      .from('profiles')
      .update({ full_name: 'Hacked' })
      .eq('id', await idOf(admin))
      .select('id')
    expect(other.data).toEqual([])
    const everybody = await member
      .from('profiles')
      .update({ full_name: 'Only me' })
      .not('id', 'is', null)
      .select('id')
    expect(everybody.data).toEqual([{ id: mine }])
    const byAdmin = await admin
      .from('profiles')
      .update({ full_name: 'Hacked' })
      .eq('id', mine)
      .select('id')
    expect(byAdmin.data).toEqual([])
    const cleared = await member
      .from('profiles')
      .update({ full_name: '  ', email: '' })
      .eq('id', mine)
      .select('full_name, email')
    expect(cleared.data).toEqual([{ full_name: null, email: null }])
  })

  test('X6 refuses new, moved and deleted profiles', async () => {
    const mine = await idOf(member)
    expect((await member.from('profiles').insert({ id: mine })).error?.code).toBe('42501')
    expect(
      (
        await member
          .from('profiles')
          .update({ id: await idOf(admin) })
          .eq('id', mine)
      ).error?.code,
    ).toBe('42501')
    expect((await member.from('profiles').delete().eq('id', mine)).error?.code).toBe('42501')
  })
})

describe('roles', () => {
  test('X5 X6 shows people their own roles alone', async () => {
    expect((await visitor.from('user_roles').select('role')).status).toBe(401)
    expect((await member.from('user_roles').select('role')).data).toEqual([])
    const { data } = await admin.from('user_roles').select('user_id, role').order('role')
    const user_id = await idOf(admin)
    expect(data).toEqual([
      { user_id, role: 'owner' },
      { user_id, role: 'admin' },
    ])
    // The query of the guard, word for word.
    const own = await admin
      .from('user_roles')
      .select('role')
      .eq('user_id', await idOf(admin))
      .eq('role', 'admin')
      .maybeSingle()
    expect(own.data).toEqual({ role: 'admin' })
  })

  test.each(['visitor', 'member', 'admin'] as const)('X7 lets no %s write a role', async (who) => {
    const client = { visitor, member, admin }[who]
    const row = { user_id: await idOf(member), role: 'admin' }
    const outcomes = [
      await client.from('user_roles').insert(row),
      await client.from('user_roles').upsert(row),
      await client.from('user_roles').update({ role: 'admin' }).eq('user_id', row.user_id),
      await client.from('user_roles').delete().eq('user_id', row.user_id),
    ]
    expect(outcomes.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501', '42501'])
  })

  test.each(['visitor', 'member', 'admin'] as const)(
    'X7 lets no %s call grant_admin',
    async (who) => {
      const client = { visitor, member, admin }[who]
      const { error } = await client.rpc('grant_admin', { email: 'member@example.org' })
      expect(error?.code).toBe('42501')
      expect((await member.from('user_roles').select('role')).data).toEqual([])
    },
  )

  test('X7 hides the helpers, the accounts and the log from the API', async () => {
    expect((await admin.rpc('may', { asked_right: 'write' })).status).toBe(404)
    for (const [schema, table] of [
      ['private', 'change_log'],
      ['auth', 'users'],
      ['storage', 'objects'],
    ] as const) {
      expect((await admin.schema(schema).from(table).select('*')).status).toBe(406)
    }
  })

  test('X7 takes no rights from the metadata of a sign-up or of the account', async () => {
    const claims = {
      role: 'admin',
      is_admin: true,
      app_metadata: { role: 'admin' },
      user_role: 'admin',
    }
    const hostile = await memberOf(stack, 'hostile@example.org', claims)
    await hostile.auth.updateUser({ data: claims })
    expect((await hostile.from('user_roles').select('role')).data).toEqual([])
    expect(
      (await hostile.from('tours').insert({ title: 'Mine', category: 'Farm Tours' })).status,
    ).toBe(403)
  })

  test.each([
    ['an object', { a: 1 }, null],
    ['5,000 characters', 'x'.repeat(5000), 'x'.repeat(100)],
    ['a turned reading direction', '\u202Eevil', 'evil'],
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a number', 42, null],
    ['blanks', '   ', null],
    ['null', null, null],
  ])('X4 signs up in spite of %s as the name', async (_label, name, stored) => {
    const client = await memberOf(
      stack,
      `name-${Math.random().toString(36).slice(2)}@example.org`,
      { full_name: name },
    )
    const { data } = await client.from('profiles').select('full_name').single()
    expect(data).toEqual({ full_name: stored })
  })
})
