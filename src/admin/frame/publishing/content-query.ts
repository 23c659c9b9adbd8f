import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readContent } from '../../../publish/read-content'
import { snapshotPath } from '../../../publish/rows'
import { getClient } from '../../data/client'
import { RequestFailure } from '../../data/errors'
import { text } from '../../data/lenient'
import { queryKeys } from '../../data/query-keys'
import { readOptionalRow } from '../../data/responses'
import { fetchSiteFile } from './site-queries'

const rows = z.array(z.looseObject({ id: z.number() }))

const contentSchema = z.looseObject({
  tours: rows,
  blog_posts: rows,
  gallery_images: rows,
  // Sites from before there were any have none.
  site_facts: rows.default([]),
  home_featured: z.array(z.number()),
  redirects: z.record(z.string(), z.string()),
})

/** The published rows; `readContent` checks their columns. */
export type PublishedRows = z.infer<typeof contentSchema>

/** What a publish would carry to the site now, and what is wrong with it; never from the cache. */
export const checkedContentOptions = queryOptions({
  queryKey: [...queryKeys.site, 'content'],
  queryFn: async ({ signal }) => {
    const request = getClient().rpc('published_content').abortSignal(signal)
    const rows = await readOptionalRow(request, contentSchema)
    if (!rows) throw new RequestFailure('The answer holds no content', 200)
    const { problems, warnings } = readContent(rows)
    return {
      rows,
      /** Hash of the content; '' when the database does not return it. */
      hash: text.parse(rows['hash']),
      /** Prevent a publish. */
      problems,
      /** Do not prevent it. */
      warnings,
    }
  },
  // The result must be current.
  staleTime: 0,
  gcTime: 0,
  meta: { task: 'Checking what is published' },
})

/** The rows that the live site was built from; `null` when it does not keep them. */
export function liveRowsOptions(builtAt: string) {
  return queryOptions({
    queryKey: [...queryKeys.site, 'snapshot', builtAt],
    queryFn: async ({ signal }) => {
      const response = await fetchSiteFile(snapshotPath, signal)
      const body: unknown = response.ok ? await response.json().catch(() => null) : null
      return contentSchema.safeParse(body).data ?? null
    },
    staleTime: Infinity,
    meta: { task: 'Reading the rows of the site' },
  })
}
