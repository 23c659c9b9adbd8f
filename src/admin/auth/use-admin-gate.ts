import { useQuery } from '@tanstack/react-query'
import { adminRoleOptions, profileOptions } from './access-queries'
import { useSession } from './session-context'
import { userOf, type KnownSession, type StudioUser } from './session-state'

export type Gate =
  | { status: 'checking' }
  | Exclude<KnownSession, { status: 'signedIn' }>
  | { status: 'unknown'; reason: 'offline' | 'unverified' }
  | { status: 'notAdmin'; user: StudioUser }
  | { status: 'admin'; user: StudioUser }

/**
 * Whether the signed-in user may enter the studio. The database enforces the rights; this only hides pages
 * that would not work. If the first check fails, access is denied; if a later one fails, its last result in
 * the cache still counts.
 */
export function useAdminGate(): Gate {
  const { session } = useSession()
  const user = userOf(session)
  const role = useQuery(adminRoleOptions(user?.id))
  const profile = useQuery(profileOptions(user?.id))

  if (session.status !== 'signedIn') return session
  if (role.data === false) return { status: 'notAdmin', user: session.user }
  const checks = [role, profile]
  if (checks.some((check) => check.data === undefined && check.isError)) {
    return { status: 'notAdmin', user: session.user }
  }
  if (checks.every((check) => check.data !== undefined)) {
    return { status: 'admin', user: session.user }
  }
  const isOffline = checks.some((check) => check.data === undefined && check.isPaused)
  return isOffline ? { status: 'unknown', reason: 'offline' } : { status: 'checking' }
}
