import { Navigate, useLocation } from 'react-router-dom'
import { OfflineBanner } from '../shared/offline-banner'
import { PageHeading } from '../shared/page-heading'
import { frameClass } from '../shared/frame-class'
import { StudioTitle } from '../shared/studio-title'
import { AuthTabs } from './auth-tabs'
import { wasDenied } from './denial'
import { intendedPath } from './intended-path'
import { useSession } from './session-context'
import { SignedInNotice } from './signed-in-notice'
import { WaitingPage } from '../shared/waiting-page'

/** Login and sign-up. Whoever is signed in is led on to the panel. */
export function AuthPage() {
  const { session } = useSession()
  const { state, search } = useLocation()

  if (session.status === 'checking') return <WaitingPage label="Checking your session" />
  const user = session.status === 'signedIn' ? session.user : undefined
  const isDenied = user !== undefined && wasDenied(user.id)
  if (user && !isDenied) return <Navigate to={intendedPath(state, search)} replace />

  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBanner />
      <main className="mx-auto grid w-full max-w-md grow content-center p-4">
        <StudioTitle title="Login" />
        <div className={`p-6 shadow-card sm:p-8 ${frameClass}`}>
          <img src="/favicon.svg" alt="" width={48} height={48} className="mb-4 size-12" />
          <PageHeading>Welcome</PageHeading>
          <p className="mt-1 mb-6 text-muted">Sign in to access the admin panel</p>
          {isDenied ? <SignedInNotice user={user} /> : <AuthTabs />}
        </div>
      </main>
    </div>
  )
}
