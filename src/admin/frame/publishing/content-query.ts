import { queryOptions } from '@tanstack/react-query'
import { readContent } from '../../../publish/read-content'
import { snapshotPath } from '../../../publish/rows'
import { getClient } from '../../data/client'
import { RequestFailure } from '../../data/errors'
import { text } from '../../data/lenient'
import { queryKeys } from '../../data/query-keys'
import { readOptionalRow } from '../../data/responses'
import { publishedRowsSchema } from './published-rows'
import { fetchSiteFile } from './site-queries'

/** What a publish would carry to the site now, and what is wrong with it; never from the cache. */
export const checkedContentOptions = queryOptions({
  queryKey: [...queryKeys.site, 'content'],
  queryFn: async ({ signal }) => {
    const request = getClient().rpc('published_content').abortSignal(signal)
    const rows = await readOptionalRow(request, publishedRowsSchema)
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
      return publishedRowsSchema.safeParse(body).data ?? null
    },
    staleTime: Infinity,
    meta: { task: 'Reading the rows of the site' },
  })
}
