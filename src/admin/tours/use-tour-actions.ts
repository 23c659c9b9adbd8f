import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { failureText, NothingChanged } from '../data/errors'
import { useUndoDelete } from '../kit/activity/undo-delete'
import { copyTour, deleteTour } from './tour-actions'
import { patchTourPages, readToursAgain, withoutTour } from './tours-queries'
import type { TourRow } from './tours-schema'
import { useToggleFeatured } from './use-toggle-featured'

const conflictText = 'Someone else changed this tour. You now see its present state.'

/**
 * What can be done to a whole tour, with what the person is told of it.
 *
 * @returns `toggle`; `remove`, which says whether the tour is gone; `duplicate`, which opens the copy;
 *   `conflictOf`, the explanation beside a tour whose last change met somebody else's
 */
export function useTourActions() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toggleFeatured = useToggleFeatured()
  const offerUndo = useUndoDelete('tours')
  const [conflictId, setConflictId] = useState<number>()
  const fail = (title: string, error: unknown) =>
    showToast({ kind: 'error', title, description: failureText(error) })

  async function toggle(tour: TourRow): Promise<void> {
    setConflictId(undefined)
    try {
      await toggleFeatured.mutateAsync(tour)
      showToast({ kind: 'success', title: 'Tour updated successfully' })
    } catch (error) {
      fail('Failed to update tour', error)
      if (error instanceof NothingChanged) setConflictId(tour.id)
    }
  }

  async function remove(id: number): Promise<boolean> {
    try {
      await deleteTour(id)
      patchTourPages(queryClient, (page) => withoutTour(page, id))
      offerUndo([id])
      return true
    } catch (error) {
      fail('Failed to delete tour', error)
      return false
    } finally {
      // Also after a failure: an answer that got lost may have been a yes.
      void readToursAgain(queryClient)
    }
  }

  async function duplicate(id: number): Promise<void> {
    try {
      const copy = await copyTour(id)
      showToast({ kind: 'success', title: 'Tour created successfully' })
      void navigate(paths.adminTour(copy))
    } catch (error) {
      fail('Failed to create tour', error)
    } finally {
      void readToursAgain(queryClient)
    }
  }

  const conflictOf = (tour: TourRow) => (tour.id === conflictId ? conflictText : undefined)

  return { toggle, remove, duplicate, conflictOf }
}
