import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { noticeClass } from '../../components/ui/notice'
import { showToast } from '../../lib/toast'
import { logIn } from './auth-actions'
import type { LoginValues } from './auth-schema'
import { EmailField } from './email-field'
import { showFirstMessage } from './first-message'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'

type LoginFormProps = {
  form: UseFormReturn<LoginValues>
  /** The form stands in the page, with its fields. */
  onShown: () => void
}

/** E-mail and password. The session that appears leads on to the panel. */
export function LoginForm({ form, onShown }: LoginFormProps) {
  const { errors, isSubmitting } = form.formState
  const tellShown = useEffectEvent(onShown)

  useEffect(() => tellShown(), [])

  const submit = form.handleSubmit(async (values) => {
    const { failure } = await logIn(values)
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
      {errors.root?.message && (
        <p className={`p-3 font-semibold text-danger ${noticeClass('error')}`}>
          {errors.root.message}
        </p>
      )}
      <SubmitButton isBusy={isSubmitting} label="Login" busyLabel="Logging in..." />
    </form>
  )
}
