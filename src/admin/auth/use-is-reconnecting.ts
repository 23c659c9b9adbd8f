import { useQuery } from '@tanstack/react-query'
import { adminRoleOptions, profileOptions } from './access-queries'
import { useSession } from './session-context'
import { userOf } from './session-state'

/**
 * Whether the last look at the person's rights did not come through: what was known before stands
 * meanwhile, and the checks go on.
 */
export function useIsReconnecting(): boolean {
  const { session } = useSession()
  const id = userOf(session)?.id
  // They only look on: the guard itself asks.
  const role = useQuery({ ...adminRoleOptions(id), enabled: false })
  const profile = useQuery({ ...profileOptions(id), enabled: false })
  return [role, profile].some(
    ({ data, failureCount, isError }) => data !== undefined && (isError || failureCount > 0),
  )
}
