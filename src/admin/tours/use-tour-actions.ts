import { useState } from 'react'
import { showToast } from '../../lib/toast'
import { failureText, NothingChanged } from '../data/errors'
import { useDeleteTour, useToggleFeatured } from './tours-queries'
import type { TourRow } from './tours-schema'

const conflictText = 'Someone else changed this tour. You now see its present state.'

/** The writes of the tour list with what the person is told of them. */
export function useTourActions() {
  const toggleFeatured = useToggleFeatured()
  const deleteTour = useDeleteTour()
  const [conflictId, setConflictId] = useState<number>()

  async function toggle(tour: TourRow): Promise<void> {
    setConflictId(undefined)
    try {
      await toggleFeatured.mutateAsync(tour)
      showToast({ kind: 'success', title: 'Tour updated successfully' })
    } catch (error) {
      showToast({
        kind: 'error',
        title: 'Failed to update tour',
        description: failureText(error),
      })
      if (error instanceof NothingChanged) setConflictId(tour.id)
    }
  }

  async function remove(tour: TourRow): Promise<void> {
    try {
      await deleteTour.mutateAsync(tour.id)
      showToast({ kind: 'success', title: 'Tour deleted successfully' })
    } catch (error) {
      showToast({
        kind: 'error',
        title: 'Failed to delete tour',
        description: failureText(error),
      })
    }
  }

  /** The explanation beside a tour whose last change met somebody else's. */
  const conflictOf = (tour: TourRow) => (tour.id === conflictId ? conflictText : undefined)

  return { toggle, remove, conflictOf }
}
