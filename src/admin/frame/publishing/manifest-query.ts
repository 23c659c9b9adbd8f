import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { manifestPath, type ContentManifest } from '../../../publish/rows'
import { RequestFailure } from '../../data/errors'
import { readDeadlineMs, withDeadline } from '../../data/deadline'
import { queryKeys } from '../../data/query-keys'

const manifestSchema = z.object({
  // Schema 1 has other hashes: all of it waits until the next publish.
  schema: z.literal([1, 2]),
  hash: z.string().min(1),
  builtAt: z.iso.datetime({ offset: true }),
  commit: z.string().nullable().catch(null),
  source: z.enum(['modules', 'database', 'snapshot']),
  items: z.array(z.string().regex(/^(?:tour|post|picture):\d+=.+$/)),
  home: z.array(z.number()),
  redirects: z.record(z.string(), z.string()),
}) satisfies z.ZodType<ContentManifest>

/** Somebody else may publish; a window that comes back asks again after so many ms. */
export const siteStaleMs = 30_000

/**
 * What the site holds now. `null` where its host does not say so or says it in words that this studio
 * does not know; the studio goes on without.
 */
export function manifestOptions() {
  return queryOptions({
    queryKey: [...queryKeys.site, 'manifest'],
    queryFn: ({ signal }) => readManifest(signal),
    staleTime: siteStaleMs,
    meta: { task: 'Reading what the site holds' },
  })
}

async function readManifest(signal: AbortSignal): Promise<ContentManifest | null> {
  const answer = await fetchSiteFile(manifestPath, signal)
  if (answer.status >= 500) throw new RequestFailure('The host has a problem', answer.status)
  const body: unknown = answer.ok ? await answer.json().catch(() => null) : null
  return manifestSchema.safeParse(body).data ?? null
}

/**
 * Fetches a file of the present site past every cache.
 *
 * @throws RequestFailure without an answer
 */
export async function fetchSiteFile(path: string, signal: AbortSignal): Promise<Response> {
  const address = new URL(path, window.location.origin)
  address.searchParams.set('ts', String(Date.now()))
  try {
    return await fetch(address, {
      cache: 'no-store',
      signal: withDeadline(signal, readDeadlineMs),
    })
  } catch (error) {
    throw new RequestFailure(error instanceof Error ? error.name : 'No answer', 0)
  }
}

/** The keys of everything that the site shows, such as `tour:3`. */
export function liveKeys(manifest: ContentManifest): Set<string> {
  return new Set(manifest.items.map((item) => item.slice(0, item.indexOf('='))))
}
