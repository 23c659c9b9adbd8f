import { queryOptions } from '@tanstack/react-query'
import { readCount } from '../data/answers'
import { getClient } from '../data/client'

export type CountedTable = 'tours' | 'blog_posts' | 'gallery_images'

/** Number of rows of a table; no row is read. */
export function countOptions(table: CountedTable) {
  return queryOptions({
    queryKey: [table, 'count'],
    queryFn: ({ signal }) =>
      readCount(
        getClient().from(table).select('*', { count: 'exact', head: true }).abortSignal(signal),
      ),
    meta: { task: `Counting ${table}` },
  })
}
