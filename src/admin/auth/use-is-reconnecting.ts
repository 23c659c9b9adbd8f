import { useQuery } from '@tanstack/react-query'
import { adminRoleOptions, profileOptions } from './access-queries'
import { useSession } from './session-context'
import { userOf } from './session-state'

/**
 * Whether the last check of the user's rights failed. The earlier result still counts, and the check is
 * repeated.
 */
export function useIsReconnecting(): boolean {
  const { session } = useSession()
  const id = userOf(session)?.id
  // Only observed here: `useAdminGate` fetches.
  const role = useQuery({ ...adminRoleOptions(id), enabled: false })
  const profile = useQuery({ ...profileOptions(id), enabled: false })
  return [role, profile].some(
    ({ data, failureCount, isError }) => data !== undefined && (isError || failureCount > 0),
  )
}
