import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readRows } from '../data/responses'
import { getClient } from '../data/client'
import { queryKeys } from '../data/query-keys'
import { readActivity } from '../kit/activity/activity-queries'
import type { Change } from '../kit/activity/change-schema'
import { readRowsOfChange } from '../kit/activity/restore-change'
import type { ActivityView } from './activity-view'

/** Entries of one part of the list. */
const partSize = 50

/** The database cannot look for a person, so longer parts are read and sifted here. */
const siftedSize = 100
const mostReads = 5

/** A part of the activity. `next` is the entry to go on before; nothing at the end of the log. */
export type ActivityPart = { changes: Change[]; next: number | undefined; searchedTo: string }

async function readPart(
  { table, row, person }: ActivityView,
  before: number | undefined,
  signal: AbortSignal,
): Promise<ActivityPart> {
  const size = person ? siftedSize : partSize
  const part: ActivityPart = { changes: [], next: before, searchedTo: '' }
  for (let reads = 0; reads < (person ? mostReads : 1); reads += 1) {
    const changes = await readActivity({ size, before: part.next, table, row }, signal)
    part.changes.push(...changes.filter(({ actor }) => !person || actor === person))
    const last = changes.at(-1)
    part.searchedTo = last?.at ?? part.searchedTo
    part.next = last && changes.length === size ? last.id : undefined
    if (part.next === undefined || part.changes.length >= partSize) break
  }
  return part
}

/** The activity, part by part from the newest entry back. */
export function activityOptions(view: ActivityView) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.activity, 'list', view],
    queryFn: ({ pageParam, signal }) => readPart(view, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { task: 'Loading the activity', failureToast: 'Failed to load activity' },
  })
}

/** The rows before and after one change. An entry never changes, so it is read once. */
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

/** Those whose changes one may ask for: administrators first, for they made most of them. */
export function actorsOptions() {
  return queryOptions({
    queryKey: [...queryKeys.people, 'names'],
    queryFn: ({ signal }) =>
      readRows(
        getClient()
          .rpc('people')
          .select('id, full_name, sign_in_email')
          .order('is_admin', { ascending: false })
          .order('last_sign_in_at', { ascending: false, nullsFirst: false })
          .range(0, siftedSize - 1)
          .abortSignal(signal),
        actorSchema,
      ),
    meta: { task: 'Loading names' },
  })
}
