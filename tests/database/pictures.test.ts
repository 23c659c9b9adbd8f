import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureText, RequestFailure } from '../../src/admin/data/errors'
import { lacksSomething } from '../../src/admin/kit/lists/list-view'
import type { LocalStack } from '../../supabase/local/stack'
import { lackingCases } from '../admin/support/gallery-rows'
import { bootCast } from './cast'
import type { Client } from './local-stack'

// What the studio relies on where pictures are deleted or withdrawn, through the API.

let stack: LocalStack
let admin: Client

beforeAll(async () => {
  ;({ stack, admin } = await bootCast())
})
afterAll(() => stack.stop())

const bucketAddress = (name: string) => `/storage/v1/object/public/gallery/${name}`

/** Adds a picture with its small copy. */
async function addPicture(stem: string): Promise<number> {
  for (const name of [`${stem}.webp`, `${stem}-thumb.webp`]) {
    const { error } = await admin.storage
      .from('gallery')
      .upload(name, new Blob(['picture'], { type: 'image/webp' }))
    expect(error).toBeNull()
  }
  const { data, error } = await admin
    .from('gallery_images')
    .insert({ url: bucketAddress(`${stem}.webp`), storage_path: `${stem}.webp`, title: stem })
    .select('id')
    .single()
  if (error) throw error
  return Number(data.id)
}

const trashedNames = async () => {
  const { data }: { data: { name: string }[] | null } = await admin.rpc('trashed_files')
  return data?.map(({ name }) => name).toSorted()
}

test('Z75 a deleted picture is in the trash with its small copy, under the moment that the log gives', async () => {
  const id = await addPicture('gallery/herd')
  expect(await trashedNames()).toEqual([])
  await admin.from('gallery_images').delete().eq('id', id)
  expect(await trashedNames()).toEqual(['gallery/herd-thumb.webp', 'gallery/herd.webp'])
  const { data: trash } = await admin.rpc('trashed_files')
  const { data: log } = await admin.rpc('activity', {
    of_table: 'gallery_images',
    of_row: String(id),
    page_size: 1,
  })
  expect(log).toMatchObject([{ op: 'DELETE', old_row: { storage_path: 'gallery/herd.webp' } }])
  expect(trash).toMatchObject([{ title: 'gallery/herd' }, { title: 'gallery/herd' }])
  expect(Date.parse(trash[0].deleted_at)).toBe(Date.parse(log[0].at))
  expect((await admin.rpc('restore_change', { change_id: log[0].id })).error).toBeNull()
  expect(await trashedNames()).toEqual([])
})

test('Z74 a picture whose file was removed from the trash is not restored', async () => {
  const id = await addPicture('gallery/gone')
  await admin.from('gallery_images').delete().eq('id', id)
  await admin.storage.from('gallery').remove(['gallery/gone.webp', 'gallery/gone-thumb.webp'])
  const { data: log } = await admin.rpc('activity', {
    of_table: 'gallery_images',
    of_row: String(id),
    page_size: 1,
  })
  const refused = await admin.rpc('restore_change', { change_id: log[0].id })
  expect(refused.error?.code).toBe('PT409')
})

test('K176 undoing a change writes nothing where only a withdrawn picture was other', async () => {
  const lost = await addPicture('gallery/lost')
  const image = bucketAddress('gallery/lost.webp')
  const tour = { title: 'Goats', category: 'Farm Tours', image, image_alt: 'A goat' }
  const { data } = await admin.from('tours').insert(tour).select('id').single()
  const id = Number(data?.id)
  const log = async () => {
    const asked = await admin.rpc('activity', { of_table: 'tours', of_row: String(id) })
    return (asked.data ?? []).map((entry: { id: number }) => entry.id)
  }
  await admin.from('gallery_images').update({ consent: 'withdrawn' }).eq('id', lost)
  const other = { image: '/images/other.jpg', image_alt: 'A cow' }
  await admin.from('tours').update(other).eq('id', id)
  const [replaced] = await log()
  await admin.from('tours').update({ title: 'Cows' }).eq('id', id)
  const [renamed] = await log()

  const back = await admin.rpc('restore_change', { change_id: replaced })
  expect(back.data).toMatchObject({ title: 'Goats', ...other })
  const entries = await log()
  const nothing = [
    await admin.rpc('restore_change', { change_id: replaced }),
    await admin.rpc('restore_change', { change_id: renamed }),
  ]
  expect(nothing.map(({ error }) => error?.code)).toEqual(['PT424', 'PT422'])
  expect(await log()).toEqual(entries)
})

test('Z72 Z73 the studio recognises a withdrawn picture by its hash, leaves it out, and understands refusals', async () => {
  const id = await addPicture('gallery/face')
  const address = bucketAddress('gallery/face.webp')
  const { data: tour } = await admin
    .from('tours')
    .insert({ title: 'With a face', category: 'Farm Tours', image: address, image_alt: 'A face' })
    .select('id')
    .single()
  await admin.from('gallery_images').update({ consent: 'withdrawn' }).eq('id', id)
  const hash = createHash('sha256').update('gallery/face.webp').digest('hex')
  const { data: register } = await admin
    .from('withdrawn_pictures')
    .select('hash')
    .in('hash', [hash, 'f'.repeat(64)])
  expect(register).toEqual([{ hash }])
  const { data: usable } = await admin
    .from('gallery_images')
    .select('id')
    .filter('consent', 'neq', 'withdrawn')
    .eq('id', id)
  expect(usable).toEqual([])
  expect((await admin.rpc('withdrawn_uses')).data).toMatchObject([
    { kind: 'tour', id: Number(tour?.id), places: ['cover'], picture_url: address },
  ])

  const sentence = ({
    error,
    status,
  }: {
    error: { message: string; code: string } | null
    status: number
  }) => failureText(new RequestFailure(error?.message ?? '', status, error?.code))
  const given = await admin.from('gallery_images').update({ consent: 'consented' }).eq('id', id)
  expect(sentence(given)).toMatch(/was withdrawn, which cannot be taken back/)
  const shown = await admin.from('tours').update({ status: 'published' }).eq('id', Number(tour?.id))
  expect(sentence(shown)).toMatch(/shows a picture whose consent was withdrawn/)
})

test('K151 finds the pictures that lack something for publishing', async () => {
  const complete = {
    category: 'Mbuzi Farm',
    description: 'A goat.',
    alt: 'A goat',
    status: 'draft',
  }
  const rows = lackingCases.map(({ title, changes }, index) => ({
    ...complete,
    decorative: false,
    consent: 'unknown',
    ...changes,
    title,
    url: `/images/lacking/${index}.jpg`,
  }))
  expect((await admin.from('gallery_images').insert(rows)).error).toBeNull()
  const { data } = await admin
    .from('gallery_images')
    .select('title')
    .like('url', '/images/lacking/%')
    .or(lacksSomething)
    .filter('consent', 'neq', 'withdrawn')
    .order('url')
  expect(data?.map(({ title }) => title)).toEqual(
    lackingCases.filter(({ lacks }) => lacks).map(({ title }) => title),
  )
})
