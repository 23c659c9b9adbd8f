import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { emailSchema } from '../auth/auth-schema'
import { EmailField } from '../auth/email-field'
import { FormFailure } from '../auth/form-failure'
import { formResolver } from '../kit/form-resolver'
import { changeAddress } from './account-actions'
import { SettingsSection } from './settings-section'

/** Another address to sign in with; it counts once a mail has been answered. */
export function AddressForm({ present }: { present: string }) {
  const [told, setTold] = useState('')
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: formResolver(emailSchema),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email }) => {
    setTold('')
    const outcome = await changeAddress(email)
    if (outcome.failure !== undefined) {
      setError('root', { message: outcome.failure })
      return
    }
    reset()
    setTold(
      outcome.isWaiting
        ? `A mail with a link went to ${email}, and perhaps one to ${present}: open every link you get. Until then you sign in as before.`
        : `From now on you sign in as ${email}.`,
    )
  })

  return (
    <SettingsSection title="Change sign-in address">
      <p className="wrap-anywhere">
        You sign in as <strong>{present}</strong>.
      </p>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <EmailField
          registration={register('email')}
          label="New sign-in address"
          error={errors.email?.message}
          autoComplete="email"
          onMistyped={() => void submit()}
        />
        <FormFailure text={errors.root?.message} />
        <div>
          <output className="block">
            {told && (
              <span className={`mb-4 block p-4 wrap-anywhere ${noticeClass('success')}`}>
                {told}
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
