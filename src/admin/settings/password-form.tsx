import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { TextField } from '../../components/form/text-field'
import { buttonClass } from '../../components/ui/button'
import { showToast } from '../../lib/toast'
import { mailCodeSchema, newPasswordSchema } from '../auth/auth-schema'
import { FormFailure } from '../auth/auth-form'
import { PasswordField } from '../auth/password-field'
import { formResolver } from '../kit/form-resolver'
import { useSingleMutation } from '../kit/use-single-mutation'
import { changePassword, sendPasswordCode } from './account-actions'
import { SettingsSection } from './settings-section'

const withoutCode = newPasswordSchema.extend({ code: z.string() })
const withCode = newPasswordSchema.extend({ code: mailCodeSchema })

/** Changes the password; a long session also needs a code from an e-mail. */
export function PasswordForm({ email }: { email: string }) {
  const [needsCode, setNeedsCode] = useState(false)
  const [codeMessage, setCodeMessage] = useState('')
  const { register, handleSubmit, formState, setError, setFocus, reset } = useForm({
    resolver: formResolver(needsCode ? withCode : withoutCode),
    defaultValues: { password: '', code: '' },
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    if (needsCode) setFocus('code')
  }, [needsCode, setFocus])

  const submit = handleSubmit(async ({ password, code }) => {
    const change = await changePassword(password, code)
    if (change.failure) setError('root', { message: change.failure })
    else if (change.needsCode) {
      setNeedsCode(true)
      setCodeMessage(`A mail with a code is on its way to ${email}.`)
    } else {
      reset()
      setNeedsCode(false)
      showToast({
        kind: 'success',
        title: 'Password changed',
        description: 'All your other devices are logged out.',
      })
    }
  })

  const resend = useSingleMutation({
    mutationFn: sendPasswordCode,
    onSuccess: (failure) =>
      setCodeMessage(failure ?? `Another mail with a code is on its way to ${email}.`),
  })

  return (
    <SettingsSection title="Change password">
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {/* For password managers, which need the user name. */}
        <input type="email" value={email} readOnly hidden autoComplete="username" />
        <PasswordField
          registration={register('password')}
          label="New password"
          error={errors.password?.message}
          autoComplete="new-password"
        />
        {needsCode && (
          <>
            <output className="block wrap-anywhere">
              Your last login is a while ago, so the change needs a code as well. {codeMessage}
            </output>
            <TextField
              {...register('code')}
              label="Code from the mail"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              error={errors.code?.message}
            />
            <button
              type="button"
              className={buttonClass('quiet', 'justify-self-start', 'compact')}
              disabled={resend.isPending}
              aria-busy={resend.isPending}
              onClick={() => resend.mutate()}
            >
              Send another code
            </button>
          </>
        )}
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
