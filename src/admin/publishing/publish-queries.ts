import { infiniteQueryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readOptionalRow } from '../data/responses'
import { getClient } from '../data/client'
import { NothingChanged, RequestFailure } from '../data/errors'
import { explainRefusal } from '../data/explain-refusal'
import { publishesKey, readPublishes } from '../frame/publishing/publishes-query'

/** Publishes of one part of the log. */
const partSize = 20

/** The log of publishes, part by part from the newest back. */
export function publishLogOptions() {
  return infiniteQueryOptions({
    queryKey: [...publishesKey, 'log'],
    queryFn: ({ pageParam, signal }) => readPublishes(partSize, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (part) => (part.length === partSize ? part.at(-1)?.id : undefined),
    meta: { task: 'Loading the publishes', failureToast: 'Failed to load publishes' },
  })
}

const contentSchema = z.object({ content: z.record(z.string(), z.unknown()) })

/**
 * Everything that a publish carried.
 *
 * @throws RequestFailure also when its content is not kept any more
 */
export async function readPublishedContent(id: number): Promise<Record<string, unknown>> {
  const found = await readOptionalRow(
    getClient().from('publishes').select('content').eq('id', id).maybeSingle(),
    contentSchema,
  )
  if (!found) throw new RequestFailure('The content is gone', 404)
  return found.content
}

const rollBackSchema = z.object({ restored: z.number(), unpublished: z.number() })

/** How many rows were written back, and how many were taken from the site. */
export type RolledBack = z.infer<typeof rollBackSchema>

/**
 * Writes what a publish carried back into the tables.
 *
 * @throws RequestFailure when it is refused; NothingChanged when the answer does not tell what was done
 */
export async function rollBack(id: number): Promise<RolledBack> {
  const { data, error, status } = await getClient().rpc('roll_back', { publish_id: id })
  if (error) throw await explainRefusal(new RequestFailure(error.message, status, error.code))
  const done = rollBackSchema.safeParse(data)
  if (!done.success) throw new NothingChanged('The answer names no rows')
  return done.data
}
