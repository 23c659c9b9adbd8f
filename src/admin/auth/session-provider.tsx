import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { dropDraftsOf, dropExpiredDrafts } from '../kit/drafts/draft-store'
import { ResumptionsProvider } from '../kit/editing/resumptions'
import { forgetDenial } from './denial'
import { SessionContext } from './session-context'
import { userOf } from './session-state'
import { useSignOutDialog } from './sign-out-dialog'
import { useSessionWatch } from './use-session-watch'

/** Provides the session and `signOut`. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { session, resumptions, retry, leave } = useSessionWatch()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const userId = userOf(session)?.id
  const { askBeforeSignOut, dialog } = useSignOutDialog(userId)

  const signOut = useCallback(async () => {
    const answer = await askBeforeSignOut()
    if (answer === 'stay') return
    await leave()
    if (answer === 'delete' && userId !== undefined) dropDraftsOf(userId)
    forgetDenial()
    showToast({ kind: 'success', title: 'Logged out successfully' })
    await navigate(paths.auth(), { replace: true })
  }, [askBeforeSignOut, leave, navigate, userId])

  useEffect(dropExpiredDrafts, [])

  useEffect(() => {
    // The next user must not see what this one has read.
    if (session.status === 'signedOut') queryClient.clear()
  }, [session.status, queryClient])

  const value = useMemo(() => ({ session, retry, signOut }), [session, retry, signOut])
  return (
    <SessionContext value={value}>
      <ResumptionsProvider value={resumptions}>
        {children}
        {dialog}
      </ResumptionsProvider>
    </SessionContext>
  )
}
