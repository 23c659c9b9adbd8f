import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readRowPage } from '../data/responses'
import { getClient } from '../data/client'
import { text } from '../data/lenient'
import { queryKeys, type CollectionTable } from '../data/query-keys'

/** How many titles of a table are shown. */
const shownRows = 4

const waitingSchema = z.object({
  id: z.number(),
  title: z.string().nullable().catch(null),
  status: text,
  publish_at: z.string().nullable().catch(null),
})

export type WaitingRow = z.infer<typeof waitingSchema>

/** Drafts and what is to be shown later, those changed last first, and how many there are in all. */
export function waitingOptions(table: CollectionTable) {
  return queryOptions({
    queryKey: [...queryKeys[table], 'waiting'],
    queryFn: ({ signal }) => {
      return readRowPage(
        getClient()
          .from(table)
          .select('id, title, status, publish_at', { count: 'exact' })
          .neq('status', 'unpublished')
          .or(`status.eq.draft,publish_at.gt.${new Date().toISOString()}`)
          .order('updated_at', { ascending: false })
          .order('id', { ascending: false })
          .range(0, shownRows - 1)
          .abortSignal(signal),
        waitingSchema,
      )
    },
    meta: { task: `Looking for drafts in ${table}` },
  })
}
