import { CircleAlert, RefreshCw, WifiOff } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-alert-dialog'
import { useForm } from 'react-hook-form'
import { buttonClass } from '../../components/ui/button'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { TextField } from '../../components/form/text-field'
import { NoticePage, LoadingPage } from '../kit/page/notice-page'
import { formResolver } from '../kit/form-resolver'
import { frameClass } from '../kit/frame-class'
import { rememberDenial, signOutUrl } from './denial'
import { useSession, type StudioUser } from './session-state'
import { useAdminGate } from './access-queries'
import { logIn, verifySecondFactor } from './auth-actions'
import { newPasswordSchema } from './auth-schema'
import { Captcha, useCaptcha } from './captcha'
import { CodeForm } from './code-form'
import { AuthForm } from './auth-form'
import { PasswordField } from './password-field'

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

type ReloginDialogProps = {
  /** The only user who may continue on this page. */
  user: StudioUser
  /** Only the code of the second factor is missing. */
  needsCode: boolean
}

/**
 * Covers a page with unsaved work after the session has ended, or while it lacks the second factor, until
 * the same user has logged in again.
 */
function ReloginDialog({ user, needsCode }: ReloginDialogProps) {
  const { signOut } = useSession()
  const opener = useRef<Element | null>(null)

  // The dialog closes by unmounting, so Radix does not restore the focus.
  useEffect(
    () => () => {
      const element = opener.current
      if (element instanceof HTMLElement) setTimeout(() => element.focus(), 0)
    },
    [],
  )

  return (
    <Root open>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-night/60 print:hidden" />
        <Content
          className={`fixed inset-x-4 top-1/2 z-50 mx-auto grid max-h-dvh max-w-md -translate-y-1/2 grid-cols-1 gap-4 overflow-y-auto p-4 shadow-raised sm:p-6 print:hidden ${frameClass}`}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            opener.current = document.activeElement
            const dialog = event.currentTarget
            if (!(dialog instanceof HTMLElement)) return
            dialog.querySelector<HTMLElement>('input:not([readonly])')?.focus()
          }}
        >
          <Title className="text-xl">
            {needsCode ? 'Your code is needed' : 'Your session has ended'}
          </Title>
          <Description>
            Nothing is lost: {needsCode ? 'enter the code of your second factor' : 'log in again'},
            and continue where you were. What you wrote also stays on this device.
          </Description>
          {needsCode ? (
            <CodeForm onCode={verifySecondFactor} />
          ) : (
            <Captcha>
              <PasswordForm email={user.email} />
            </Captcha>
          )}
          <button type="button" className={buttonClass('quiet')} onClick={() => void signOut()}>
            Log out instead
          </button>
        </Content>
      </Portal>
    </Root>
  )
}

function PasswordForm({ email }: { email: string }) {
  const takeToken = useCaptcha()
  const form = useForm({
    resolver: formResolver(newPasswordSchema),
    defaultValues: { password: '' },
  })

  async function send({ password }: { password: string }) {
    const { failure } = await logIn({ email, password }, takeToken)
    if (failure === undefined) showToast({ kind: 'success', title: 'Logged in successfully!' })
    return failure
  }

  return (
    <AuthForm form={form} send={send} label="Login" busyLabel="Logging in...">
      <TextField label="Email" type="email" value={email} readOnly autoComplete="username" />
      <PasswordField
        registration={form.register('password')}
        error={form.formState.errors.password?.message}
        autoComplete="current-password"
      />
    </AuthForm>
  )
}
