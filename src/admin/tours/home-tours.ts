import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { showToast } from '../../lib/toast'
import { readOptionalRow, readRows } from '../data/responses'
import { getClient } from '../data/client'
import { failureText } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { tourRowSchema, type TourRow } from './tour-schema'

/** The home page shows exactly this many tours. */
export const homeTourCount = 3

const positionSchema = z.object({ tour_id: z.number() })

/** The tours of the home page in order; fewer than three if one of them was deleted. */
export function homeToursOptions() {
  return queryOptions({
    queryKey: [...queryKeys.homeTours, 'tours'],
    queryFn: async ({ signal }): Promise<TourRow[]> => {
      const positions = await readRows(
        getClient()
          .from('home_featured')
          .select('tour_id')
          .order('position', { ascending: true })
          .abortSignal(signal),
        positionSchema,
      )
      if (positions.length === 0) return []
      const ids = positions.map(({ tour_id }) => tour_id)
      const tours = await readRows(
        getClient().from('tours').select('*').in('id', ids).abortSignal(signal),
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
 * @throws RequestFailure, also if one of the tours no longer exists
 */
export async function saveHomeTours(ids: readonly number[]): Promise<void> {
  await readOptionalRow(getClient().rpc('set_home_featured', { tour_ids: [...ids] }), z.unknown())
}

/**
 * The tours of the home page, updated optimistically. A change is saved once there are three tours;
 * saves run one after the other.
 *
 * @returns the query, the tours to show, and `change`, which replaces them
 */
export function useHomeTours() {
  const queryClient = useQueryClient()
  const query = useQuery(homeToursOptions())
  /** Edits that are not saved yet. */
  const [edited, setEdited] = useState<readonly TourRow[]>()
  const queue = useRef(Promise.resolve())
  const pendingWrites = useRef(0)

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
    pendingWrites.current -= 1
    if (pendingWrites.current > 0) return
    await queryClient.invalidateQueries({ queryKey: homeToursOptions().queryKey })
    if (pendingWrites.current === 0) setEdited(undefined)
  }

  function change(tours: readonly TourRow[]): void {
    setEdited(tours)
    if (tours.length !== homeTourCount) return
    pendingWrites.current += 1
    queue.current = queue.current.then(() => write(tours))
  }

  return { query, tours: edited ?? query.data ?? [], change }
}
