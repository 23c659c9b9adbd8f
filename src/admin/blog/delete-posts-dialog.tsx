import { deletionText } from '../kit/activity/restore-change'
import type { DeleteQuestionProps } from '../kit/collection/entry-page'
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
