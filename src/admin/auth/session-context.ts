import { createContext, use } from 'react'
import { userOf, type SessionState, type StudioUser } from './session-state'

export type SessionContextValue = {
  session: SessionState
  /** Asks for the session anew, from the start. */
  retry: () => void
  /**
   * Ends the session on this device and goes to /auth, with or without a connection; asks before where
   * the device keeps unsaved text.
   */
  signOut: () => Promise<void>
}

export const SessionContext = createContext<SessionContextValue | undefined>(undefined)

/** The session of the studio; only below `SessionProvider`. */
export function useSession(): SessionContextValue {
  const value = use(SessionContext)
  if (!value) throw new Error('useSession is used outside of SessionProvider')
  return value
}

/** The person at the studio; only where somebody is certain to be signed in. */
export function useSignedInUser(): StudioUser {
  const { session } = useSession()
  const user = userOf(session)
  if (!user) throw new Error('Nobody is signed in')
  return user
}
