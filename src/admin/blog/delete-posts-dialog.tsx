import { deletionText } from '../kit/activity/undo-delete'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'

type DeletePostsDialogProps = {
  isOpen: boolean
  /** How many posts are to be deleted. */
  count: number
  onClose: () => void
  /** Does it; must not reject. */
  onConfirm: () => Promise<void>
}

/** Asks before posts are deleted, in the words of the specification. */
export function DeletePostsDialog({ count, ...dialog }: DeletePostsDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Are you sure?"
      description={deletionText(count, 'the blog post', 'blog posts')}
      confirmLabel="Delete"
    />
  )
}
