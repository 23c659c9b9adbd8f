import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { failureText } from '../data/errors'
import { useUndoDelete } from '../kit/activity/undo-delete'
import { copyPost, deletePost } from './post-actions'

/**
 * What can be done to a whole post, with what the person is told of it.
 *
 * @returns `remove`, which says whether the post is gone, and `duplicate`, which opens the copy
 */
export function usePostActions() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const offerUndo = useUndoDelete('blog_posts')
  const fail = (title: string, error: unknown) =>
    showToast({ kind: 'error', title, description: failureText(error) })
  // An open editor notices by itself, and must not vanish before its page does.
  const readAgain = () =>
    queryClient.invalidateQueries({
      queryKey: ['blog_posts'],
      predicate: ({ queryKey }) => queryKey[1] !== 'one',
    })

  async function remove(id: number): Promise<boolean> {
    try {
      await deletePost(id)
      offerUndo([id])
      return true
    } catch (error) {
      fail('Failed to delete blog post', error)
      return false
    } finally {
      // Also after a failure: an answer that got lost may have been a yes.
      void readAgain()
    }
  }

  async function duplicate(id: number): Promise<void> {
    try {
      const copy = await copyPost(id)
      showToast({ kind: 'success', title: 'Blog post created successfully' })
      void navigate(paths.adminPost(copy))
    } catch (error) {
      fail('Failed to create blog post', error)
    } finally {
      void readAgain()
    }
  }

  return { remove, duplicate }
}
