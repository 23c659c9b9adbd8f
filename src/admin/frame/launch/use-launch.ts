import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { site } from '../../../content/site'
import { showToast } from '../../../lib/toast'
import { factorsOptions } from '../../auth/factor-queries'
import { useSignedInUser } from '../../auth/session-state'
import { getClient } from '../../data/client'
import { failureText, logFailure, RequestFailure } from '../../data/errors'
import { RightsContext } from '../../kit/rights'
import { useSingleMutation } from '../../kit/use-single-mutation'
import { launchLines } from './launch-lines'
import { launchOptions } from './launch-state'

/**
 * The lines of the launch check, in their order: what is to do, what cannot be known, what is done.
 *
 * @returns `lines` is undefined until everything was read; `query` is what they are read with
 */
export function useLaunchLines() {
  const { id: userId } = useSignedInUser()
  const { rights } = use(RightsContext)
  const query = useQuery(launchOptions)
  const factors = useQuery(factorsOptions(userId))
  const isReady = query.data !== undefined && (factors.data !== undefined || factors.isError)
  const lines = isReady
    ? launchLines(
        {
          ...query.data,
          origin: site.origin,
          hasSecondFactor: factors.data?.some(({ status }) => status === 'verified'),
        },
        rights,
      )
    : undefined
  return { lines, query }
}

/** Keeps a point as it was shipped, or takes that back; a failure is a toast. */
export function useKeeping() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: async ({ id, isKept }: { id: string; isKept: boolean }) => {
      const { error, status } = await getClient().rpc('keep_as_shipped', {
        of_point: id,
        is_kept: isKept,
      })
      if (error) throw new RequestFailure(error.message, status, error.code)
    },
    onSuccess: async (_done, { isKept }) => {
      await queryClient.invalidateQueries(launchOptions)
      // The point has moved to another place of the list.
      showToast({ kind: 'success', title: isKept ? 'Kept as it is' : 'Back on the list' })
    },
    onError: (error) => {
      logFailure('Keeping a point of the launch check', error)
      showToast({
        kind: 'error',
        title: 'That could not be saved',
        description: failureText(error),
      })
    },
  })
}
