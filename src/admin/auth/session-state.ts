import { createContext, use } from 'react'
import { needsSecondFactor, type Factor } from '../data/second-factor'

export type StudioUser = { id: string; email: string; fullName: string }

export type KnownSession =
  | { status: 'signedIn'; user: StudioUser }
  /** The password was accepted; the code of the second factor is missing. */
  | { status: 'needsCode'; user: StudioUser }
  /** The session expired, or lacks the code, while there was unsaved work; the page stays. */
  | { status: 'lapsed'; user: StudioUser; needsCode: boolean }
  /** `isByChoice` after signing out here, `hasEnded` after the session ended otherwise. */
  | { status: 'signedOut'; isByChoice: boolean; hasEnded: boolean }

export type SessionState =
  | KnownSession
  | { status: 'checking' }
  | { status: 'unknown'; reason: 'offline' | 'unverified' }

export type LibrarySession = {
  access_token: string
  user: {
    id: string
    email?: string | undefined
    user_metadata: Record<string, unknown>
    factors?: readonly Factor[] | undefined
  }
}

/** The state of the studio for a session of the library. */
export function stateOf({ access_token, user }: LibrarySession): KnownSession {
  const name = user.user_metadata['full_name']
  const studioUser = {
    id: user.id,
    email: user.email ?? '',
    fullName: typeof name === 'string' ? name : '',
  }
  const needsCode = needsSecondFactor(access_token, user.factors ?? [])
  return { status: needsCode ? 'needsCode' : 'signedIn', user: studioUser }
}

/** The user whose page is shown, also while the session is lapsed. */
export function userOf(session: SessionState): StudioUser | undefined {
  return session.status === 'signedIn' || session.status === 'lapsed' ? session.user : undefined
}

/**
 * The state after `next` was read. Returns the same object for the same user, so that a refreshed token
 * re-renders nothing; a session that could not be verified leaves a known state as it is.
 *
 * @param hasUnsavedWork whether leaving the page would lose something
 */
export function mergeSession(
  current: SessionState,
  next: SessionState,
  hasUnsavedWork: boolean,
): SessionState {
  if (next.status === 'unknown') return isKnown(current) ? current : next
  if (next.status === 'signedOut') return mergeSignedOut(current, next, hasUnsavedWork)
  if (!('user' in current) || !('user' in next) || current.user.id !== next.user.id) return next
  const keepsPage = current.status === 'lapsed' || (current.status === 'signedIn' && hasUnsavedWork)
  if (keepsPage && next.status === 'needsCode') {
    return { status: 'lapsed', user: current.user, needsCode: true }
  }
  const isSame = current.status === next.status && current.user.email === next.user.email
  return isSame ? current : next
}

function mergeSignedOut(
  current: SessionState,
  next: Extract<KnownSession, { status: 'signedOut' }>,
  hasUnsavedWork: boolean,
): SessionState {
  if (current.status === 'signedOut') return current
  if (next.isByChoice) return next
  if (current.status === 'lapsed') return { ...current, needsCode: false }
  if (current.status === 'signedIn' && hasUnsavedWork) {
    return { status: 'lapsed', user: current.user, needsCode: false }
  }
  return 'user' in current ? { ...next, hasEnded: true } : next
}

function isKnown(session: SessionState): session is KnownSession {
  return session.status !== 'checking' && session.status !== 'unknown'
}

export type SessionContextValue = {
  session: SessionState
  retry: () => void
  /** Ends the session on this device, also offline; asks first if there is unsaved text. */
  signOut: () => Promise<void>
}

export const SessionContext = createContext<SessionContextValue | undefined>(undefined)

/** The session of the studio. Throws outside `SessionProvider`. */
export function useSession(): SessionContextValue {
  const value = use(SessionContext)
  if (!value) throw new Error('useSession is used outside of SessionProvider')
  return value
}

/** The signed-in user. Throws if there is none. */
export function useSignedInUser(): StudioUser {
  const { session } = useSession()
  const user = userOf(session)
  if (!user) throw new Error('Nobody is signed in')
  return user
}
