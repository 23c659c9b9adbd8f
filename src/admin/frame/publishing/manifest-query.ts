import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { manifestPath, type ContentManifest } from '../../../publish/rows'
import { RequestFailure } from '../../data/errors'
import { readDeadlineMs, withDeadline } from '../../data/deadline'
import { queryKeys } from '../../data/query-keys'

const manifestSchema = z.object({
  // Schema 1 has other hashes: everything counts as changed until the next publish.
  schema: z.literal([1, 2]),
  hash: z.string().min(1),
  builtAt: z.iso.datetime({ offset: true }),
  commit: z.string().nullable().catch(null),
  source: z.enum(['modules', 'database', 'snapshot']),
  items: z.array(z.string().regex(/^(?:tour|post|picture):\d+=.+$/)),
  home: z.array(z.number()),
  redirects: z.record(z.string(), z.string()),
}) satisfies z.ZodType<ContentManifest>

/** Other users may publish; a window that regains focus refetches after this time, in ms. */
export const siteStaleMs = 30_000

/**
 * The manifest of the live site. `null` when the host has none or has one that this studio cannot
 * read; the studio works without it.
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
  const response = await fetchSiteFile(manifestPath, signal)
  if (response.status >= 500) throw new RequestFailure('The host has a problem', response.status)
  const body: unknown = response.ok ? await response.json().catch(() => null) : null
  return manifestSchema.safeParse(body).data ?? null
}

/**
 * Fetches a file of the live site, bypassing every cache.
 *
 * @throws RequestFailure without a response
 */
export async function fetchSiteFile(path: string, signal: AbortSignal): Promise<Response> {
  const url = new URL(path, window.location.origin)
  url.searchParams.set('ts', String(Date.now()))
  try {
    return await fetch(url, {
      cache: 'no-store',
      signal: withDeadline(signal, readDeadlineMs),
    })
  } catch (error) {
    throw new RequestFailure(error instanceof Error ? error.name : 'No answer', 0)
  }
}

/** The keys of all entries on the site, such as `tour:3`. */
export function liveKeys(manifest: ContentManifest): Set<string> {
  return new Set(manifest.items.map((item) => item.slice(0, item.indexOf('='))))
}
