import { getClient } from '../data/client'
import { logFailure } from '../data/errors'
import { sessionKey, sessionStore } from '../data/session-store'
import { stateOf, type SessionState } from './session-state'

/** Offline, the library would wait up to 25 s for a refresh. */
const readTimeoutMs = 8000

/** Two tabs that refresh the token at once disturb each other; a retry finds the new one. */
const retryDelayMs = 50

const signOutTimeoutMs = 4000

function wait(ms: number): { done: Promise<void>; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const done = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return { done, cancel: () => clearTimeout(timer) }
}

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

async function readWithRetry(): Promise<SessionState> {
  const first = await readOnce()
  if (first.status !== 'unknown') return first
  await wait(retryDelayMs).done
  return readOnce()
}

/** Reads the stored session, refreshed if it has expired; settles within 8 s. */
export async function readSession(): Promise<SessionState> {
  const timeout = wait(readTimeoutMs)
  const timedOut = timeout.done.then((): SessionState => ({ status: 'unknown', reason: 'offline' }))
  return Promise.race([readWithRetry(), timedOut]).finally(timeout.cancel)
}

/** Ends the session on this device. Also works offline; never rejects. */
export async function endSession(): Promise<void> {
  const timeout = wait(signOutTimeoutMs)
  const request = getClient()
    .auth.signOut({ scope: 'local' })
    .catch((error: unknown) => logFailure('Signing out', error))
  await Promise.race([request, timeout.done]).finally(timeout.cancel)
  // If the server does not answer, the library keeps the session.
  sessionStore.removeItem(sessionKey)
}
