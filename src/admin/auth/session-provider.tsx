import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Cancel } from '@radix-ui/react-alert-dialog'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { buttonClass } from '../../components/ui/button'
import {
  dropDraftsOf,
  dropExpiredDrafts,
  countDrafts,
  draftLifetimeDays,
} from '../kit/drafts/draft-store'
import { ResumptionsProvider } from '../kit/editing/resumptions'
import { AlertFrame } from '../kit/dialogs/confirm-dialog'
import { forgetDenial } from './denial'
import { SessionContext, userOf } from './session-state'
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

  const lastUserId = useRef(userId)
  useEffect(() => {
    // The next user must not see what this one has read.
    if (session.status === 'signedOut') queryClient.clear()
    if (userId === undefined) return
    // Another tab may have changed the account without this one noticing; what is active was asked for the new one.
    if (lastUserId.current !== undefined && lastUserId.current !== userId) {
      queryClient.removeQueries({ type: 'inactive' })
    }
    lastUserId.current = userId
  }, [session.status, userId, queryClient])

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

type SignOutAnswer = 'stay' | 'keep' | 'delete'

/**
 * Asks before signing out whether to keep unsaved text on this device. There is no safe default: on a
 * shared computer it must be deleted, on one's own it may be the only copy.
 *
 * @returns `askBeforeSignOut`, which resolves to 'keep' at once without such text; the `dialog`
 */
function useSignOutDialog(userId: string | undefined) {
  const [question, setQuestion] = useState<{
    count: number
    reply: (answer: SignOutAnswer) => void
  }>()
  const isMounted = useRef(false)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const askBeforeSignOut = useCallback(async () => {
    const count = userId === undefined ? 0 : countDrafts(userId)
    // A toast may offer to sign out after the studio was unmounted; there is no dialog then.
    if (count === 0 || !isMounted.current) return 'keep'
    return new Promise<SignOutAnswer>((reply) => setQuestion({ count, reply }))
  }, [userId])

  function reply(answer: SignOutAnswer): void {
    question?.reply(answer)
    setQuestion(undefined)
  }
  const what = question?.count === 1 ? 'one thing' : `${question?.count} things`
  return {
    askBeforeSignOut,
    dialog: (
      <AlertFrame
        isOpen={question !== undefined}
        title="Keep unsaved changes?"
        description={`This device keeps changes of yours to ${what} that were never saved. They stay here for ${draftLifetimeDays} days, even after you log out, and anyone who uses this browser could read them. Keep them only on your own device.`}
        onCancel={() => reply('stay')}
      >
        <Cancel className={buttonClass('quiet')}>Stay here</Cancel>
        <button type="button" className={buttonClass('secondary')} onClick={() => reply('keep')}>
          Keep and log out
        </button>
        <button type="button" className={buttonClass('danger')} onClick={() => reply('delete')}>
          Delete and log out
        </button>
      </AlertFrame>
    ),
  }
}
