import { createContext, use } from 'react'
import { userOf, type SessionState, type StudioUser } from './session-state'

export type SessionContextValue = {
  session: SessionState
  /** Reads the session again. */
  retry: () => void
  /**
   * Ends the session on this device and goes to /auth, also offline; asks first if the device keeps
   * unsaved text.
   */
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
