import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readRows } from '../../data/responses'
import { getClient } from '../../data/client'
import { RequestFailure } from '../../data/errors'
import { text } from '../../data/lenient'
import { actorColumns } from '../../kit/activity/activity-queries'
import { siteStaleMs } from './manifest-query'

const publishSchema = z.object({
  id: z.number(),
  at: text,
  ...actorColumns,
  kind: z.enum(['publish', 'roll back']).catch('publish'),
  content_hash: text,
  live_hash: z.string().nullable().catch(null),
  counts: z.record(z.string(), z.number()).catch({}),
  status: z.enum(['started', 'live', 'failed']),
  message: z.string().nullable().catch(null),
  finished_at: z.string().nullable().catch(null),
  /** Whether its content is still stored; that of old publishes is not. */
  has_content: z.boolean().catch(true),
})

/** One publish: who, when, what, and the outcome. */
export type Publish = z.infer<typeof publishSchema>

/** First part of the query keys of all publishes. */
export const publishesKey = ['publishes']

/**
 * Publishes, newest first.
 *
 * @param before only those with smaller ids, if given
 * @throws RequestFailure
 */
export function readPublishes(
  size: number,
  before: number | undefined,
  signal: AbortSignal,
): Promise<Publish[]> {
  return readRows(
    getClient()
      .rpc('publish_log', { page_size: size, ...(before !== undefined && { before_id: before }) })
      .abortSignal(signal),
    publishSchema,
  )
}

/** The last publish; `null` when there was none, or the database does not support publishing. */
export function latestPublishOptions() {
  return queryOptions({
    queryKey: [...publishesKey, 'latest'],
    queryFn: async ({ signal }) => {
      try {
        const [latest] = await readPublishes(1, undefined, signal)
        return latest ?? null
      } catch (error) {
        if (error instanceof RequestFailure && error.status === 404) return null
        throw error
      }
    },
    staleTime: siteStaleMs,
    meta: { task: 'Reading the last publish' },
  })
}
