import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readRowPage } from '../data/responses'
import { getClient } from '../data/client'
import { text } from '../data/lenient'
import { queryKeys, type CollectionTable } from '../data/query-keys'

/** Rows shown of each table. */
const rowLimit = 4

const draftSchema = z.object({
  id: z.number(),
  title: z.string().nullable().catch(null),
  status: text,
  publish_at: z.string().nullable().catch(null),
})

export type DraftRow = z.infer<typeof draftSchema>

/** The drafts and scheduled rows of a table, last changed first, and their total. */
export function draftsOptions(table: CollectionTable) {
  return queryOptions({
    queryKey: [...queryKeys[table], 'drafts'],
    queryFn: ({ signal }) => {
      return readRowPage(
        getClient()
          .from(table)
          .select('id, title, status, publish_at', { count: 'exact' })
          .neq('status', 'unpublished')
          .or(`status.eq.draft,publish_at.gt.${new Date().toISOString()}`)
          .order('updated_at', { ascending: false })
          .order('id', { ascending: false })
          .range(0, rowLimit - 1)
          .abortSignal(signal),
        draftSchema,
      )
    },
    meta: { task: `Looking for drafts in ${table}` },
  })
}
