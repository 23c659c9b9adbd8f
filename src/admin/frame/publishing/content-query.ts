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

/** Rows as they are published; their columns are shown, and checked by `readContent`. */
export type PublishedRows = z.infer<typeof contentSchema>

/** What a Publish would carry to the site now, and what is wrong with it. */
export type CheckedContent = {
  rows: PublishedRows
  /** Hash of the content; '' where the database does not tell it. */
  hash: string
  /** What stops a Publish. */
  problems: readonly ContentProblem[]
  /** What does not stop it. */
  warnings: readonly ContentProblem[]
}

/** Reads and checks all that is published in the tables; always anew. */
export function checkedContentOptions() {
  return queryOptions({
    queryKey: [...queryKeys.site, 'content'],
    queryFn: ({ signal }) => readCheckedContent(signal),
    // Whoever asks wants to know how it stands now.
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

/** The rows that the present site was built from; `null` where it does not keep them. */
export function liveRowsOptions(builtAt: string) {
  return queryOptions({
    queryKey: [...queryKeys.site, 'snapshot', builtAt],
    queryFn: async ({ signal }) => {
      const answer = await fetchSiteFile(snapshotPath, signal)
      const body: unknown = answer.ok ? await answer.json().catch(() => null) : null
      return contentSchema.safeParse(body).data ?? null
    },
    staleTime: Infinity,
    meta: { task: 'Reading the rows of the site' },
  })
}
