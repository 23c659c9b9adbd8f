import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUndoDelete } from '../kit/activity/undo-delete'
import type { BulkResult } from '../kit/lists/run-bulk'
import type { PostCardRow } from './blog-schema'
import { changePosts, type PostChange } from './change-posts'

const verbs = {
  publish: 'published',
  unpublish: 'unpublished',
  category: 'moved to another category',
  delete: 'deleted',
} as const satisfies Record<PostChange['kind'], string>

/** What became of the last change of several posts, with the titles they had then. */
type Outcome = { result: BulkResult; verb: string; titles: ReadonlyMap<number, string> }

/**
 * The changes of several posts at once.
 *
 * @returns `run`, which never rejects and answers with the ids that were refused; `outcome` of the
 *   last one until it is dismissed
 */
export function usePostBulk() {
  const queryClient = useQueryClient()
  const offerUndo = useUndoDelete('blog_posts')
  const [outcome, setOutcome] = useState<Outcome>()

  async function run(posts: readonly PostCardRow[], change: PostChange): Promise<number[]> {
    setOutcome(undefined)
    const result = await changePosts(
      posts.map(({ id }) => id),
      change,
    )
    await queryClient.invalidateQueries({ queryKey: ['blog_posts'] })
    const titles = new Map(posts.map(({ id, title }) => [id, title]))
    if (change.kind === 'delete') offerUndo(result.done)
    setOutcome({ result, verb: verbs[change.kind], titles })
    return result.failed.map(({ id }) => id)
  }

  return { run, outcome, dismiss: () => setOutcome(undefined) }
}
