import { queryOptions } from '@tanstack/react-query'
import { readCount } from '../../data/responses'
import { getClient } from '../../data/client'
import { queryKeys, type CollectionTable } from '../../data/query-keys'

/** Counts the rows of a table without reading any. */
export function countOptions(table: CollectionTable) {
  return queryOptions({
    queryKey: [...queryKeys[table], 'count'],
    queryFn: ({ signal }) =>
      readCount(
        getClient().from(table).select('*', { count: 'exact', head: true }).abortSignal(signal),
      ),
    meta: { task: `Counting ${table}` },
  })
}
