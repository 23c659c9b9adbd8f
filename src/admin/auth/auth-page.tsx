import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { z } from 'zod'
import { buttonClass, lineLinkClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { adminPaths } from '../../lib/admin-paths'
import { LoadingPage } from '../kit/page/notice-page'
import { frameClass } from '../kit/frame-class'
import { OfflineBanner } from '../kit/offline-banner'
import { PageHeading, StudioTitle } from '../kit/page/studio-page'
import { accessOptions } from './access-queries'
import { verifySecondFactor } from './auth-actions'
import { AuthTabs } from './auth-tabs'
import { Captcha } from './captcha'
import { CodeForm } from './code-form'
import { ConfirmEmail, NewPasswordForm } from './mail-link-forms'
import { deniedText } from './role-texts'
import { wasDenied, asksToSignOut, forgetDenial } from './denial'
import { useSession, type StudioUser } from './session-state'

/** Login and sign-up, and what links in account e-mails open. Leads signed-in users on. */
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
            ? 'You are then logged in, and the studio tells you what you may do.'
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

type AuthFrameProps = {
  tabTitle: string
  title: string
  subtitle: string
  children: ReactNode
}

/** Layout of all pages before the studio: one card. */
function AuthFrame({ tabTitle, title, subtitle, children }: AuthFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBanner />
      <main className="mx-auto grid w-full max-w-md grow grid-cols-1 content-center p-4">
        <StudioTitle title={tabTitle} />
        <div className={`p-6 shadow-card sm:p-8 ${frameClass}`}>
          <img src="/favicon.svg" alt="" width={48} height={48} className="mb-4 size-12" />
          <PageHeading>{title}</PageHeading>
          <p className="mt-1 mb-6 text-muted">{subtitle}</p>
          {children}
        </div>
        <p className="mt-4 px-6 sm:px-8">
          <Link to={adminPaths.help('first-sign-in')} className={lineLinkClass}>
            Help with signing in
          </Link>
        </p>
      </main>
    </div>
  )
}

/** A link from an account e-mail: its purpose and its token. */
const linkSchema = z.object({
  type: z.enum(['recovery', 'invite', 'email_change']),
  tokenHash: z.string().regex(/^[\w-]{16,256}$/),
})

/** Reads the link from the query of the login page; undefined if there is none. */
export function readMailLink(search: string) {
  const query = new URLSearchParams(search)
  return linkSchema.safeParse({ type: query.get('type'), tokenHash: query.get('token_hash') }).data
}

/** A path of the studio with an optional query; nothing that a browser could take for another origin. */
const studioPath = /^\/admin(?:\/[\w-]+)*(?:\?[\w=&%+.~@-]*)?$/

const stateSchema = z.object({
  from: z.string().optional().catch(undefined),
  hasEnded: z.boolean().catch(false),
})

/**
 * Where to go after the login: the page from which `RequireAdmin` redirected, else the query's `next`, else
 * the dashboard. Anything outside the studio is ignored.
 */
export function intendedPath(state: unknown, search: string): string {
  const wanted = stateSchema.safeParse(state).data?.from ?? new URLSearchParams(search).get('next')
  return wanted && studioPath.test(wanted) ? wanted : adminPaths.home()
}

/** Whether the user was redirected here because the session ended. */
export function hasSessionEnded(state: unknown): boolean {
  return stateSchema.safeParse(state).data?.hasEnded ?? false
}

/** Shown to a user who was denied access; a redirect to the studio would end in a loop. */
function SignedInNotice({ user }: { user: StudioUser }) {
  const { signOut } = useSession()
  const { data: access } = useQuery(accessOptions(user.id))
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
    void navigate(adminPaths.home())
  }

  return (
    <div className="grid gap-4">
      <p>
        You are signed in as <strong className="break-words">{user.email}</strong>. This account has
        no access to the admin panel. {deniedText(user.email, access)}
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
