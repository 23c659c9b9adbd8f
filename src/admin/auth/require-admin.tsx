import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../lib/paths'
import { AccessDenied } from './access-denied'
import { ReloginDialog } from './relogin-dialog'
import { SessionTrouble } from './session-trouble'
import { useAdminGate } from './use-admin-gate'
import { LoadingPage } from '../kit/page/loading-page'

/** Renders its children for admins only, and nothing of them before that is certain. */
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
  if (gate.status === 'unknown') return <SessionTrouble reason={gate.reason} />
  if (gate.status === 'checking') return <LoadingPage label="Checking your access" />
  const isByChoice = gate.status === 'signedOut' && gate.isByChoice
  const hasEnded = gate.status === 'signedOut' && gate.hasEnded
  const state = isByChoice ? null : { from: pathname + search, hasEnded }
  return <Navigate to={paths.auth()} replace state={state} />
}
