import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readContent, type ContentProblem } from '../../../publish/read-content'
import { snapshotPath } from '../../../publish/rows'
import { getClient } from '../../data/client'
import { RequestFailure } from '../../data/errors'
import { text } from '../../data/lenient'
import { queryKeys } from '../../data/query-keys'
import { fetchSiteFile } from './manifest-query'

const rows = z.array(z.looseObject({ id: z.number() }))

const contentSchema = z.looseObject({
  tours: rows,
  blog_posts: rows,
  gallery_images: rows,
  home_featured: z.array(z.number()),
  redirects: z.record(z.string(), z.string()),
})

/** The published rows; `readContent` checks their columns. */
export type PublishedRows = z.infer<typeof contentSchema>

/** What a publish would carry to the site now, and what is wrong with it. */
export type CheckedContent = {
  rows: PublishedRows
  /** Hash of the content; '' when the database does not return it. */
  hash: string
  /** Prevent a publish. */
  problems: readonly ContentProblem[]
  /** Do not prevent it. */
  warnings: readonly ContentProblem[]
}

/** Reads and checks all published rows; never from the cache. */
export function checkedContentOptions() {
  return queryOptions({
    queryKey: [...queryKeys.site, 'content'],
    queryFn: ({ signal }) => readCheckedContent(signal),
    // The result must be current.
    staleTime: 0,
    gcTime: 0,
    meta: { task: 'Checking what is published' },
  })
}

async function readCheckedContent(signal: AbortSignal): Promise<CheckedContent> {
  const { data, error, status } = await getClient().rpc('published_content').abortSignal(signal)
  if (error) throw new RequestFailure(error.message, status, error.code)
  const content = contentSchema.safeParse(data)
  if (!content.success) throw new RequestFailure('The answer holds no content', status)
  const { problems, warnings } = readContent(data)
  return { rows: content.data, hash: text.parse(content.data['hash']), problems, warnings }
}

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
