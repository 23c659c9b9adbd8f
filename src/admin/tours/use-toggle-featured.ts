import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readChangedRows } from '../data/answers'
import { getClient } from '../data/client'
import { patchTourPages, tourOptions, tourPagesKey } from './tours-queries'
import type { TourRow } from './tours-schema'

/**
 * Sets `featured` to the opposite of what the person saw, and only if nobody changed the tour
 * since: at once on every page that is cached, and back again when the database refuses. Fails with
 * `NothingChanged` when somebody was faster.
 */
export function useToggleFeatured() {
  const queryClient = useQueryClient()

  const patch = (id: number, changes: Partial<TourRow>) =>
    patchTourPages(queryClient, ({ rows, total }) => ({
      rows: rows.map((tour) => (tour.id === id ? { ...tour, ...changes } : tour)),
      total,
    }))

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
    onMutate: async (tour) => {
      // What is on its way was read before this write; it is asked for again afterwards.
      const wasReading = queryClient.isFetching({ queryKey: tourPagesKey }) > 0
      await queryClient.cancelQueries({ queryKey: tourPagesKey })
      patch(tour.id, { featured: !tour.featured })
      return { wasReading }
    },
    onSuccess: (changed) => patch(changed.id, changed),
    onError: (_, tour) => patch(tour.id, { featured: tour.featured }),
    // The person is told at once; what is read again may take its time.
    onSettled: (_, error, tour, context) => {
      void queryClient.invalidateQueries({ queryKey: tourOptions(tour.id).queryKey })
      // A write whose answer got lost may have happened all the same: look before the next attempt.
      const mustLook = error !== null || context?.wasReading
      if (mustLook) void queryClient.invalidateQueries({ queryKey: tourPagesKey })
    },
  })
}
