import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { buttonClass } from '../../components/ui/button'
import { showToast } from '../../lib/toast'
import { logIn } from './auth-actions'
import type { LoginValues } from './auth-schema'
import { useCaptcha } from './captcha'
import { EmailField } from './email-field'
import { showFirstError } from './show-first-error'
import { FormFailure } from './form-failure'
import { PasswordField } from './password-field'
import { ResendButton } from './resend-button'
import { SubmitButton } from './submit-button'

type LoginFormProps = {
  form: UseFormReturn<LoginValues>
  /** Called when the form has been mounted. */
  onShown: () => void
  /** Called by “Forgot password?”. */
  onForgot: () => void
}

/** E-mail and password; `AuthPage` redirects once there is a session. */
export function LoginForm({ form, onShown, onForgot }: LoginFormProps) {
  const takeToken = useCaptcha()
  const [unconfirmed, setUnconfirmed] = useState('')
  const { errors, isSubmitting } = form.formState
  const notifyShown = useEffectEvent(onShown)

  useEffect(() => notifyShown(), [])

  const submit = form.handleSubmit(async (values) => {
    const captcha = takeToken()
    const outcome = 'failure' in captcha ? captcha : await logIn(values, captcha.token)
    const { failure } = outcome
    setUnconfirmed('isUnconfirmed' in outcome && outcome.isUnconfirmed ? values.email : '')
    showToast(
      failure === undefined
        ? { kind: 'success', title: 'Logged in successfully!' }
        : { kind: 'error', title: failure },
    )
    if (failure !== undefined) form.setError('root', { message: failure })
  }, showFirstError)

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <EmailField
        registration={form.register('email')}
        error={errors.email?.message}
        autoComplete="username"
        onTypeMismatch={() => void submit()}
      />
      <PasswordField
        registration={form.register('password')}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <FormFailure text={errors.root?.message} />
      {unconfirmed && <ResendButton email={unconfirmed} />}
      <SubmitButton isBusy={isSubmitting} label="Login" busyLabel="Logging in..." />
      <button
        type="button"
        className={buttonClass('quiet', 'justify-self-center')}
        onClick={onForgot}
      >
        Forgot password?
      </button>
    </form>
  )
}
