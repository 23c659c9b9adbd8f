import { useForm } from 'react-hook-form'
import { buttonClass } from '../../components/ui/button'
import { showToast } from '../../lib/toast'
import { newPasswordSchema } from '../auth/auth-schema'
import { FormFailure } from '../auth/form-failure'
import { PasswordField } from '../auth/password-field'
import { formResolver } from '../shared/form-resolver'
import { changePassword } from './account-actions'
import { SettingsSection } from './settings-section'

/** A new password for the signed-in person. */
export function PasswordForm({ email }: { email: string }) {
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: formResolver(newPasswordSchema),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    const failure = await changePassword(password)
    if (failure) {
      setError('root', { message: failure })
      return
    }
    reset()
    showToast({
      kind: 'success',
      title: 'Password changed',
      description: 'All your other devices are logged out.',
    })
  })

  return (
    <SettingsSection title="Change password">
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {/* Password managers want to know whose password it is. */}
        <input type="email" value={email} readOnly hidden autoComplete="username" />
        <PasswordField
          registration={register('password')}
          label="New password"
          hint="At least 6 characters"
          error={errors.password?.message}
          autoComplete="new-password"
        />
        <FormFailure text={errors.root?.message} />
        <button
          type="submit"
          className={buttonClass('secondary', 'justify-self-start')}
          disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          {isSubmitting ? 'Changing...' : 'Change the password'}
        </button>
      </form>
    </SettingsSection>
  )
}
