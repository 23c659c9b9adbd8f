import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { forgetDenial } from './denial'
import { SessionContext } from './session-context'
import { useSessionWatch } from './use-session-watch'

/** Gives everything below it the session and the way out of it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { session, resumptions, retry, leave } = useSessionWatch()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const signOut = useCallback(async () => {
    await leave()
    forgetDenial()
    showToast({ kind: 'success', title: 'Logged out successfully' })
    await navigate(paths.auth(), { replace: true })
  }, [leave, navigate])

  useEffect(() => {
    // What one person has read is not for the next.
    if (session.status === 'signedOut') queryClient.clear()
  }, [session.status, queryClient])

  const value = useMemo(
    () => ({ session, resumptions, retry, signOut }),
    [session, resumptions, retry, signOut],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}
