import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getClient } from '../data/client'
import { subscribeRequests } from '../data/request-events'
import { hasUnsavedWork } from '../kit/leaving/leave-guard'
import { logFailure } from '../data/errors'
import { sessionKey, sessionStore } from '../data/session-store'
import { accessKey } from './access-queries'
import { mergeSession, stateOf, type SessionState } from './session-state'

/** Minimum time between two refreshes of a token that the database refuses. */
const minRefreshIntervalMs = 60_000

function isPermanent({ status = 0 }: { status?: number | undefined }): boolean {
  return status >= 400 && status < 500 && status !== 429
}

/**
 * Tracks the session: reads it, listens to the library (other tabs, refreshed tokens), and reads it again
 * when the window gets the focus, when the page is restored from the back/forward cache, and when the
 * database refuses the token.
 */
export function useSessionWatch() {
  const [session, setSession] = useState<SessionState>({ status: 'checking' })
  const isLeaving = useRef(false)
  const latestCheck = useRef(0)
  const refreshedAt = useRef(Number.NEGATIVE_INFINITY)
  const queryClient = useQueryClient()
  /** How often the session became valid again after the server had refused it. */
  const [resumptions, setResumptions] = useState(0)
  const [wasLapsed, setWasLapsed] = useState(false)
  const isLapsed = session.status === 'lapsed'
  if (isLapsed !== wasLapsed) {
    setWasLapsed(isLapsed)
    if (session.status === 'signedIn') setResumptions(resumptions + 1)
  }

  const applySession = useCallback((next: SessionState) => {
    latestCheck.current += 1
    setSession((current) => mergeSession(current, next, hasUnsavedWork()))
  }, [])

  const check = useCallback(async () => {
    const thisCheck = (latestCheck.current += 1)
    const found = await readSession()
    if (thisCheck === latestCheck.current) applySession(found)
  }, [applySession])

  const retry = useCallback(() => {
    setSession({ status: 'checking' })
    void check()
  }, [check])

  const leave = useCallback(async () => {
    isLeaving.current = true
    await endSession()
    applySession({ status: 'signedOut', isByChoice: true, hasEnded: false })
    isLeaving.current = false
  }, [applySession])

  useEffect(() => {
    void check()
    const { data } = getClient().auth.onAuthStateChange((event, found) => {
      if (event === 'SIGNED_OUT') {
        const isByChoice = isLeaving.current
        applySession({ status: 'signedOut', isByChoice, hasEnded: !isByChoice })
      } else if (found && event !== 'INITIAL_SESSION') applySession(stateOf(found))
      if (event === 'TOKEN_REFRESHED' || event === 'MFA_CHALLENGE_VERIFIED') {
        // Deferred: the library must not be called inside its own callback.
        setTimeout(() => void queryClient.invalidateQueries({ queryKey: accessKey }), 0)
      }
    })
    const checkAgain = () => void check()
    const checkRestoredPage = (event: PageTransitionEvent) => {
      if (event.persisted) checkAgain()
    }
    const refresh = async () => {
      if (performance.now() - refreshedAt.current < minRefreshIntervalMs) return
      refreshedAt.current = performance.now()
      const { error } = await getClient().auth.refreshSession()
      // The library keeps a session until it expires, also if the server has ended it.
      if (error && isPermanent(error)) await endSession()
      await check()
      if (!error) setResumptions((count) => count + 1)
    }
    const stopListening = subscribeRequests('unauthorised', () => void refresh())
    const listening = new AbortController()
    window.addEventListener('focus', checkAgain, { signal: listening.signal })
    window.addEventListener('pageshow', checkRestoredPage, { signal: listening.signal })
    return () => {
      latestCheck.current += 1
      data.subscription.unsubscribe()
      stopListening()
      listening.abort()
    }
  }, [check, applySession, queryClient])

  return { session, resumptions, retry, leave }
}

/** Offline, the library would wait up to 25 s for a refresh. */
const readTimeoutMs = 8000

/** Two tabs that refresh the token at once disturb each other; a retry finds the new one. */
const retryDelayMs = 50

const signOutTimeoutMs = 4000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function readOnce(): Promise<SessionState> {
  try {
    const { data, error } = await getClient().auth.getSession()
    if (data.session) return stateOf(data.session)
    if (!error) return { status: 'signedOut', isByChoice: false, hasEnded: false }
    logFailure('Reading the session', error)
  } catch (error) {
    logFailure('Reading the session', error)
  }
  return { status: 'unknown', reason: 'unverified' }
}

/** Reads the stored session, refreshed if it has expired; settles within 8 s. */
async function readSession(): Promise<SessionState> {
  const reading = readOnce().then((first) =>
    first.status === 'unknown' ? wait(retryDelayMs).then(readOnce) : first,
  )
  const timeout = wait(readTimeoutMs)
  return Promise.race([
    reading,
    timeout.then((): SessionState => ({ status: 'unknown', reason: 'offline' })),
  ])
}

/** Ends the session on this device. Also works offline; never rejects. */
async function endSession(): Promise<void> {
  const { auth } = getClient()
  let isOver = false
  const tellServer = async () => {
    const { data } = await auth.getSession()
    // Not through the library's own sign-out: its late answer would end the session of whoever has logged in since.
    if (data.session && !isOver) await auth.admin.signOut(data.session.access_token, 'local')
  }
  await inTime(tellServer())
  isOver = true
  sessionStore.removeItem(sessionKey)
  // Without a session the library asks no server, but tells the other tabs.
  await inTime(auth.signOut({ scope: 'local' }))
}

/** Waits for a part of signing out, but not for long. */
async function inTime(request: Promise<unknown>): Promise<void> {
  const settled = request.catch((error: unknown) => logFailure('Signing out', error))
  await Promise.race([settled, wait(signOutTimeoutMs)])
}
