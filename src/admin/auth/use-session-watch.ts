import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getClient } from '../data/client'
import { accessKey } from './access-queries'
import { endSession, readSession, signedIn, type KnownSession, type SessionState } from './session'

/** The same person keeps the same object, so that a refreshed token redraws nothing. */
function merge(present: SessionState, next: SessionState): SessionState {
  if (next.status === 'unknown') return isKnown(present) ? present : next
  if (present.status === 'signedOut' && next.status === 'signedOut') return present
  if (present.status !== 'signedIn' || next.status !== 'signedIn') return next
  const isSame = present.user.id === next.user.id && present.user.email === next.user.email
  return isSame ? present : next
}

function isKnown(session: SessionState): session is KnownSession {
  return session.status === 'signedIn' || session.status === 'signedOut'
}

/**
 * Follows the session: reads it, listens to the library (other tabs, refreshed tokens), and looks
 * again when the window gets the focus or comes back from the browser's page cache.
 */
export function useSessionWatch() {
  const [session, setSession] = useState<SessionState>({ status: 'checking' })
  const isLeaving = useRef(false)
  const latestCheck = useRef(0)
  const queryClient = useQueryClient()

  const settle = useCallback((next: KnownSession) => {
    latestCheck.current += 1
    setSession((present) => merge(present, next))
  }, [])

  const check = useCallback(async () => {
    const thisCheck = (latestCheck.current += 1)
    const found = await readSession()
    if (thisCheck === latestCheck.current) setSession((present) => merge(present, found))
  }, [])

  const retry = useCallback(() => {
    setSession({ status: 'checking' })
    void check()
  }, [check])

  const leave = useCallback(async () => {
    isLeaving.current = true
    await endSession()
    settle({ status: 'signedOut', isByChoice: true })
    isLeaving.current = false
  }, [settle])

  useEffect(() => {
    void check()
    const { data } = getClient().auth.onAuthStateChange((event, found) => {
      if (event === 'SIGNED_OUT') settle({ status: 'signedOut', isByChoice: isLeaving.current })
      else if (found && event !== 'INITIAL_SESSION') settle(signedIn(found.user))
      if (event === 'TOKEN_REFRESHED') {
        // After the callback: the library must not be called from inside it.
        setTimeout(() => void queryClient.invalidateQueries({ queryKey: accessKey }), 0)
      }
    })
    const lookAgain = () => void check()
    const returnFromCache = (event: PageTransitionEvent) => {
      if (event.persisted) lookAgain()
    }
    window.addEventListener('focus', lookAgain)
    window.addEventListener('pageshow', returnFromCache)
    return () => {
      latestCheck.current += 1
      data.subscription.unsubscribe()
      window.removeEventListener('focus', lookAgain)
      window.removeEventListener('pageshow', returnFromCache)
    }
  }, [check, settle, queryClient])

  return { session, retry, leave }
}
