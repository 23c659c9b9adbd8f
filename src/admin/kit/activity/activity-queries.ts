import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readRows } from '../../data/responses'
import { getClient } from '../../data/client'
import { queryKeys } from '../../data/query-keys'
import { text } from '../../data/lenient'

const optionalText = z.string().nullable().catch(null)

/** The columns about the user who made a change. */
export const actorColumns = {
  /** Id of the account; null when no user was signed in. */
  actor: optionalText,
  actor_name: optionalText,
  /** The e-mail address that it signed in with at that time. */
  actor_email: optionalText,
}

/** One entry of the change log without the rows, which may be long. Only the id must be valid. */
const changeSchema = z.object({
  id: z.number(),
  at: text,
  ...actorColumns,
  table_name: text,
  op: text,
  row_id: text,
  title: optionalText,
  /** Which role was revoked or granted, for the table of roles. */
  old_role: optionalText,
  new_role: optionalText,
  /** Whether the people in a picture consent to it, for the gallery; a deleted one has only the first. */
  old_consent: optionalText,
  new_consent: optionalText,
})

export type Change = z.infer<typeof changeSchema>

const row = z.record(z.string(), z.unknown()).nullable().catch(null)

/** The row before and after a change; null when it did not exist. */
export const changedRowsSchema = z.object({ id: z.number(), old_row: row, new_row: row })

/** The columns of `changeSchema`; from the rows, which may be long, only what a sentence needs. */
const columns =
  'id, at, actor, actor_name, actor_email, table_name, op, row_id, title, old_role:old_row->>role, new_role:new_row->>role, old_consent:old_row->>consent, new_consent:new_row->>consent' as const

export type ActivityRequest = {
  size: number
  before?: number | undefined
  /** '' for all. */
  table?: string
  /** Id of one row of the table; '' for all. */
  row?: string
}

/** Entries of the change log, newest first; at most a hundred at once. */
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
