import { CircleAlert, RefreshCw, WifiOff } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
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
import { RightsContext, type Right } from '../kit/rights'
import { rememberDenial, signOutUrl } from './denial'
import { deniedText } from './role-texts'
import { useSession, type StudioUser } from './session-state'
import { accessOptions, useAdminGate } from './access-queries'
import { logIn, verifySecondFactor } from './auth-actions'
import { newPasswordSchema } from './auth-schema'
import { Captcha, useCaptcha } from './captcha'
import { CodeForm } from './code-form'
import { AuthForm, tellOfAccount } from './auth-form'
import { PasswordField } from './password-field'

type RequireAdminProps = {
  children: ReactNode
  /** Shown to everybody else, after the check; by default they are led to the sign-in or told why not. */
  otherwise?: ReactNode
}

/** Renders its children only for users with a role, and only after the check. */
export function RequireAdmin({ children, otherwise }: RequireAdminProps) {
  const gate = useAdminGate()
  const { pathname, search } = useLocation()
  const known = useLastRights(gate.status === 'admitted' ? gate.rights : undefined)
  const userId = 'user' in gate ? gate.user.id : undefined
  const holder = useMemo(() => ({ userId, rights: known }), [userId, known])
  if (gate.status === 'admitted' || gate.status === 'lapsed') {
    return (
      <RightsContext value={holder}>
        {children}
        {gate.status === 'lapsed' && <ReloginDialog user={gate.user} needsCode={gate.needsCode} />}
      </RightsContext>
    )
  }
  if (otherwise !== undefined && gate.status !== 'checking') return otherwise
  if (gate.status === 'notAdmin') return <AccessDenied user={gate.user} />
  if (gate.status === 'unknown') return <SessionError reason={gate.reason} />
  if (gate.status === 'checking') return <LoadingPage label="Checking your access" />
  const isByChoice = gate.status === 'signedOut' && gate.isByChoice
  const hasEnded = gate.status === 'signedOut' && gate.hasEnded
  const state = isByChoice ? null : { from: pathname + search, hasEnded }
  return <Navigate to={paths.auth()} replace state={state} />
}

const noRights: readonly Right[] = []

/** The rights as last read: a session that has lapsed keeps the page as it was. */
function useLastRights(current: readonly Right[] | undefined): readonly Right[] {
  const [last, setLast] = useState(current ?? noRights)
  if (current && current !== last) setLast(current)
  return current ?? last
}

/** Shows once that rights are missing, says what to do, and redirects to the public site. */
function AccessDenied({ user }: { user: StudioUser }) {
  const navigate = useNavigate()
  const isShown = useRef(false)
  const { id: userId, email } = user
  // Read by the check before; not asked for again.
  const { data: access } = useQuery({ ...accessOptions(userId), enabled: false })
  const reason = deniedText(email, access)

  useEffect(() => {
    // Strict mode runs effects twice.
    if (isShown.current) return
    isShown.current = true
    rememberDenial(userId)
    showToast({
      kind: 'error',
      title: 'Access denied. Admin privileges required.',
      description: reason,
      // The toast is shown on the site, which is another document.
      action: { label: 'Sign out', to: signOutUrl },
    })
    void navigate(paths.home(), { replace: true })
  }, [userId, reason, navigate])

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
    if (failure === undefined) tellOfAccount({ kind: 'success', title: 'Logged in successfully!' })
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
