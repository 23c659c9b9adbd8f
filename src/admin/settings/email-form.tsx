import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { emailSchema } from '../auth/auth-schema'
import { EmailField } from '../auth/email-field'
import { FormFailure } from '../auth/auth-form'
import { formResolver } from '../kit/form-resolver'
import { changeEmail } from './account-actions'
import { SettingsSection } from './settings-section'

/** Changes the sign-in e-mail; the change takes effect once the link in an e-mail was opened. */
export function EmailForm({ currentEmail }: { currentEmail: string }) {
  const [message, setMessage] = useState('')
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: formResolver(emailSchema),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email }) => {
    setMessage('')
    const change = await changeEmail(email)
    if (change.failure !== undefined) {
      setError('root', { message: change.failure })
      return
    }
    reset()
    setMessage(
      change.isPending
        ? `A mail with a link went to ${email}, and perhaps one to ${currentEmail}: open every link you get. Until then you sign in as before.`
        : `From now on you sign in as ${email}.`,
    )
  })

  return (
    <SettingsSection title="Change sign-in address">
      <p className="wrap-anywhere">
        You sign in as <strong>{currentEmail}</strong>.
      </p>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <EmailField
          registration={register('email')}
          label="New sign-in address"
          error={errors.email?.message}
          autoComplete="email"
        />
        <FormFailure text={errors.root?.message} />
        <div>
          <output className="block">
            {message && (
              <span className={`mb-4 block p-4 wrap-anywhere ${noticeClass('success')}`}>
                {message}
              </span>
            )}
          </output>
          <button
            type="submit"
            className={buttonClass('secondary')}
            disabled={isSubmitting}
            aria-busy={isSubmitting}
          >
            {isSubmitting ? 'Sending...' : 'Change the address'}
          </button>
        </div>
      </form>
    </SettingsSection>
  )
}
