import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { z } from 'zod'
import { manifestPath, type ContentManifest } from '../../../publish/rows'
import { getClient } from '../../data/client'
import { readDeadlineMs, withDeadline } from '../../data/deadline'
import { RequestFailure } from '../../data/errors'
import { text } from '../../data/lenient'
import { queryKeys } from '../../data/query-keys'
import { readOptionalRow, readRows } from '../../data/responses'
import { actorColumns } from '../../kit/activity/activity-queries'

const manifestSchema = z.object({
  // Schema 1 has other hashes: everything counts as changed until the next publish.
  schema: z.literal([1, 2, 3]),
  hash: z.string().min(1),
  builtAt: z.iso.datetime({ offset: true }),
  commit: z.string().nullable().catch(null),
  source: z.enum(['modules', 'database', 'snapshot']),
  items: z.array(z.string().regex(/^(?:tour|post|picture|facts):\d+=.+$/)),
  home: z.array(z.number()),
  redirects: z.record(z.string(), z.string()),
}) satisfies z.ZodType<ContentManifest>

/** Other users may publish; a window that regains focus refetches after this time, in ms. */
const siteStaleMs = 30_000

/**
 * The manifest of the live site. `null` when the host has none or has one that this studio cannot
 * read; the studio works without it.
 */
export const manifestOptions = queryOptions({
  queryKey: [...queryKeys.site, 'manifest'],
  queryFn: ({ signal }) => readManifest(signal),
  staleTime: siteStaleMs,
  meta: { task: 'Reading what the site holds' },
})

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
    return await fetch(url, { cache: 'no-store', signal: withDeadline(signal, readDeadlineMs) })
  } catch (error) {
    throw new RequestFailure(error instanceof Error ? error.name : 'No answer', 0)
  }
}

const entryChangeSchema = z.object({
  key: z.string(),
  kind: z.enum(['tour', 'post', 'picture', 'facts']),
  id: z.number(),
  title: text.transform((title) => title || 'Untitled'),
  change: z.enum(['added', 'changed', 'removed']),
  /** Status of the row; null when it is deleted. */
  status: z.string().nullable().catch(null),
})

const otherChangeSchema = z.object({
  key: z.string(),
  kind: z.enum(['order', 'home', 'redirects', 'withdrawn']),
  change: text,
})

const changeSchema = z.discriminatedUnion('kind', [entryChangeSchema, otherChangeSchema])

/** What the next publish will do to one tour, post, picture or sheet of facts. */
export type EntryChange = z.infer<typeof entryChangeSchema>

/** One thing that the next publish will do. */
export type PendingChange = z.infer<typeof changeSchema>

const pendingChangesSchema = z.object({
  /** Hash of the content that would be published now. */
  hash: z.string(),
  /** Number of changes; at most the first two hundred are listed. */
  total: z.number(),
  changes: z
    .array(z.unknown())
    .transform((changes) => changes.flatMap((change) => changeSchema.safeParse(change).data ?? [])),
})

/** How the published rows differ from the live site. */
export type PendingChanges = z.infer<typeof pendingChangesSchema>

/** First part of the query keys of all comparisons. */
export const pendingChangesKey = ['site', 'pending changes']

/** The parts of a manifest that the database compares with its rows. */
export function liveContentOf({ hash, items, home, redirects }: ContentManifest) {
  return { hash, items, home, redirects }
}

/** The pending changes since the build that `manifest` describes; not read without one. */
export function pendingChangesOptions(manifest: ContentManifest | null | undefined) {
  return queryOptions({
    queryKey: [...pendingChangesKey, manifest?.hash, manifest?.builtAt],
    queryFn: manifest
      ? async ({ signal }) => {
          const live = liveContentOf(manifest)
          const changes = await readOptionalRow(
            getClient().rpc('waiting_changes', { live }).abortSignal(signal),
            pendingChangesSchema,
          )
          if (!changes) throw new RequestFailure('The answer holds no changes', 200)
          return changes
        }
      : skipToken,
    staleTime: siteStaleMs,
    placeholderData: keepPreviousData,
    meta: { task: 'Comparing the site with the tables' },
  })
}

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
export const latestPublishOptions = queryOptions({
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
