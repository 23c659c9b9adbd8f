import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalStack } from '../../supabase/local/stack'
import { bootCast } from './cast'
import type { Client } from './local-stack'

let stack: LocalStack
let admin: Client

beforeAll(async () => {
  ;({ stack, admin } = await bootCast())
})
afterAll(() => stack.stop())

test('K55 K56 pictures are placed side by side, and arranged by the date they were taken', async () => {
  const dates = ['2026-03-04T10:00:00', null, '2026-03-05T08:00:00', '2026-03-04T11:00:00']
  const added = dates.map((taken_at, index) => ({ url: `/images/day-${index}.webp`, taken_at }))
  const inserted = await admin.from('gallery_images').insert(added).select('id')
  expect(inserted.error).toBeNull()
  const ids = (inserted.data ?? []).map((row) => Number(row.id))
  const [one = 0, two = 0, three = 0, four = 0] = ids
  const orderOf = async () => {
    const { data } = await admin
      .from('gallery_images')
      .select('id')
      .in('id', ids)
      .order('sort_order')
      .order('id')
    return data?.map((row) => Number(row.id))
  }
  const { data: dated } = await admin
    .from('gallery_images')
    .select('id,taken_at')
    .not('taken_at', 'is', null)
    .order('sort_order')
  // A hosted project writes the T of ISO 8601, the local one a space.
  expect(dated?.map((row) => row.taken_at?.replace(' ', 'T'))).toEqual(
    dates.filter((date) => date !== null),
  )
  const arranged = { of_table: 'gallery_images', row_ids: [three, four, one] } as const
  expect((await admin.rpc('arrange_rows', arranged)).error).toBeNull()
  expect(await orderOf()).toEqual([three, two, four, one])
  const placed = { of_table: 'gallery_images', row_ids: [one, two], before_id: 1 } as const
  expect((await admin.rpc('place_rows', placed)).error).toBeNull()
  expect(await orderOf()).toEqual([one, two, three, four])
  expect((await admin.rpc('files_without_thumbnail')).data).toEqual([])
  await admin.from('gallery_images').delete().in('id', ids)
})
