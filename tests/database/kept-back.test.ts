import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent } from '../../src/publish/read-content'
import { toRows } from '../../src/publish/to-rows'
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
  await admin.from('tours').delete().eq('id', id).throwOnError()
})

test('K133 K135 a version is kept back with the row of the built site, which has its own addresses and reading time', async () => {
  const upload = 'https://abc.supabase.co/storage/v1/object/public/gallery'
  const { data: tour } = await admin
    .from('tours')
    .update({ image: `${upload}/tours/kept.webp` })
    .eq('id', 2)
    .select('id, title')
    .single()
    .throwOnError()
  const { data: post } = await admin
    .from('blog_posts')
    .update({ read_minutes: null })
    .eq('id', 1)
    .select('id, title')
    .single()
    .throwOnError()
  const { data: answer } = await visitor.rpc('published_content').throwOnError()
  const { content, problems } = readContent(answer)
  expect(problems).toEqual([])
  if (!content) throw new Error('There is no content.')
  const built = toRows(content)
  const keys: string[] = answer.items
  const hashOf = (key: string) => keys.find((item) => item.startsWith(`${key}=`))?.split('=')[1]
  for (const [kind, table, rows, row] of [
    ['tour', 'tours', built.tours, tour],
    ['post', 'blog_posts', built.blog_posts, post],
  ] as const) {
    const id = Number(row?.id)
    await admin.from(table).update({ title: 'Half finished' }).eq('id', id).throwOnError()
    await admin.from(table).update({ title: 'More than half' }).eq('id', id).throwOnError()
    const kept = {
      kind,
      id,
      live_hash: hashOf(`${kind}:${id}`),
      live_row: rows.find((shown) => shown.id === id),
    }
    expect(outcome(await admin.rpc('keep_back', kept))).toEqual([204, null, null])
    const { data } = await visitor.from(`published_${table}`).select('title').eq('id', id)
    expect(data).toEqual([{ title: row?.title }])
  }
  expect((await visitor.rpc('published_content')).data.hash).toBe(answer.hash)
})
