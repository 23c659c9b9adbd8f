import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import type { ContentManifest } from '../../../publish/rows'
import { getClient } from '../../data/client'
import { RequestFailure } from '../../data/errors'
import { text } from '../../data/lenient'
import { siteStaleMs } from './manifest-query'

const entryChangeSchema = z.object({
  key: z.string(),
  kind: z.enum(['tour', 'post', 'picture']),
  id: z.number(),
  title: z
    .string()
    .nullable()
    .catch(null)
    .transform((title) => title || 'Untitled'),
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

/** What the next publish will do to one tour, post or picture. */
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

/** The pending changes since the build that `manifest` describes. */
export function pendingChangesOptions(manifest: ContentManifest) {
  return queryOptions({
    queryKey: [...pendingChangesKey, manifest.hash, manifest.builtAt],
    queryFn: async ({ signal }) => {
      const { data, error, status } = await getClient()
        .rpc('waiting_changes', { live: liveContentOf(manifest) })
        .abortSignal(signal)
      if (error) throw new RequestFailure(error.message, status, error.code)
      const parsed = pendingChangesSchema.safeParse(data)
      if (!parsed.success) throw new RequestFailure('The answer holds no changes', status)
      return parsed.data
    },
    staleTime: siteStaleMs,
    placeholderData: keepPreviousData,
    meta: { task: 'Comparing the site with the tables' },
  })
}
