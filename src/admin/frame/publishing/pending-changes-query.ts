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
  /** State of the row; null when it is gone. */
  status: z.string().nullable().catch(null),
})

const otherChangeSchema = z.object({
  key: z.string(),
  kind: z.enum(['order', 'home', 'redirects', 'withdrawn']),
  change: text,
})

const changeSchema = z.discriminatedUnion('kind', [entryChangeSchema, otherChangeSchema])

/** What the next Publish will do to one tour, post or picture. */
export type EntryChange = z.infer<typeof entryChangeSchema>

/** What the next Publish will do. */
export type PendingChange = z.infer<typeof changeSchema>

const pendingChangesSchema = z.object({
  /** Hash of what would be published now. */
  hash: z.string(),
  /** How many changes there are; only the first two hundred are listed. */
  total: z.number(),
  changes: z
    .array(z.unknown())
    .transform((changes) => changes.flatMap((change) => changeSchema.safeParse(change).data ?? [])),
})

/** How what is published in the tables differs from the site. */
export type PendingChanges = z.infer<typeof pendingChangesSchema>

/** What the keys of all comparisons begin with. */
export const pendingChangesKey = ['site', 'pending changes']

/** The parts of a manifest that the database compares its rows with. */
export function liveContentOf({ hash, items, home, redirects }: ContentManifest) {
  return { hash, items, home, redirects }
}

/** The changes that are not on the site yet. */
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
