import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-alert-dialog'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { TextField } from '../../components/form/text-field'
import { buttonClass } from '../../components/ui/button'
import { showToast } from '../../lib/toast'
import { formResolver } from '../kit/form-resolver'
import { frameClass } from '../kit/frame-class'
import { logIn, verifySecondFactor } from './auth-actions'
import { newPasswordSchema } from './auth-schema'
import { Captcha, useCaptcha } from './captcha'
import { CodeForm } from './code-form'
import { FormFailure } from './form-failure'
import { PasswordField } from './password-field'
import { useSession } from './session-context'
import type { StudioUser } from './session-state'
import { SubmitButton } from './submit-button'

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
export function ReloginDialog({ user, needsCode }: ReloginDialogProps) {
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
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: formResolver(newPasswordSchema),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ password }) => {
    const captcha = takeToken()
    const { failure } =
      'failure' in captcha ? captcha : await logIn({ email, password }, captcha.token)
    if (failure === undefined) showToast({ kind: 'success', title: 'Logged in successfully!' })
    else setError('root', { message: failure })
  })
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField label="Email" type="email" value={email} readOnly autoComplete="username" />
      <PasswordField
        registration={register('password')}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <FormFailure text={errors.root?.message} />
      <SubmitButton isBusy={isSubmitting} label="Login" busyLabel="Logging in..." />
    </form>
  )
}
