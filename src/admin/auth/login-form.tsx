import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { buttonClass } from '../../components/ui/button'
import { showToast } from '../../lib/toast'
import { logIn } from './auth-actions'
import type { LoginValues } from './auth-schema'
import { useCaptcha } from './captcha'
import { EmailField } from './email-field'
import { showFirstMessage } from './first-message'
import { FormFailure } from './form-failure'
import { PasswordField } from './password-field'
import { ResendButton } from './resend-button'
import { SubmitButton } from './submit-button'

type LoginFormProps = {
  form: UseFormReturn<LoginValues>
  /** The form stands in the page, with its fields. */
  onShown: () => void
  /** The password is forgotten. */
  onForgotten: () => void
}

/** E-mail and password. The session that appears leads on to the panel. */
export function LoginForm({ form, onShown, onForgotten }: LoginFormProps) {
  const takeProof = useCaptcha()
  const [unconfirmed, setUnconfirmed] = useState('')
  const { errors, isSubmitting } = form.formState
  const tellShown = useEffectEvent(onShown)

  useEffect(() => tellShown(), [])

  const submit = form.handleSubmit(async (values) => {
    const proof = takeProof()
    const outcome = 'failure' in proof ? proof : await logIn(values, proof.token)
    const { failure } = outcome
    setUnconfirmed('isUnconfirmed' in outcome && outcome.isUnconfirmed ? values.email : '')
    showToast(
      failure === undefined
        ? { kind: 'success', title: 'Logged in successfully!' }
        : { kind: 'error', title: failure },
    )
    if (failure !== undefined) form.setError('root', { message: failure })
  }, showFirstMessage)

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <EmailField
        registration={form.register('email')}
        error={errors.email?.message}
        autoComplete="username"
        onMistyped={() => void submit()}
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
        onClick={onForgotten}
      >
        Forgot password?
      </button>
    </form>
  )
}
