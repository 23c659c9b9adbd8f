import { needsSecondFactor, type Factor } from '../data/second-factor'

export type StudioUser = { id: string; email: string; fullName: string }

export type KnownSession =
  | { status: 'signedIn'; user: StudioUser }
  /** The password was right; the code of the second factor is missing. */
  | { status: 'needsCode'; user: StudioUser }
  /**
   * It ended by itself, or lacks the code of the second factor, while something was not saved; that
   * stays on the screen.
   */
  | { status: 'lapsed'; user: StudioUser; needsCode: boolean }
  /** `hasEnded` where there was a session that nobody here has ended. */
  | { status: 'signedOut'; isByChoice: boolean; hasEnded: boolean }

export type SessionState =
  | KnownSession
  | { status: 'checking' }
  | { status: 'unknown'; reason: 'offline' | 'unverified' }

/** A session as the library hands it out. */
export type LibrarySession = {
  access_token: string
  user: {
    id: string
    email?: string | undefined
    user_metadata: Record<string, unknown>
    factors?: readonly Factor[] | undefined
  }
}

/** What a session of the library means for the studio. */
export function stateOf({ access_token, user }: LibrarySession): KnownSession {
  const name = user.user_metadata['full_name']
  const person = {
    id: user.id,
    email: user.email ?? '',
    fullName: typeof name === 'string' ? name : '',
  }
  const isHalf = needsSecondFactor(access_token, user.factors ?? [])
  return { status: isHalf ? 'needsCode' : 'signedIn', user: person }
}

/** The person whose page is on the screen; also where the session has lapsed. */
export function userOf(session: SessionState): StudioUser | undefined {
  return session.status === 'signedIn' || session.status === 'lapsed' ? session.user : undefined
}

/**
 * The state after `next` was found. The same person keeps the same object, so that a refreshed token
 * redraws nothing; a session that cannot be verified changes nothing that was known.
 *
 * @param hasUnsavedWork whether something on the screen would be lost with the page
 */
export function mergeSession(
  present: SessionState,
  next: SessionState,
  hasUnsavedWork: boolean,
): SessionState {
  if (next.status === 'unknown') return isKnown(present) ? present : next
  if (next.status === 'signedOut') return afterTheEnd(present, next, hasUnsavedWork)
  if (!('user' in present) || !('user' in next) || present.user.id !== next.user.id) return next
  const isHeld = present.status === 'lapsed' || (present.status === 'signedIn' && hasUnsavedWork)
  if (isHeld && next.status === 'needsCode') {
    return { status: 'lapsed', user: present.user, needsCode: true }
  }
  const isSame = present.status === next.status && present.user.email === next.user.email
  return isSame ? present : next
}

function afterTheEnd(
  present: SessionState,
  next: Extract<KnownSession, { status: 'signedOut' }>,
  hasUnsavedWork: boolean,
): SessionState {
  if (present.status === 'signedOut') return present
  if (next.isByChoice) return next
  if (present.status === 'lapsed') return { ...present, needsCode: false }
  if (present.status === 'signedIn' && hasUnsavedWork) {
    return { status: 'lapsed', user: present.user, needsCode: false }
  }
  return 'user' in present ? { ...next, hasEnded: true } : next
}

function isKnown(session: SessionState): session is KnownSession {
  return session.status !== 'checking' && session.status !== 'unknown'
}
