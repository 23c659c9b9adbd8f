import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { showToast } from '../../lib/toast'
import { readOptionalRow, readRows } from '../data/responses'
import { getClient } from '../data/client'
import { failureText } from '../data/errors'
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

/**
 * The tours of the home page. Every change shows at once and is written as soon as there are three;
 * several in a row are written one after the other.
 *
 * @returns the read, the tours as they stand on the screen, and `change`
 */
export function useHomeTours() {
  const queryClient = useQueryClient()
  const query = useQuery(homeToursOptions())
  /** What stands on the screen while the database does not know it yet. */
  const [own, setOwn] = useState<readonly TourRow[]>()
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)

  async function write(tours: readonly TourRow[]): Promise<void> {
    try {
      await saveHomeTours(tours.map(({ id }) => id))
      showToast({ kind: 'success', title: 'Home page updated successfully' })
    } catch (error) {
      showToast({
        kind: 'error',
        title: 'Failed to update the home page',
        description: failureText(error),
      })
    }
    waiting.current -= 1
    if (waiting.current > 0) return
    await queryClient.invalidateQueries({ queryKey: homeToursOptions().queryKey })
    if (waiting.current === 0) setOwn(undefined)
  }

  function change(tours: readonly TourRow[]): void {
    setOwn(tours)
    if (tours.length !== homeTourCount) return
    waiting.current += 1
    queue.current = queue.current.then(() => write(tours))
  }

  return { query, tours: own ?? query.data ?? [], change }
}
