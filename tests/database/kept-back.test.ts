import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalStack } from '../../supabase/local/stack'
import { bootCast, outcome } from './cast'
import type { Client } from './local-stack'

let stack: LocalStack
let visitor: Client
let member: Client
let admin: Client

beforeAll(async () => {
  ;({ stack, visitor, member, admin } = await bootCast())
})
afterAll(() => stack.stop())

const live = { title: 'Shown on the site', slug: 'kept-tour', status: 'published' }
const titleFor = async (client: Client, id: number) =>
  (await client.from('published_tours').select('title').eq('id', id)).data?.map(
    ({ title }) => title,
  )

test('K130 K133 visitors get what the site shows, whatever is saved and whoever asks', async () => {
  const { data: added } = await admin
    .from('tours')
    .insert({ ...live, category: 'Farm Tours' })
    .select('id')
    .single()
    .throwOnError()
  const id = Number(added?.id)
  const { data } = await admin.rpc('published_content')
  const keys: string[] = data.items
  const hash = keys.find((item) => item.startsWith(`tour:${id}=`))?.split('=')[1]
  const row = data.tours.find((tour: { id: number }) => tour.id === id)
  await admin.from('tours').update({ title: 'Half finished' }).eq('id', id).throwOnError()
  const kept = { kind: 'tour', id, live_hash: hash, live_row: row }
  expect(outcome(await admin.rpc('keep_back', { ...kept, live_hash: '0' }))).toEqual([
    409,
    'PT409',
    null,
  ])
  expect((await admin.rpc('keep_back', kept)).error).toBeNull()
  for (const client of [visitor, member, admin]) {
    expect(await titleFor(client, id)).toEqual([live.title])
  }
  expect((await visitor.from('tours').select('title').eq('id', id)).data).toEqual([])
  expect((await visitor.from('kept_back').select('kept_by').eq('item_id', id)).status).toBe(401)
  expect((await admin.rpc('kept_items')).data).toMatchObject([
    { kind: 'tour', id, title: 'Half finished', status: 'published' },
  ])
  for (const client of [visitor, member, admin]) {
    const written = await client.from('kept_back').delete().eq('item_id', id)
    expect([401, 403]).toContain(written.status)
  }
  expect((await admin.rpc('release', { kind: 'tour', id })).error).toBeNull()
  expect(await titleFor(visitor, id)).toEqual(['Half finished'])
  expect(outcome(await admin.rpc('release', { kind: 'tour', id }))).toEqual([404, 'PT404', null])
})
