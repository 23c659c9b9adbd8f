import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LocalStack } from '../../supabase/local/stack'
import { bootCast } from './cast'
import { clientOf, idOf, memberOf, tokenOf, type Client } from './local-stack'

// Who may do what, through the API, as the studio and a stranger with curl meet it.

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
  {
    table: 'gallery_images',
    row: { url: '/images/test.webp', alt: 'A test' },
    change: { title: 'Changed' },
  },
]

beforeAll(async () => {
  ;({ stack, visitor, member, admin, service } = await bootCast())
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

  test('X6 refuses updates: visitors by privilege, members by finding no row', async () => {
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

  test('X6 refuses deletes: visitors by privilege, members by finding no row', async () => {
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

  test('K24 K41 K43 lets editors publish, contributors write drafts, and ends both by themselves', async () => {
    const name = table.replace('_', '-')
    const as = async (role: string) => {
      const client = await memberOf(stack, `${role}-${name}@example.org`)
      await stack.sql(
        `insert into public.user_roles (user_id, role, until) values ($1, $2::public.app_role, now() + interval '1 hour')`,
        [await idOf(client), role],
      )
      return client
    }
    const editor = await as('editor')
    const contributor = await as('contributor')
    const all = [ids.published, ids.draft, ids.scheduled]
    expect(await visibleTo(editor)).toEqual(all)
    expect(await visibleTo(contributor)).toEqual(all)
    const write = (client: Client, id: number, values: Row) =>
      client.from(table).update(values).eq('id', id).select('id')
    expect((await write(contributor, ids.draft, change)).data).toEqual([{ id: ids.draft }])
    expect((await write(contributor, ids.published, change)).data).toEqual([])
    const publish = { status: 'published' }
    const refused = await write(contributor, ids.draft, publish)
    expect([refused.status, refused.error?.code]).toEqual([403, '42501'])
    const direct = await contributor.from(table).insert({ ...row, ...publish })
    expect([direct.status, direct.error?.code]).toEqual([403, '42501'])
    const own = await contributor.from(table).insert(row).select('id, created_by').single()
    expect(own.data).toMatchObject({ created_by: await idOf(contributor) })
    const mine = Number(own.data?.id)
    const remove = (client: Client, id: number) =>
      client.from(table).delete().eq('id', id).select('id')
    expect((await remove(contributor, ids.draft)).data).toEqual([])
    expect((await remove(contributor, mine)).data).toEqual([{ id: mine }])
    expect((await write(editor, ids.draft, publish)).data).toEqual([{ id: ids.draft }])
    expect((await remove(editor, ids.scheduled)).data).toEqual([{ id: ids.scheduled }])
    for (const client of [editor, contributor]) {
      expect((await client.rpc('my_access').single()).data).toMatchObject({ has_ended: false })
      await stack.sql('update public.user_roles set until = now() where user_id = $1', [
        await idOf(client),
      ])
      expect((await client.from('user_roles').select('role')).data).toEqual([])
      expect((await client.from(table).insert(row)).status).toBe(403)
      expect((await write(client, ids.published, change)).data).toEqual([])
      expect((await client.rpc('my_access').single()).data).toMatchObject({
        has_ended: true,
        rights: [],
      })
    }
  })

  test('X6 counts for the dashboard follow the same rules', async () => {
    const count = async (client: Client, columns: string) => {
      const result = await client
        .from(table)
        .select(columns, { count: 'exact', head: true })
        .in('id', Object.values(ids))
      return result.count
    }
    // Visitors may not read every column.
    expect(await count(visitor, 'id')).toBe(1)
    expect(await count(admin, '*')).toBe(3)
  })

  test('X6 answers requests at the same moment each by its own rights', async () => {
    const clients = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? visitor : admin))
    const answers = await Promise.all(clients.map(visibleTo))
    expect(answers.map((found) => found.length)).toEqual(
      clients.map((client) => (client === visitor ? 1 : 3)),
    )
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
