import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../components/form/text-field'
import { showToast } from '../../lib/toast'
import { signUp } from './auth-actions'
import type { SignUpValues } from './auth-schema'
import { useCaptcha } from './captcha'
import { EmailField } from './email-field'
import { showFirstError } from './show-first-error'
import { FormFailure } from './form-failure'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'

type SignUpFormProps = {
  form: UseFormReturn<SignUpValues>
  /** `needsConfirmation` if the link in an e-mail must be opened before the first login. */
  onCreated: (email: string, needsConfirmation: boolean) => void
}

/** Creates an account, which has no admin rights until an admin grants them. */
export function SignUpForm({ form, onCreated }: SignUpFormProps) {
  const takeToken = useCaptcha()
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    const captcha = takeToken()
    const outcome = 'failure' in captcha ? captcha : await signUp(values, captcha.token)
    if (outcome.failure !== undefined) {
      showToast({ kind: 'error', title: outcome.failure })
      form.setError('root', { message: outcome.failure })
      return
    }
    showToast({ kind: 'success', title: 'Account created successfully! You can now log in.' })
    onCreated(values.email, outcome.needsConfirmation)
  }, showFirstError)

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        {...form.register('fullName')}
        label="Full Name"
        hint="Optional"
        autoComplete="name"
        maxLength={100}
        error={errors.fullName?.message}
      />
      <EmailField
        registration={form.register('email')}
        error={errors.email?.message}
        autoComplete="email"
        onTypeMismatch={() => void submit()}
      />
      <PasswordField
        registration={form.register('password')}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <FormFailure text={errors.root?.message} />
      <SubmitButton isBusy={isSubmitting} label="Sign Up" busyLabel="Signing up..." />
    </form>
  )
}
