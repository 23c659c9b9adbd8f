import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { getClient } from '../../data/client'
import { RequestFailure } from '../../data/errors'
import { text } from '../../data/lenient'
import { queryKeys } from '../../data/query-keys'
import { readRows } from '../../data/responses'
import type { EntryChange, PendingChange } from './site-queries'

/** Facts always go out: their sheets depend on each other. */
const keepable = ['tour', 'post', 'picture'] as const

const keptItemSchema = z.object({
  kind: z.enum(keepable),
  id: z.number(),
  title: text.transform((title) => title || 'Untitled'),
  /** Status of the row; null when it is deleted. */
  status: z.string().nullable().catch(null),
  kept_at: text,
  actor_name: text,
})

/** A tour, post or picture of which the site keeps showing what it shows, whatever is saved. */
export type KeptItem = z.infer<typeof keptItemSchema>

const keptItemsKey = [...queryKeys.site, 'kept back']

/** What is kept back, the newest 200 first; nothing where the database does not know of it. */
export const keptItemsOptions = queryOptions({
  queryKey: keptItemsKey,
  queryFn: async ({ signal }) => {
    try {
      return await readRows(getClient().rpc('kept_items').abortSignal(signal), keptItemSchema)
    } catch (error) {
      if (error instanceof RequestFailure && error.status === 404) return []
      throw error
    }
  },
  // Others keep back and let go, too.
  staleTime: 0,
  meta: { task: 'Reading what is kept back' },
})

/** A change that can be kept back. */
export type KeepableChange = EntryChange & { kind: (typeof keepable)[number] }

/**
 * Whether a change can be kept back. A picture whose consent was withdrawn leaves the site at once; where the
 * files of such pictures go, too, no picture that leaves the site can stay, since the list does not say which it is.
 *
 * @param all everything that waits
 */
export function isKeepable(
  change: PendingChange,
  all: readonly PendingChange[],
): change is KeepableChange {
  if (!keepable.some((kind) => kind === change.kind)) return false
  const leaves = change.kind === 'picture' && change.change === 'removed'
  return !leaves || !all.some(({ kind }) => kind === 'withdrawn')
}
