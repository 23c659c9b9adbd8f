import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashesIn } from '../../scripts/publish/content-hashes'
import type { ContentRows } from '../../src/publish/rows'
import type { LocalStack } from '../../supabase/local/stack'
import { bootCast } from './cast'
import { idOf, type Client } from './local-stack'

// What publishing asks of the database, through the API.

let stack: LocalStack
let visitor: Client
let member: Client
let admin: Client

beforeAll(async () => {
  ;({ stack, visitor, member, admin } = await bootCast())
})
afterAll(() => stack.stop())

type Published = ContentRows & { schema: number; hash: string; items: string[] }
type Live = Pick<Published, 'hash' | 'items' | 'redirects'> & { home: number[] }
type Change = { key: string; change: string; title?: string | null; status?: string | null }

/** Data of an answer that must be none of an error. */
async function must<T>(answer: PromiseLike<{ data: T | null; error: Error | null }>): Promise<T> {
  const { data, error } = await answer
  if (error) throw error
  if (data === null) throw new Error('the answer is empty')
  return data
}

function published(client: Client = visitor): Promise<Published> {
  return must<Published>(client.rpc('published_content'))
}

/** What a site's manifest would say of the present content. */
async function liveNow(): Promise<Live> {
  const { hash, items, home_featured, redirects } = await published()
  return { hash, items, home: home_featured, redirects }
}

function waiting(live: object): Promise<{ hash: string; total: number; changes: Change[] }> {
  return must(admin.rpc('waiting_changes', { live }))
}

type Begun = { state: string; id: number; hash: string; at: string }

async function beginPublish(live: object = {}, more: object = {}): Promise<Begun> {
  return must<Begun>(admin.rpc('begin_publish', { live, ...more }))
}

async function finish(id: number, outcome: string, note?: string): Promise<boolean> {
  return must<boolean>(admin.rpc('finish_publish', { publish_id: id, outcome, note }))
}

async function addTour(title: string, more: object = {}): Promise<number> {
  const row = { title, category: 'Farm Tours', status: 'published', ...more }
  const { id } = await must<{ id: number }>(admin.from('tours').insert(row).select('id').single())
  return id
}

const keys = (changes: Change[]) => changes.map(({ key, change }) => `${key} ${change}`)

describe('who may', () => {
  test.each([
    ['waiting_changes', { live: {} }],
    ['begin_publish', { live: {} }],
    ['finish_publish', { publish_id: 1, outcome: 'live' }],
    ['publish_log', {}],
    ['roll_back', { publish_id: 1 }],
  ])('X6 X7 %s is closed to visitors and members', async (name, arguments_) => {
    expect(await visitor.rpc(name, arguments_)).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
    expect(await member.rpc(name, arguments_)).toMatchObject({
      status: 403,
      error: { code: '42501' },
    })
  })

  test('Y7 X6 the log of publishes is read by administrators and written by nobody', async () => {
    expect(await visitor.from('publishes').select('id')).toMatchObject({ status: 401 })
    const { id } = await beginPublish()
    expect((await member.from('publishes').select('id')).data).toEqual([])
    expect((await admin.from('publishes').select('id, status')).data).toEqual([
      { id, status: 'started' },
    ])
    for (const written of [
      admin.from('publishes').insert({ content_hash: 'x' }),
      admin.from('publishes').update({ status: 'live' }).eq('id', id),
      admin.from('publishes').delete().eq('id', id),
    ]) {
      expect(await written).toMatchObject({ status: 403, error: { code: '42501' } })
    }
    expect(await finish(id, 'failed')).toBe(true)
  })
})

describe('what is published', () => {
  test('Y6 the database and the build count the same hashes', async () => {
    await addTour('Goats & tea 🐐', {
      focus_x: 20,
      itinerary: ['First, early', 'Then'],
      external_links: [
        { title: 'One', url: 'https://example.org/1?a=b&c' },
        { title: 'Two', url: 'https://example.org/2' },
      ],
      full_description: '<p>Lines\nof "words" &amp; \\ more</p>',
    })
    await must(
      admin
        .from('blog_posts')
        .insert({ title: 'Dated', status: 'published', updated_on: '2026-04-01', read_minutes: 4 })
        .select('id'),
    )
    await must(
      admin
        .from('gallery_images')
        .insert({ url: '/images/a.webp', decorative: true, status: 'published', width: 16 })
        .select('id'),
    )
    await admin.from('tours').update({ slug: 'moved-away' }).eq('id', 2)
    const content = await published()
    const { hash, items, home_featured: home, redirects } = content
    const { tours, blog_posts: posts, gallery_images: pictures, site_facts: facts } = content
    expect(items).toHaveLength(tours.length + posts.length + pictures.length + facts.length)
    expect(hashesIn(content, content)).toEqual({ hash, items })
    expect(Object.values(redirects)).toContain('/tours/moved-away')
    expect(home).toEqual([3, 5, 8])
  })

  test('K9 K10 K27 drafts, what is scheduled and withdrawn pictures are not, whoever asks', async () => {
    await addTour('A draft', { status: 'draft' })
    await addTour('Next year', { publish_at: '2099-01-01' })
    const shown = await addTour('Since then', { publish_at: '2020-01-01' })
    const gone = await addTour('Taken back')
    const [picture] = await must<{ id: number }[]>(
      admin
        .from('gallery_images')
        .insert({ url: '/images/b.webp', alt: 'Faces', status: 'published' })
        .select('id'),
    )
    const pictures = (await published()).gallery_images.map(({ id }) => id)
    expect(pictures).toContain(picture?.id)
    await admin.from('gallery_images').update({ consent: 'withdrawn' }).eq('id', picture?.id)
    await admin.from('tours').update({ status: 'unpublished' }).eq('id', gone)

    const content = await published()
    const titles = content.tours.map(({ title }) => title)
    expect(titles).toContain('Since then')
    for (const title of ['A draft', 'Next year', 'Taken back']) expect(titles).not.toContain(title)
    expect(content.gallery_images.map(({ id }) => id)).toEqual(
      pictures.filter((id) => id !== picture?.id),
    )
    expect(await published(member)).toEqual(content)
    expect(await published(admin)).toEqual(content)
    await admin.rpc('move_row', { of_table: 'tours', row_id: shown, before_id: 1 })
    expect((await published()).tours[0]?.id).toBe(shown)

    const live = await liveNow()
    expect(keys((await waiting(live)).changes)).toEqual(['withdrawn removed'])
    const { id } = await beginPublish(live)
    await finish(id, 'live')
    expect(await waiting(live)).toMatchObject({ total: 0 })
  })
})

describe('what waits', () => {
  test('Y6 an edited row is changed until it is live, and a deleted one is removed', async () => {
    const doomed = await addTour('Doomed')
    const live = await liveNow()
    expect(await waiting(live)).toEqual({ hash: live.hash, total: 0, changes: [] })
    await admin.from('tours').update({ duration: '3 days' }).eq('id', 1)
    await admin.from('tours').delete().eq('id', doomed)
    const found = await waiting(live)
    expect(found).toMatchObject({
      hash: (await published()).hash,
      total: 2,
      changes: [
        { key: 'tour:1', kind: 'tour', id: 1, change: 'changed', status: 'published' },
        { key: `tour:${doomed}`, title: 'Doomed', change: 'removed', status: null },
      ],
    })
    expect((await waiting(await liveNow())).total).toBe(0)
  })

  test('K14 K28 Y9 so are the order, the home page and a redirect', async () => {
    const live = await liveNow()
    await admin.rpc('move_row', { of_table: 'blog_posts', row_id: 3, before_id: 1 })
    await admin.rpc('set_home_featured', { tour_ids: [5, 3, 8] })
    await admin.from('redirects').delete().eq('tour_id', 2)
    expect(keys((await waiting(live)).changes)).toEqual([
      'order:post changed',
      'home changed',
      'redirects changed',
    ])
  })
})

describe('the log', () => {
  test('Y5 Y7 a publish starts, is joined, ends once and stands in the log', async () => {
    const live = await liveNow()
    expect(await beginPublish(live)).toEqual({ state: 'unchanged', hash: live.hash })
    await admin.from('tours').update({ duration: '4 days' }).eq('id', 1)
    const begun = await beginPublish(live, { allow_shrink: true })
    const content = await published()
    expect(begun).toMatchObject({ state: 'started', hash: content.hash })
    expect(Number.isNaN(Date.parse(begun.at))).toBe(false)
    expect(await beginPublish(live)).toEqual({ ...begun, state: 'joined', asked: false })
    expect(await finish(begun.id, 'failed', 'The host did not answer.')).toBe(true)
    expect(await finish(begun.id, 'live')).toBe(false)
    const [entry] = await must<object[]>(admin.rpc('publish_log', { page_size: 1 }))
    expect(entry).toMatchObject({
      id: begun.id,
      actor: await idOf(admin),
      actor_name: 'Local admin',
      kind: 'publish',
      content_hash: content.hash,
      live_hash: live.hash,
      counts: {
        tours: content.tours.length,
        posts: content.blog_posts.length,
        pictures: content.gallery_images.length,
        added: 0,
        changed: 1,
        removed: 0,
        other: 0,
      },
      has_content: true,
      allow_shrink: true,
      status: 'failed',
      message: 'The host did not answer.',
    })
    const row = admin.from('publishes').select('content').eq('id', begun.id).single()
    expect((await must<{ content: unknown }>(row)).content).toEqual(content)
    const older = admin.rpc('publish_log', { before_id: begun.id })
    expect(await must<object[]>(older)).not.toContainEqual(
      expect.objectContaining({ id: begun.id }),
    )
  })
})

describe('the way back', () => {
  test('Y8 an earlier publish is written back, and the activity tells', async () => {
    const before = await published()
    const { id } = await beginPublish()
    await finish(id, 'live')
    await admin.from('tours').update({ title: 'Spoilt', itinerary: [] }).eq('id', 1)
    await admin.from('tours').delete().in('id', [3, 4])
    await admin.from('blog_posts').update({ slug: 'elsewhere' }).eq('id', 1)
    await admin.from('gallery_images').update({ status: 'unpublished' }).eq('id', 1)
    await admin.rpc('move_row', { of_table: 'tours', row_id: 7, before_id: 1 })
    await addTour('Added since')
    const { data } = await admin.rpc('roll_back', { publish_id: id })
    expect(data).toEqual({ restored: 5, unpublished: 1 })

    const after = await published()
    expect(after.redirects).toEqual({
      ...before.redirects,
      '/blog/elsewhere': expect.stringMatching(/^\/blog\//),
    })
    await admin.from('redirects').delete().eq('from_path', '/blog/elsewhere')
    expect(await published()).toEqual(before)
    const changes = await must<object[]>(
      admin.rpc('activity', { of_table: 'tours', of_row: '1', page_size: 1 }),
    )
    expect(changes).toMatchObject([
      { op: 'UPDATE', actor_name: 'Local admin', old_row: { title: 'Spoilt' } },
    ])
    expect(
      (await beginPublish(await liveNow(), { kind: 'roll back' })).state,
      'what was rolled back is live already',
    ).toBe('unchanged')
  })

  test('Y8 there is no way back to what is not kept', async () => {
    expect(await admin.rpc('roll_back', { publish_id: 0 })).toMatchObject({
      status: 404,
      error: { code: 'PT404' },
    })
  })
})
