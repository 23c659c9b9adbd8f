import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { showToast } from '../../lib/toast'
import { getClient } from '../data/client'
import { failureText } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { readOptionalRow, readRows } from '../data/responses'
import { visibilityText } from '../kit/editing/save-texts'
import { tourRowSchema, type TourRow } from './tour-collection'

/** The home page shows exactly this many tours. */
export const homeTourCount = 3

const positionSchema = z.object({ tour_id: z.number() })

/** The tours of the home page in order; fewer than three if one of them was deleted. */
export const homeToursOptions = queryOptions({
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

/**
 * Puts exactly three tours on the home page.
 *
 * @throws RequestFailure, also if one of the tours no longer exists
 */
export async function saveHomeTours(ids: readonly number[]): Promise<void> {
  await readOptionalRow(getClient().rpc('set_home_featured', { tour_ids: [...ids] }), z.unknown())
}

/** Tells the person that the home page could not be saved. */
export function tellHomeFailure(error: unknown): void {
  const description = failureText(error)
  showToast({ kind: 'error', title: 'Failed to update the home page', description })
}

/** Tells the person that the home page is saved, and that the site waits for Publish. */
export function tellHomeSaved(): void {
  const waiting = visibilityText({ status: 'published' })
  showToast({ kind: 'success', title: 'Home page updated successfully', ...waiting })
}

const savesOfHome = { mutationKey: ['save home tours'] }

/**
 * The tours of the home page, updated optimistically. A change is saved once there are three tours;
 * saves run one after the other.
 *
 * @returns the query, the tours to show, and `change`, which replaces them
 */
export function useHomeTours() {
  const queryClient = useQueryClient()
  const query = useQuery(homeToursOptions)
  /** Edits that are not saved yet. */
  const [edited, setEdited] = useState<readonly TourRow[]>()
  const isLastSave = () => queryClient.isMutating(savesOfHome) === 1
  const { mutate } = useMutation({
    ...savesOfHome,
    scope: { id: 'home tours' },
    mutationFn: saveHomeTours,
    onSuccess: tellHomeSaved,
    onError: tellHomeFailure,
    onSettled: async () => {
      if (!isLastSave()) return
      await queryClient.invalidateQueries({ queryKey: homeToursOptions.queryKey })
      if (isLastSave()) setEdited(undefined)
    },
  })

  function change(tours: readonly TourRow[]): void {
    setEdited(tours)
    if (tours.length === homeTourCount) mutate(tours.map(({ id }) => id))
  }

  return { query, tours: edited ?? query.data ?? [], change }
}
