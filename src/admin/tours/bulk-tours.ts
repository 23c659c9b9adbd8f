import { tourCategories } from '../../content/categories'
import { readChangedRows } from '../data/answers'
import { getClient } from '../data/client'
import type { BulkChoice } from '../kit/lists/bulk-bar'
import { runBulk, type BulkResult } from '../kit/lists/run-bulk'
import { faultsOfTour, type TourRow } from './tours-schema'

/** Something that can be done to several tours at once. */
export type TourChange = BulkChoice<string> & {
  /** What has been done, as in "3 published". */
  verb: string
  /** What is written to each tour; null where it is deleted. */
  changes: {
    status?: 'published' | 'unpublished'
    publish_at?: null
    featured?: boolean
    category?: string
  } | null
}

/** Everything that can be done, under the names of the groups. */
export const tourChanges: Readonly<Record<string, readonly TourChange[]>> = {
  State: [
    { id: 'publish', label: 'Publish', verb: 'published', changes: { status: 'published' } },
    {
      id: 'unpublish',
      label: 'Unpublish',
      verb: 'unpublished',
      changes: { status: 'unpublished', publish_at: null },
    },
  ],
  Badge: [
    { id: 'feature', label: 'Feature', verb: 'featured', changes: { featured: true } },
    {
      id: 'unfeature',
      label: 'Unfeature',
      verb: 'no longer featured',
      changes: { featured: false },
    },
  ],
  Category: tourCategories.map((category) => ({
    id: category,
    label: `Put into ${category}`,
    verb: `put into ${category}`,
    changes: { category },
  })),
  Remove: [{ id: 'delete', label: 'Delete', verb: 'deleted', changes: null }],
}

/**
 * Does one thing to several tours. Those that lack something are not published.
 *
 * @returns what was done, and what was refused for which reason; never rejects
 */
export async function changeTours(
  { changes }: TourChange,
  tours: readonly TourRow[],
): Promise<BulkResult> {
  const refused = changes?.status === 'published' ? tours.flatMap(refusalOf) : []
  const ids = tours.map(({ id }) => id).filter((id) => refused.every((other) => other.id !== id))
  const { done, failed } = await runBulk(ids, async (chunk) => {
    const table = getClient().from('tours')
    const request = changes === null ? table.delete() : table.update(changes)
    const rows = await readChangedRows(request.in('id', [...chunk]).select('id'))
    return rows.map(({ id }) => id)
  })
  return { done, failed: [...refused, ...failed] }
}

function refusalOf(tour: TourRow): BulkResult['failed'] {
  const faults = faultsOfTour(tour)
  return faults.length > 0 ? [{ id: tour.id, reason: faults.join(' ') }] : []
}
