import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { getClient } from '../data/client'
import { RequestFailure } from '../data/errors'
import { text } from '../data/lenient'
import type { CollectionTable } from '../data/query-keys'
import { readOptionalRow } from '../data/responses'
import { listDrafts } from '../kit/drafts/draft-store'
import { lacksOf } from './draft-lacks'

const title = text.transform((words) => words || 'Untitled')
const rows = z.array(z.looseObject({ id: z.number(), title, status: text }))
const drafts = z.object({ total: z.number(), rows }).catch({ total: 0, rows: [] })

const dashboardSchema = z.object({
  drafts: z.object({ tours: drafts, blog_posts: drafts, gallery_images: drafts }),
  scheduled: z
    .object({
      total: z.number(),
      rows: z.array(
        z.object({
          table: z.enum(['tours', 'blog_posts', 'gallery_images']),
          id: z.number(),
          title,
          publish_at: z.string(),
        }),
      ),
    })
    .catch({ total: 0, rows: [] }),
  /** Title and version of the rows of which this device keeps unsaved changes. */
  kept: z.record(z.string(), z.object({ title, version: z.number() })).catch({}),
})

/** A draft, and the fields that it lacks before it can go to the site. */
type DraftRow = { id: number; title: string; lacks: string[] }

export type Drafts = { total: number; rows: DraftRow[] }

/**
 * Drafts, what is scheduled, and what the database has of the unsaved work on this device, in one
 * request.
 */
export function dashboardOptions(userId: string) {
  return queryOptions({
    queryKey: ['dashboard', userId],
    queryFn: async ({ signal }) => {
      const keys = listDrafts(userId).map(({ kind, id }) => `${kind}:${id}`)
      const request = getClient().rpc('dashboard', { keys }).abortSignal(signal)
      const answer = await readOptionalRow(request, dashboardSchema)
      if (!answer) throw new RequestFailure('The answer holds no dashboard', 200)
      const withLacks = (table: CollectionTable): Drafts => {
        const { total, rows: found } = answer.drafts[table]
        return {
          total,
          rows: found.map((row) => ({
            id: row.id,
            title: row.title,
            lacks: lacksOf(table, row),
          })),
        }
      }
      return {
        ...answer,
        drafts: {
          tours: withLacks('tours'),
          blog_posts: withLacks('blog_posts'),
          gallery_images: withLacks('gallery_images'),
        },
      }
    },
    // Shown after each save elsewhere in the studio: always read again.
    staleTime: 0,
    meta: { task: 'Loading the dashboard' },
  })
}
