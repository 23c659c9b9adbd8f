import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { adminOf, boot, bootForTest } from './local-stack'
import { temporaryFolder } from './temporary-folder'

const supabaseDir = fileURLToPath(new URL('../../supabase/', import.meta.url))

/** The supabase folder as it was before the studio could sort, with nothing for sample content. */
function beforeSorting(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'migrations'))
  writeFileSync(join(folder, 'seed.sql'), 'select 1;')
  for (const file of readdirSync(join(supabaseDir, 'migrations'))) {
    if (file < '20261121001000') {
      cpSync(join(supabaseDir, 'migrations', file), join(folder, 'migrations', file))
    }
  }
  return folder
}

test('K14 K28 X14 data from before keeps its order and its versions, and gets a home page', async () => {
  const dataDir = temporaryFolder()
  const earlier = await boot(dataDir, { supabaseDir: beforeSorting() })
  await earlier.sql(`
    insert into public.tours (id, title, category, status, image, sort_order)
    select n, 'Tour ' || n, 'Farm Tours', 'published', '/images/a.webp', n * 10 from generate_series(1, 14) n;
    insert into public.tours (id, title, category, sort_order) values (15, 'No place', 'Farm Tours', 0), (16, 'None either', 'Farm Tours', 0);
    update public.tours set sort_order = 25 where id = 9;`)
  await earlier.stop()

  const stack = await bootForTest(dataDir)
  const tours = await stack.sql<{ id: number; sort_order: number; version: number }>(
    'select id::int, sort_order, version from public.tours order by sort_order, id',
  )
  expect(tours.map(({ id }) => id)).toEqual([1, 2, 9, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16])
  expect(tours.map(({ sort_order }) => sort_order)).toEqual(
    tours.map((_tour, index) => (index + 1) * 1024),
  )
  expect(tours.find(({ id }) => id === 3)?.version).toBe(1)
  expect(
    await stack.sql('select position, tour_id::int from public.home_featured order by position'),
  ).toEqual([
    { position: 1, tour_id: 3 },
    { position: 2, tour_id: 5 },
    { position: 3, tour_id: 8 },
  ])
  // Published without a text for the picture, when nobody asked for one: all else still works.
  const admin = await adminOf(stack)
  const move = { of_table: 'tours', row_id: 14, before_id: 1 }
  expect((await admin.rpc('move_row', move)).error).toBeNull()
  const feature = await admin.from('tours').update({ featured: true }).eq('id', 14).select('id')
  expect(feature.data).toEqual([{ id: 14 }])
})
