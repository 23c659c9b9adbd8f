import { expect, test } from 'vitest'
import { slugExamples } from '../slug-examples'
import { bootForTest } from './local-stack'
import { sampleFolder } from './temporary-folder'

test('K3 the database makes the same slugs of titles as the studio', async () => {
  const stack = await bootForTest(sampleFolder())
  const titles = slugExamples.map(([title]) => `'${title.replaceAll("'", "''")}'`)
  const rows = await stack.sql(
    `select array_agg(private.slug_of(title) order by place) as slugs
     from unnest(array[${titles.join(', ')}]) with ordinality as examples (title, place)`,
  )
  expect(rows).toEqual([{ slugs: slugExamples.map(([, slug]) => slug) }])
})
