import { deletionText } from '../kit/activity/undo-delete'
import type { DeleteQuestionProps } from '../kit/collection/entry-actions'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'

/** Asks for confirmation before posts are deleted. */
export function DeletePostsDialog({ rows, ...dialog }: DeleteQuestionProps<unknown>) {
  return (
    <ConfirmDialog
      {...dialog}
      isOpen={rows.length > 0}
      title="Are you sure?"
      description={deletionText(rows.length, 'the blog post', 'blog posts')}
      confirmLabel="Delete"
    />
  )
}
