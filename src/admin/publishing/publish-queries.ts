import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { showToast } from '../../lib/toast'
import { getClient } from '../data/client'
import { failureText, logFailure, NothingChanged, RequestFailure } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { readOptionalRow } from '../data/responses'
import { keptItemsOptions } from '../frame/publishing/kept-items'
import { useSite } from '../frame/publishing/site-context'
import { publishesKey, readPublishes } from '../frame/publishing/site-queries'

/** Publishes on one page of the log. */
const pageSize = 20

/** The log of publishes in pages, newest first. */
export const publishLogOptions = infiniteQueryOptions({
  queryKey: [...publishesKey, 'log'],
  queryFn: ({ pageParam, signal }) => readPublishes(pageSize, pageParam, signal),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?.id : undefined),
  meta: { task: 'Loading the publishes', failureToast: 'Failed to load publishes' },
})

const contentSchema = z.object({ content: z.record(z.string(), z.unknown()) })

/**
 * The content of a publish.
 *
 * @throws RequestFailure, also if its content is no longer kept
 */
export async function readPublishedContent(id: number): Promise<Record<string, unknown>> {
  const row = await readOptionalRow(
    getClient().from('publishes').select('content').eq('id', id).maybeSingle(),
    contentSchema,
  )
  if (!row) throw new RequestFailure('The content is gone', 404)
  return row.content
}

/** What publish `id` changed of the content of publish `before`. */
export function publishChangesOptions(id: number, before: number) {
  return queryOptions({
    queryKey: [...publishesKey, 'changes', id, before],
    queryFn: async () => {
      // Apart: few ask for it, and every page of the studio would weigh more.
      const [{ changesBetween }, after, earlier] = await Promise.all([
        import('./publish-changes'),
        readPublishedContent(id),
        readPublishedContent(before),
      ])
      return changesBetween(earlier, after)
    },
    staleTime: Infinity,
    meta: { task: 'Comparing two publishes' },
  })
}

/** How many rows were restored, and how many were unpublished. */
const rollBackSchema = z.object({ restored: z.number(), unpublished: z.number() })

/** Everything that a roll back may have written. */
const writtenKeys = [
  queryKeys.tours,
  queryKeys.blog_posts,
  queryKeys.gallery_images,
  queryKeys.site_facts,
  queryKeys.homeTours,
  queryKeys.activity,
  keptItemsOptions.queryKey,
]

/** Restores the content of an old publish, publishes it and shows the result. */
export function useRollBack(): (id: number) => Promise<void> {
  const queryClient = useQueryClient()
  const { controls } = useSite()

  return async (id) => {
    try {
      const done = await readOptionalRow(
        getClient().rpc('roll_back', { publish_id: id }),
        rollBackSchema,
      )
      if (!done) throw new NothingChanged('The answer names no rows')
      showToast({
        kind: 'success',
        title: 'Everything is as it was then',
        description: `${done.restored} brought back, ${done.unpublished} taken off the site.`,
      })
    } catch (error) {
      logFailure('Rolling back', error)
      showToast({
        kind: 'error',
        title: 'Failed to roll back',
        description: rollBackRefusal(error),
      })
      return
    } finally {
      // Also after a failure: the response may have been lost after a success.
      for (const queryKey of writtenKeys) void queryClient.invalidateQueries({ queryKey })
    }
    await controls.publish('roll back')
  }
}

/** Why a roll back was refused, as a sentence. */
function rollBackRefusal(error: unknown): string {
  const code = error instanceof RequestFailure ? error.code : ''
  if (code === 'PT404') return 'The content of this publish is no longer kept.'
  if (code === '23505') {
    return 'Something else has an address of this publish now. Rename or delete that first.'
  }
  return failureText(error)
}
