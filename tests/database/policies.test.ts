import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LocalStack } from '../../supabase/local/stack'
import { adminOf, boot, clientOf, idOf, memberOf, tokenOf, type Client } from './local-stack'
import { temporaryFolder } from './temporary-folder'

// The matrix of security.md 3.1 through the API, as the studio and a stranger with curl meet it.

type Row = Record<string, unknown>

let stack: LocalStack
let visitor: Client
let member: Client
let admin: Client
let service: Client

const contentTables: { table: string; row: Row; change: Row }[] = [
  {
    table: 'tours',
    row: { title: 'Test tour', category: 'Farm Tours' },
    change: { title: 'Changed' },
  },
  { table: 'blog_posts', row: { title: 'Test article' }, change: { title: 'Changed' } },
  { table: 'gallery_images', row: { url: '/images/test.webp' }, change: { title: 'Changed' } },
]

beforeAll(async () => {
  stack = await boot(temporaryFolder())
  visitor = clientOf(stack)
  member = await memberOf(stack, 'member@example.org', { full_name: 'Test Member' })
  admin = await adminOf(stack)
  service = clientOf(stack, stack.secretKey)
})
afterAll(() => stack.stop())

/** Three rows that only differ in who may see them, beside whatever the seed brought. */
let ids: { published: number; draft: number; scheduled: number }

async function prepareRows(table: string, row: Row): Promise<void> {
  const insert = async (more: Row) => {
    const { data, error } = await service
      .from(table)
      .insert({ ...row, ...more })
      .select('id')
      .single()
    if (error) throw error
    return Number(data.id)
  }
  ids = {
    published: await insert({ status: 'published' }),
    draft: await insert({ status: 'draft' }),
    scheduled: await insert({ status: 'published', publish_at: '2099-01-01T00:00:00Z' }),
  }
}

describe.each(contentTables)('$table', ({ table, row, change }) => {
  beforeEach(() => prepareRows(table, row))

  const visibleTo = async (client: Client) => {
    const { data, error } = await client
      .from(table)
      .select('id')
      .in('id', Object.values(ids))
      .order('id')
    if (error) throw error
    return data.map((found) => Number(found.id))
  }

  test('X6 shows visitors and members what is published and due, administrators everything', async () => {
    expect(await visibleTo(visitor)).toEqual([ids.published])
    expect(await visibleTo(member)).toEqual([ids.published])
    expect(await visibleTo(admin)).toEqual([ids.published, ids.draft, ids.scheduled])
    expect(await visibleTo(service)).toEqual([ids.published, ids.draft, ids.scheduled])
  })

  test('X6 refuses inserts of visitors and members', async () => {
    const byVisitor = await visitor.from(table).insert(row)
    expect([byVisitor.status, byVisitor.error?.code]).toEqual([401, '42501'])
    const byMember = await member.from(table).insert(row)
    expect([byMember.status, byMember.error?.code]).toEqual([403, '42501'])
  })

  test('X6 E-19 refuses updates: visitors by privilege, members by finding no row', async () => {
    const byVisitor = await visitor.from(table).update(change).eq('id', ids.published).select('id')
    expect([byVisitor.status, byVisitor.error?.code]).toEqual([401, '42501'])
    const byMember = await member.from(table).update(change).eq('id', ids.published).select('id')
    expect([byMember.status, byMember.data]).toEqual([200, []])
    const [after] = await stack.sql<{ version: number }>(
      `select version from public.${table} where id = $1`,
      [ids.published],
    )
    expect(after?.version).toBe(1)
  })

  test('X6 E-19 refuses deletes: visitors by privilege, members by finding no row', async () => {
    const byVisitor = await visitor.from(table).delete().eq('id', ids.published).select('id')
    expect([byVisitor.status, byVisitor.error?.code]).toEqual([401, '42501'])
    const byMember = await member.from(table).delete().eq('id', ids.published).select('id')
    expect([byMember.status, byMember.data]).toEqual([200, []])
    expect(await visibleTo(visitor)).toEqual([ids.published])
  })

  test('X6 X14 lets administrators insert, change and delete', async () => {
    const inserted = await admin
      .from(table)
      .insert(row)
      .select('id, version, status, updated_by')
      .single()
    expect(inserted.error).toBeNull()
    expect(inserted.data).toMatchObject({
      version: 1,
      status: 'draft',
      updated_by: await idOf(admin),
    })
    const id = Number(inserted.data?.id)
    const updated = await admin
      .from(table)
      .update(change)
      .eq('id', id)
      .eq('version', 1)
      .select('title, version')
    expect(updated.data).toEqual([{ ...change, version: 2 }])
    const stale = await admin.from(table).update(change).eq('id', id).eq('version', 1).select('id')
    expect(stale.data).toEqual([])
    const deleted = await admin.from(table).delete().eq('id', id).select('id')
    expect(deleted.data).toEqual([{ id }])
    const again = await admin.from(table).delete().eq('id', id).select('id')
    expect(again.data).toEqual([])
  })

  test.each(['id', 'version', 'created_at', 'updated_at', 'updated_by'])(
    'X6 keeps %s out of the administrators reach',
    async (column) => {
      const value =
        column === 'updated_by' ? await idOf(admin) : column.endsWith('_at') ? '2020-01-01' : 77
      const { status, error } = await admin
        .from(table)
        .update({ [column]: value })
        .eq('id', ids.draft)
        .select('id')
      expect([status, error?.code]).toEqual([403, '42501'])
    },
  )

  test('X6 takes the rights away with the role, also from a token that still runs', async () => {
    const second = await memberOf(stack, `second-${table.replace('_', '-')}@example.org`)
    const id = await idOf(second)
    await stack.sql(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [id])
    expect(await visibleTo(second)).toHaveLength(3)
    await stack.sql('delete from public.user_roles where user_id = $1', [id])
    expect(await visibleTo(second)).toEqual([ids.published])
    const write = await second.from(table).update(change).eq('id', ids.published).select('id')
    expect(write.data).toEqual([])
  })

  test('K24 gives the role editor no rights yet', async () => {
    const editor = await memberOf(stack, `editor-${table.replace('_', '-')}@example.org`)
    await stack.sql(`insert into public.user_roles (user_id, role) values ($1, 'editor')`, [
      await idOf(editor),
    ])
    expect(await visibleTo(editor)).toEqual([ids.published])
    expect((await editor.from(table).insert(row)).status).toBe(403)
  })

  test('X6 counts for the dashboard follow the same rules', async () => {
    const count = async (client: Client) => {
      const result = await client
        .from(table)
        .select('*', { count: 'exact', head: true })
        .in('id', Object.values(ids))
      return result.count
    }
    expect(await count(visitor)).toBe(1)
    expect(await count(admin)).toBe(3)
  })

  test('X6 answers requests at the same moment each by its own rights', async () => {
    const clients = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? visitor : admin))
    const answers = await Promise.all(clients.map(visibleTo))
    expect(answers.map((found) => found.length)).toEqual(
      clients.map((client) => (client === visitor ? 1 : 3)),
    )
  })
})

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
    const { data } = await admin.from('user_roles').select('user_id, role')
    expect(data).toEqual([{ user_id: await idOf(admin), role: 'admin' }])
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
    'X7 E-4 lets no %s call grant_admin',
    async (who) => {
      const client = { visitor, member, admin }[who]
      const { error } = await client.rpc('grant_admin', { email: 'member@example.org' })
      expect(error?.code).toBe('42501')
      expect((await member.from('user_roles').select('role')).data).toEqual([])
    },
  )

  test('X7 hides the helpers, the accounts and the log from the API', async () => {
    expect((await admin.rpc('is_admin')).status).toBe(404)
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

describe('keys and tokens', () => {
  const ask = (headers: Record<string, string>, peer?: string) =>
    stack.fetch(new Request('http://localhost/rest/v1/tours?select=id&limit=1', { headers }), peer)

  test('X6 refuses requests without a key, with a wrong one and with a secret key from a browser', async () => {
    expect((await ask({})).status).toBe(401)
    expect((await ask({ apikey: 'sb_publishable_wrong' })).status).toBe(401)
    expect((await ask({ apikey: stack.secretKey, 'user-agent': 'Mozilla/5.0 (X11)' })).status).toBe(
      401,
    )
  })

  test('X6 gives a forged token no more than a visitor has', async () => {
    await prepareRows('tours', { title: 'Test tour', category: 'Farm Tours' })
    const [head = '', , signature = ''] = (await tokenOf(admin)).split('.')
    const claims = { role: 'service_role', sub: await idOf(admin), exp: 4102444800 }
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    const asks = [
      `${head}.${payload}.${signature}`,
      `${head}.${payload}.`,
      `${none}.${payload}.`,
      'garbage',
    ]
    for (const token of asks) {
      // The local server takes what is no token at all for a visitor; a hosted one answers 401.
      const { data, status } = await clientOf(stack, stack.publishableKey, token)
        .from('tours')
        .select('id')
        .eq('id', ids.draft)
      expect(status === 401 || data?.length === 0).toBe(true)
    }
    const edited = clientOf(stack, stack.publishableKey, asks[0])
    expect((await edited.from('tours').select('id')).status).toBe(401)
  })

  test('X6 answers no other machine and no other path', async () => {
    expect((await ask({ apikey: stack.publishableKey }, '192.0.2.7')).status).toBe(403)
    expect((await ask({ apikey: stack.publishableKey }, 'unknown')).status).toBe(403)
    expect((await ask({ apikey: stack.publishableKey }, '::1')).status).toBe(200)
    expect((await ask({ apikey: stack.publishableKey }, '::ffff:127.0.0.1')).status).toBe(200)
    for (const path of ['/_system', '/', '/rest/v1x', '/admin', '/storage']) {
      const answer = await stack.fetch(
        new Request(`http://localhost${path}`, { headers: { apikey: stack.secretKey } }),
      )
      expect(answer.status).toBe(404)
    }
  })
})
