import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { getClient } from '../data/client'
import { queryKeys } from '../data/query-keys'
import { readRows } from '../data/responses'
import { readActivity, type Change } from '../kit/activity/activity-queries'
import { loggedTables } from '../kit/activity/change-text'
import { readRowsOfChange } from '../kit/activity/restore-change'

/** The filters of the activity; '' for all. */
export type ActivityView = { table: string; row: string; person: string }

/** Reads the filters from the query of the URL; invalid values are ignored. */
export function readActivityView(search: string): ActivityView {
  const query = new URLSearchParams(search)
  const table = loggedTables.find(({ id }) => id === query.get('table'))?.id ?? ''
  const row = query.get('row') ?? ''
  const person = query.get('person') ?? ''
  return {
    table,
    // Ids are unique within a table only.
    row: table && /^[\w-]{1,40}$/.test(row) ? row : '',
    person: /^[\da-f-]{36}$/i.test(person) ? person.toLowerCase() : '',
  }
}

/** The filters as a query for the URL, with its `?`; '' without filters. */
export function activityQuery(view: Partial<ActivityView>): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''))
  const text = query.toString()
  return text && `?${text}`
}

/** Changes in one part of the list. */
const partSize = 50

/** The database function cannot filter by user, so larger parts are read and filtered here. */
const filteredPartSize = 100
const maxReads = 5

/** Users in the filter. */
const actorLimit = 100

/**
 * A part of the activity.
 *
 * `next` is the id that the next part ends before, undefined at the end of the log; `searchedTo` the time of
 * the oldest change that was read, ISO 8601.
 */
type ActivityPart = { changes: Change[]; next: number | undefined; searchedTo: string }

async function readPart(
  { table, row, person }: ActivityView,
  before: number | undefined,
  signal: AbortSignal,
): Promise<ActivityPart> {
  const size = person ? filteredPartSize : partSize
  const part: ActivityPart = { changes: [], next: before, searchedTo: '' }
  for (let reads = 0; reads < (person ? maxReads : 1); reads += 1) {
    const changes = await readActivity({ size, before: part.next, table, row }, signal)
    part.changes.push(...changes.filter(({ actor }) => !person || actor === person))
    const last = changes.at(-1)
    part.searchedTo = last?.at ?? part.searchedTo
    part.next = last && changes.length === size ? last.id : undefined
    if (part.next === undefined || part.changes.length >= partSize) break
  }
  return part
}

/** The activity in parts, newest first. */
export function activityOptions(view: ActivityView) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.activity, 'list', view],
    queryFn: ({ pageParam, signal }) => readPart(view, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { task: 'Loading the activity', failureToast: 'Failed to load activity' },
  })
}

/** The rows before and after one change. The log is append-only, so they are read once. */
export function changedRowsOptions(change: Change) {
  return queryOptions({
    queryKey: [...queryKeys.activity, 'rows', change.id],
    queryFn: ({ signal }) => readRowsOfChange(change, signal),
    staleTime: Infinity,
    meta: { task: 'Loading a change' },
  })
}

const actorSchema = z.object({
  id: z.string(),
  full_name: z.string().nullable().catch(null),
  sign_in_email: z.string().nullable().catch(null),
})

/** The users to filter by, administrators first. */
export const actorsOptions = queryOptions({
  queryKey: [...queryKeys.people, 'names'],
  queryFn: ({ signal }) =>
    readRows(
      getClient()
        .rpc('people')
        .select('id, full_name, sign_in_email')
        .order('role', { nullsFirst: false })
        .order('last_sign_in_at', { ascending: false, nullsFirst: false })
        .range(0, actorLimit - 1)
        .abortSignal(signal),
      actorSchema,
    ),
  meta: { task: 'Loading names' },
})
