import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { formResolver } from '../kit/form-resolver'
import { requestPasswordLink } from './auth-actions'
import { AuthForm } from './auth-form'
import { emailSchema } from './auth-schema'
import { useCaptcha } from './captcha'
import { EmailField } from './email-field'

type ForgotFormProps = {
  email: string
  onBack: () => void
}

/** Asks for a link for a new password; never reveals whether the e-mail has an account. */
export function ForgotForm({ email, onBack }: ForgotFormProps) {
  const takeToken = useCaptcha()
  const [sentTo, setSentTo] = useState('')
  const form = useForm({ resolver: formResolver(emailSchema), defaultValues: { email } })
  const { register, setFocus, formState } = form

  useEffect(() => setFocus('email'), [setFocus])

  async function send(values: { email: string }) {
    const failure = await requestPasswordLink(values.email, takeToken)
    if (failure === undefined) setSentTo(values.email)
    return failure
  }

  return (
    <section aria-labelledby="forgot-heading" className="grid gap-4">
      <h2 id="forgot-heading" className="text-lg">
        Forgot password?
      </h2>
      {sentTo ? (
        <EmailSent email={sentTo} />
      ) : (
        <AuthForm form={form} send={send} label="Send the link" busyLabel="Sending...">
          <p>Enter the address you sign in with. We send you a link to set a new password.</p>
          <EmailField
            registration={register('email')}
            error={formState.errors.email?.message}
            autoComplete="username"
          />
        </AuthForm>
      )}
      <button type="button" className={buttonClass('quiet', 'justify-self-start')} onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        Back to the login
      </button>
    </section>
  )
}

function EmailSent({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={`p-4 ${noticeClass('success')}`}>
      <p className="wrap-anywhere">
        If <strong>{email}</strong> has an account, a mail with a link is on its way. The link works
        once, for one hour.
      </p>
      <p className="mt-2">No mail? Check the spam folder, then try again later.</p>
    </div>
  )
}
