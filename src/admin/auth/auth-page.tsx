import { Navigate, useLocation } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { LoadingPage } from '../kit/page/loading-page'
import { verifySecondFactor } from './auth-actions'
import { AuthFrame } from './auth-frame'
import { AuthTabs } from './auth-tabs'
import { Captcha } from './captcha'
import { CodeForm } from './code-form'
import { ConfirmEmail } from './confirm-email'
import { wasDenied } from './denial'
import { hasSessionEnded, intendedPath } from './intended-path'
import { readMailLink } from './mail-link'
import { NewPasswordForm } from './new-password-form'
import { useSession } from './session-context'
import { SignedInNotice } from './signed-in-notice'

/**
 * Login and sign-up, and the page that links in account e-mails open. Redirects signed-in users to the
 * studio.
 */
export function AuthPage() {
  const { session, signOut } = useSession()
  const { state, search } = useLocation()
  const link = readMailLink(search)

  if (link?.type === 'recovery' || link?.type === 'invite') {
    const isInvited = link.type === 'invite'
    return (
      <AuthFrame
        tabTitle={isInvited ? 'Your account' : 'New password'}
        title={isInvited ? 'Choose a password' : 'Choose a new password'}
        subtitle={
          isInvited
            ? 'You are then logged in. An admin gives you access to the studio under People.'
            : 'You are then logged in here and logged out on every other device.'
        }
      >
        <NewPasswordForm key={link.tokenHash} tokenHash={link.tokenHash} type={link.type} />
      </AuthFrame>
    )
  }
  if (link) {
    return (
      <AuthFrame
        tabTitle="New sign-in address"
        title="Confirm your new address"
        subtitle="Your contact address in the profile stays as it is."
      >
        <ConfirmEmail key={link.tokenHash} tokenHash={link.tokenHash} />
      </AuthFrame>
    )
  }
  if (session.status === 'checking') return <LoadingPage label="Checking your session" />
  const user = session.status === 'signedIn' ? session.user : undefined
  const isDenied = user !== undefined && wasDenied(user.id)
  if (user && !isDenied) return <Navigate to={intendedPath(state, search)} replace />

  return (
    <AuthFrame tabTitle="Login" title="Welcome" subtitle="Sign in to access the admin panel">
      {session.status === 'needsCode' ? (
        <div className="grid gap-4">
          <CodeForm onCode={verifySecondFactor} />
          <button type="button" className={buttonClass('quiet')} onClick={() => void signOut()}>
            Cancel
          </button>
        </div>
      ) : (
        <>
          {!user && hasSessionEnded(state) && (
            <p className={`mb-4 p-3 ${noticeClass('warning')}`}>
              Your session has ended. Log in, and you return to where you were.
            </p>
          )}
          {user ? (
            <SignedInNotice user={user} />
          ) : (
            <Captcha>
              <AuthTabs />
            </Captcha>
          )}
        </>
      )}
    </AuthFrame>
  )
}
