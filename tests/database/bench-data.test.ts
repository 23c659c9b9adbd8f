import { expect, test } from 'vitest'
import { benchSql, main } from '../../scripts/commands/bench-data'
import { adminOf, bootForTest } from './local-stack'
import { startError } from './start-error'
import { sampleFolder } from './temporary-folder'

test('K12 bench:data adds as many rows as asked for, twice if need be, and logs none of them', async () => {
  const stack = await bootForTest(sampleFolder())
  await stack.sql(benchSql(20, 30))
  await stack.sql(benchSql(20, 30))
  const admin = await adminOf(stack)
  const count = async (table: string) =>
    (await admin.from(table).select('*', { count: 'exact', head: true }).like('title', 'Bench %'))
      .count
  expect([await count('tours'), await count('gallery_images')]).toEqual([40, 60])
  expect((await admin.rpc('activity', { of_table: 'tours' })).data).toEqual([])
  // The triggers are back.
  const { data } = await admin
    .from('tours')
    .insert({ title: 'Bench tour 1', category: 'Farm Tours' })
    .select('slug, version')
    .single()
  expect(data).toEqual({ slug: 'bench-tour-1', version: 1 })
  expect((await admin.rpc('activity', { of_table: 'tours' })).data).toHaveLength(1)
})

test.each([
  [[]],
  [['--tours']],
  [['--tours', 'many']],
  [['--boats', '3']],
  [['--pictures', '1000001']],
])('K12 bench:data refuses %j before it touches anything', async (args) => {
  expect(await startError(main(args))).toContain('Usage')
})
