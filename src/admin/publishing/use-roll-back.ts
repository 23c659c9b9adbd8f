import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../lib/toast'
import { logFailure } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { useSite } from '../frame/publishing/site-context'
import { rollBack } from './publish-queries'
import { rollBackRefusal } from './publish-text'

/** Everything that a roll back may have written. */
const writtenKeys = [
  queryKeys.tours,
  queryKeys.blog_posts,
  queryKeys.gallery_images,
  queryKeys.homeTours,
  queryKeys.activity,
]

/** Restores the content of an old publish, publishes it and shows the result. */
export function useRollBack(): (id: number) => Promise<void> {
  const queryClient = useQueryClient()
  const { controls } = useSite()

  return async (id) => {
    try {
      const { restored, unpublished } = await rollBack(id)
      showToast({
        kind: 'success',
        title: 'Everything is as it was then',
        description: `${restored} brought back, ${unpublished} unpublished.`,
      })
    } catch (error) {
      logFailure('Rolling back', error)
      showToast({
        kind: 'error',
        title: 'Failed to roll back',
        description: rollBackRefusal(error),
      })
      return
    } finally {
      // Also after a failure: the response may have been lost after a success.
      for (const queryKey of writtenKeys) void queryClient.invalidateQueries({ queryKey })
    }
    await controls.publish('roll back')
  }
}
