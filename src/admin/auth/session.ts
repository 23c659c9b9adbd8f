import { getClient } from '../data/client'
import { logFailure } from '../data/errors'
import { sessionKey, sessionStore } from '../data/session-store'
import { stateOf, type SessionState } from './session-state'

/** The library waits up to 25 s for a refresh without a connection; nobody should. */
const deadlineMs = 8000

/** Two tabs that wake up together disturb each other's refresh; the second try finds the result. */
const secondTryMs = 50

const signOutDeadlineMs = 4000

function wait(ms: number): { done: Promise<void>; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const done = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return { done, cancel: () => clearTimeout(timer) }
}

async function askLibrary(): Promise<SessionState> {
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

async function askTwice(): Promise<SessionState> {
  const first = await askLibrary()
  if (first.status !== 'unknown') return first
  await wait(secondTryMs).done
  return askLibrary()
}

/** The stored session, refreshed when it has expired; an answer comes within 8 s. */
export async function readSession(): Promise<SessionState> {
  const deadline = wait(deadlineMs)
  const tooLate = deadline.done.then((): SessionState => ({ status: 'unknown', reason: 'offline' }))
  return Promise.race([askTwice(), tooLate]).finally(deadline.cancel)
}

/** Ends the session on this device. Works without a connection; never fails. */
export async function endSession(): Promise<void> {
  const deadline = wait(signOutDeadlineMs)
  const request = getClient()
    .auth.signOut({ scope: 'local' })
    .catch((error: unknown) => logFailure('Signing out', error))
  await Promise.race([request, deadline.done]).finally(deadline.cancel)
  // Without an answer of the server the library keeps the session.
  sessionStore.removeItem(sessionKey)
}
