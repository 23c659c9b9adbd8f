import { ConfirmDialog } from '../shared/confirm-dialog'

type DeletePostDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Does it; must not reject. */
  onConfirm: () => Promise<void>
}

/** Asks before a post is deleted, in the words of the specification. */
export function DeletePostDialog(props: DeletePostDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Are you sure?"
      description="This action cannot be undone. This will permanently delete the blog post."
      confirmLabel="Delete"
    />
  )
}
