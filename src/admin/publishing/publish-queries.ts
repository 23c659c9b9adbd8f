import { infiniteQueryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readOptionalRow } from '../data/responses'
import { getClient } from '../data/client'
import { NothingChanged, RequestFailure } from '../data/errors'
import { explainRefusal } from '../data/explain-refusal'
import { publishesKey, readPublishes } from '../frame/publishing/publishes-query'

/** Publishes on one page of the log. */
const pageSize = 20

/** The log of publishes in pages, newest first. */
export function publishLogOptions() {
  return infiniteQueryOptions({
    queryKey: [...publishesKey, 'log'],
    queryFn: ({ pageParam, signal }) => readPublishes(pageSize, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?.id : undefined),
    meta: { task: 'Loading the publishes', failureToast: 'Failed to load publishes' },
  })
}

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

const rollBackSchema = z.object({ restored: z.number(), unpublished: z.number() })

/** How many rows were restored, and how many were unpublished. */
export type RolledBack = z.infer<typeof rollBackSchema>

/**
 * Writes the content of a publish back into the tables.
 *
 * @throws RequestFailure if it is refused; NothingChanged if the response does not say what was done
 */
export async function rollBack(id: number): Promise<RolledBack> {
  const { data, error, status } = await getClient().rpc('roll_back', { publish_id: id })
  if (error) throw await explainRefusal(new RequestFailure(error.message, status, error.code))
  const done = rollBackSchema.safeParse(data)
  if (!done.success) throw new NothingChanged('The answer names no rows')
  return done.data
}
