import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { countOptions } from '../shared/count-queries'
import { readChangedRows, readOptionalRow, readRows } from '../data/answers'
import { getClient } from '../data/client'
import { readDeadlineMs, withDeadline } from '../data/deadline'
import { tourRowSchema, type TourRow } from './tours-schema'

/** The most rows that the server gives at once. */
const lastRow = 999

/** All tours, the newest first. */
export function tourListOptions() {
  return queryOptions({
    queryKey: ['tours', 'list'],
    queryFn: ({ signal }) =>
      readRows(
        getClient()
          .from('tours')
          .select('*')
          .order('created_at', { ascending: false })
          .range(0, lastRow)
          .retry(false)
          .abortSignal(withDeadline(signal, readDeadlineMs)),
        tourRowSchema,
      ),
    meta: { task: 'Loading tours', failureToast: 'Failed to load tours' },
  })
}

/** One tour; `null` when there is none with this id. */
export function tourOptions(id: number) {
  return queryOptions({
    queryKey: ['tours', 'one', id],
    queryFn: ({ signal }) =>
      readOptionalRow(
        getClient()
          .from('tours')
          .select('*')
          .eq('id', id)
          .retry(false)
          .abortSignal(withDeadline(signal, readDeadlineMs))
          .maybeSingle(),
        tourRowSchema,
      ),
    meta: { task: 'Loading a tour' },
  })
}

/**
 * Sets `featured` to the opposite of what the person saw, and only if nobody changed the tour
 * since. Fails with `NothingChanged` otherwise.
 */
export function useToggleFeatured() {
  const queryClient = useQueryClient()
  const { queryKey } = tourListOptions()
  return useMutation({
    mutationFn: async (tour: TourRow) => {
      const [changed] = await readChangedRows(
        getClient()
          .from('tours')
          .update({ featured: !tour.featured })
          .eq('id', tour.id)
          .eq('version', tour.version)
          .select('id, featured, version'),
      )
      return changed
    },
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKey, (tours) =>
        tours?.map((tour) => (tour.id === changed.id ? { ...tour, ...changed } : tour)),
      )
    },
    // A write whose answer got lost may have happened all the same: look before the next attempt.
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: (changed) =>
      changed && queryClient.invalidateQueries({ queryKey: tourOptions(changed.id).queryKey }),
  })
}

/** Deletes a tour by id. Fails with `NothingChanged` when it was gone or may not be deleted. */
export function useDeleteTour() {
  const queryClient = useQueryClient()
  const { queryKey } = tourListOptions()
  return useMutation({
    mutationFn: async (id: number) => {
      await readChangedRows(getClient().from('tours').delete().eq('id', id).select('id'))
    },
    onSuccess: (_, id) => {
      queryClient.setQueryData(queryKey, (tours) => tours?.filter((tour) => tour.id !== id))
      void queryClient.invalidateQueries({ queryKey: countOptions('tours').queryKey })
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
