import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readOptionalRow, readRows } from '../data/answers'
import { getClient } from '../data/client'
import { queryKeys } from '../data/query-keys'
import { tourRowSchema, type TourRow } from './tours-schema'

/** How many tours the home page shows. */
export const homeTourCount = 3

const placeSchema = z.object({ tour_id: z.number() })

/** The tours of the home page in their order; fewer than three when one of them was deleted. */
export function homeToursOptions() {
  return queryOptions({
    queryKey: [...queryKeys.homeTours, 'tours'],
    queryFn: async ({ signal }): Promise<TourRow[]> => {
      const inTime = signal
      const places = await readRows(
        getClient()
          .from('home_featured')
          .select('tour_id')
          .order('position', { ascending: true })
          .abortSignal(inTime),
        placeSchema,
      )
      if (places.length === 0) return []
      const ids = places.map(({ tour_id }) => tour_id)
      const tours = await readRows(
        getClient().from('tours').select('*').in('id', ids).abortSignal(inTime),
        tourRowSchema,
      )
      return ids.flatMap((id) => tours.find((tour) => tour.id === id) ?? [])
    },
    meta: { task: 'Loading the tours of the home page' },
  })
}

/**
 * Puts exactly three tours on the home page.
 *
 * @throws RequestFailure, also when one of them is gone
 */
export async function saveHomeTours(ids: readonly number[]): Promise<void> {
  await readOptionalRow(getClient().rpc('set_home_featured', { tour_ids: [...ids] }), z.unknown())
}
