import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../lib/toast'
import { logFailure } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { useSite } from '../frame/publishing/site-context'
import { rollBack } from './publish-queries'
import { rollBackRefusal } from './publish-text'

/** What a roll back writes; all of it is read again afterwards. */
const writtenKeys = [
  queryKeys.tours,
  queryKeys.blog_posts,
  queryKeys.gallery_images,
  queryKeys.homeTours,
  queryKeys.activity,
]

/** Writes the content of an old publish back and publishes it; says what came of it. */
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
      // Also after a failure: an answer that got lost may have been a yes.
      for (const queryKey of writtenKeys) void queryClient.invalidateQueries({ queryKey })
    }
    await controls.publish('roll back')
  }
}
