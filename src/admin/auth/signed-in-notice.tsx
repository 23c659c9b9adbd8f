import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { paths } from '../../lib/paths'
import { asksToSignOut, forgetDenial } from './denial'
import { useSession } from './session-context'
import type { StudioUser } from './session-state'

/** Shown to a user who was denied access; a redirect to the studio would end in a loop. */
export function SignedInNotice({ user }: { user: StudioUser }) {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isSigningOut = useRef(false)

  useEffect(() => {
    // Strict mode runs effects twice.
    if (isSigningOut.current || !asksToSignOut(search)) return
    isSigningOut.current = true
    void signOut()
  }, [search, signOut])

  function tryAgain() {
    forgetDenial()
    void navigate(paths.admin())
  }

  return (
    <div className="grid gap-4">
      <p>
        You are signed in as <strong className="break-words">{user.email}</strong>. This account has
        no access to the admin panel.
      </p>
      <button type="button" className={buttonClass()} onClick={() => void signOut()}>
        Sign out
      </button>
      <button type="button" className={buttonClass('secondary')} onClick={tryAgain}>
        Try the admin panel again
      </button>
    </div>
  )
}
