import { queryOptions } from '@tanstack/react-query'
import { readRows } from '../../data/responses'
import { getClient } from '../../data/client'
import { queryKeys } from '../../data/query-keys'
import { changeSchema, type Change } from './change-schema'

/** The columns of `changeSchema`; from the rows, which may be long, only what a sentence needs. */
const columns =
  'id, at, actor, actor_name, actor_email, table_name, op, row_id, title, old_role:old_row->>role, new_role:new_row->>role' as const

export type ActivityRequest = {
  size: number
  /** Only entries before this one. */
  before?: number | undefined
  /** '' for all. */
  table?: string
  /** Id of one row of the table; '' for all. */
  row?: string
}

/**
 * Entries of the change log, newest first; at most a hundred at once.
 *
 * @throws RequestFailure
 */
export function readActivity(
  request: ActivityRequest,
  signal = new AbortController().signal,
): Promise<Change[]> {
  const { size, before, table = '', row = '' } = request
  return readRows(
    getClient()
      .rpc('activity', {
        page_size: size,
        ...(before !== undefined && { before_id: before }),
        ...(table && { of_table: table }),
        ...(row && { of_row: row }),
      })
      .select(columns)
      .abortSignal(signal),
    changeSchema,
  )
}

/** The latest entries, for a short list. */
export function recentActivityOptions(size: number) {
  return queryOptions({
    queryKey: [...queryKeys.activity, 'recent', size],
    queryFn: ({ signal }) => readActivity({ size }, signal),
    meta: { task: 'Loading the latest changes' },
  })
}
