import { CircleAlert, RefreshCw, WifiOff } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { NoticePage } from '../kit/page/notice-page'
import { LoadingPage } from '../kit/page/loading-page'
import { rememberDenial, signOutUrl } from './denial'
import { ReloginDialog } from './relogin-dialog'
import { useSession } from './session-state'
import { useAdminGate } from './access-queries'

/** Renders its children for admins only, and only after the check. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const gate = useAdminGate()
  const { pathname, search } = useLocation()
  if (gate.status === 'admin' || gate.status === 'lapsed') {
    return (
      <>
        {children}
        {gate.status === 'lapsed' && <ReloginDialog user={gate.user} needsCode={gate.needsCode} />}
      </>
    )
  }
  if (gate.status === 'notAdmin') return <AccessDenied userId={gate.user.id} />
  if (gate.status === 'unknown') return <SessionError reason={gate.reason} />
  if (gate.status === 'checking') return <LoadingPage label="Checking your access" />
  const isByChoice = gate.status === 'signedOut' && gate.isByChoice
  const hasEnded = gate.status === 'signedOut' && gate.hasEnded
  const state = isByChoice ? null : { from: pathname + search, hasEnded }
  return <Navigate to={paths.auth()} replace state={state} />
}

/** Shows once that admin rights are missing, offers to sign out, and redirects to the public site. */
function AccessDenied({ userId }: { userId: string }) {
  const navigate = useNavigate()
  const isShown = useRef(false)

  useEffect(() => {
    // Strict mode runs effects twice.
    if (isShown.current) return
    isShown.current = true
    rememberDenial(userId)
    showToast({
      kind: 'error',
      title: 'Access denied. Admin privileges required.',
      // The toast is shown on the site, which is another document.
      action: { label: 'Sign out', to: signOutUrl },
    })
    void navigate(paths.home(), { replace: true })
  }, [userId, navigate])

  return <LoadingPage label="Leaving the admin panel" />
}

const sessionErrors = {
  offline: { title: 'You seem to be offline.', Icon: WifiOff },
  unverified: { title: 'Could not verify your session', Icon: CircleAlert },
} as const

/** Replaces the studio while the session cannot be verified. */
function SessionError({ reason }: { reason: keyof typeof sessionErrors }) {
  const { retry } = useSession()
  const { title, Icon } = sessionErrors[reason]
  return (
    <NoticePage tabTitle={title} title={title} Icon={Icon}>
      <p>Nothing is lost. Check your connection, then try again.</p>
      <button type="button" className={buttonClass('secondary')} onClick={retry}>
        <RefreshCw aria-hidden className="size-4" />
        Retry
      </button>
    </NoticePage>
  )
}
