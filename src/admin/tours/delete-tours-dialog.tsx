import { deletionText } from '../kit/activity/undo-delete'
import { LeavingToursDialog } from './leaving-tours-dialog'
import { TourUses } from './tour-uses'
import type { TourRow } from './tours-schema'

type DeleteToursDialogProps = {
  /** What is to be deleted; open while there is any. */
  tours: readonly TourRow[]
  onClose: () => void
  /** Does it; must not reject. */
  onConfirm: () => Promise<void>
}

/** Asks before tours are deleted, in the words of the specification, and says where they are used. */
export function DeleteToursDialog({ tours, onClose, onConfirm }: DeleteToursDialogProps) {
  return (
    <LeavingToursDialog
      tours={tours}
      title="Are you sure?"
      description={deletionText(tours.length, 'the tour', 'tours')}
      details={<TourUses tours={tours} />}
      confirmLabel="Delete"
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}
