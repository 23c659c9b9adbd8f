import { ConfirmDialog } from '../shared/confirm-dialog'
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
  const what = tours.length > 1 ? `${tours.length} tours` : 'the tour'
  return (
    <ConfirmDialog
      isOpen={tours.length > 0}
      title="Are you sure?"
      description={`This action cannot be undone. This will permanently delete ${what}.`}
      details={<TourUses tours={tours} />}
      confirmLabel="Delete"
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}
