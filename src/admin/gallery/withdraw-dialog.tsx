import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import type { GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { WithdrawalFacts } from './withdrawal-facts'

type WithdrawDialogProps = {
  /** Pictures to withdraw; the dialog is open while there are any. */
  images: readonly GalleryImageRow[]
  onClose: () => void
  /** Withdraws them; must not reject. */
  onConfirm: () => Promise<void>
}

/** Asks before the consent for pictures is withdrawn, and lists the consequences. */
export function WithdrawDialog({ images, onClose, onConfirm }: WithdrawDialogProps) {
  const isOne = images.length === 1
  return (
    <ConfirmDialog
      isOpen={images.length > 0}
      title={
        isOne ? 'Withdraw the picture for good?' : `Withdraw ${images.length} pictures for good?`
      }
      description={`This cannot be taken back: nobody can publish ${isOne ? 'it' : 'them'} again, and neither Activity nor a roll back brings ${isOne ? 'it' : 'them'} back.`}
      details={images.length > 0 && <WithdrawalFacts images={images} isDone={false} />}
      confirmLabel="Withdraw for good"
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}
