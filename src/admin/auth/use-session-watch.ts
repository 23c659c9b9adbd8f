import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getClient } from '../data/client'
import { subscribeUnauthorised } from '../data/unauthorised'
import { hasUnsavedWork } from '../kit/leaving/leave-guard'
import { accessKey } from './access-queries'
import { endSession, readSession } from './session'
import { mergeSession, stateOf, type KnownSession, type SessionState } from './session-state'

/** A token that the database refuses is exchanged at most so often. */
const renewalPauseMs = 60_000

/** Whether the server has said no for good, not just not now. */
function isRefusal({ status = 0 }: { status?: number | undefined }): boolean {
  return status >= 400 && status < 500 && status !== 429
}

/**
 * Follows the session: reads it, listens to the library (other tabs, refreshed tokens), and looks
 * again when the window gets the focus, comes back from the browser's page cache, or when the database
 * refuses the token.
 */
export function useSessionWatch() {
  const [session, setSession] = useState<SessionState>({ status: 'checking' })
  const isLeaving = useRef(false)
  const latestCheck = useRef(0)
  const renewedAt = useRef(Number.NEGATIVE_INFINITY)
  const queryClient = useQueryClient()
  /** Counts how often the server took the person for signed in again, after it had not. */
  const [resumptions, setResumptions] = useState(0)
  const [wasLapsed, setWasLapsed] = useState(false)
  const isLapsed = session.status === 'lapsed'
  if (isLapsed !== wasLapsed) {
    setWasLapsed(isLapsed)
    if (session.status === 'signedIn') setResumptions(resumptions + 1)
  }

  const settle = useCallback((next: KnownSession) => {
    latestCheck.current += 1
    setSession((present) => mergeSession(present, next, hasUnsavedWork()))
  }, [])

  const check = useCallback(async () => {
    const thisCheck = (latestCheck.current += 1)
    const found = await readSession()
    if (thisCheck === latestCheck.current) {
      setSession((present) => mergeSession(present, found, hasUnsavedWork()))
    }
  }, [])

  const retry = useCallback(() => {
    setSession({ status: 'checking' })
    void check()
  }, [check])

  const leave = useCallback(async () => {
    isLeaving.current = true
    await endSession()
    settle({ status: 'signedOut', isByChoice: true, hasEnded: false })
    isLeaving.current = false
  }, [settle])

  useEffect(() => {
    void check()
    const { data } = getClient().auth.onAuthStateChange((event, found) => {
      if (event === 'SIGNED_OUT') {
        const isByChoice = isLeaving.current
        settle({ status: 'signedOut', isByChoice, hasEnded: !isByChoice })
      } else if (found && event !== 'INITIAL_SESSION') settle(stateOf(found))
      if (event === 'TOKEN_REFRESHED' || event === 'MFA_CHALLENGE_VERIFIED') {
        // After the callback: the library must not be called from inside it.
        setTimeout(() => void queryClient.invalidateQueries({ queryKey: accessKey }), 0)
      }
    })
    const lookAgain = () => void check()
    const returnFromCache = (event: PageTransitionEvent) => {
      if (event.persisted) lookAgain()
    }
    const renew = async () => {
      if (performance.now() - renewedAt.current < renewalPauseMs) return
      renewedAt.current = performance.now()
      const { error } = await getClient().auth.refreshSession()
      // The library keeps a session as long as its clock allows; the server knows better.
      if (error && isRefusal(error)) await endSession()
      await check()
      if (!error) setResumptions((count) => count + 1)
    }
    const stopListening = subscribeUnauthorised(() => void renew())
    window.addEventListener('focus', lookAgain)
    window.addEventListener('pageshow', returnFromCache)
    return () => {
      latestCheck.current += 1
      data.subscription.unsubscribe()
      stopListening()
      window.removeEventListener('focus', lookAgain)
      window.removeEventListener('pageshow', returnFromCache)
    }
  }, [check, settle, queryClient])

  return { session, resumptions, retry, leave }
}
