import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { formResolver } from '../kit/form-resolver'
import { askForPasswordLink } from './auth-actions'
import { emailSchema } from './auth-schema'
import { useCaptcha } from './captcha'
import { EmailField } from './email-field'
import { showFirstMessage } from './first-message'
import { FormFailure } from './form-failure'
import { SubmitButton } from './submit-button'

type ForgotFormProps = {
  /** What stood in the login's field. */
  email: string
  onBack: () => void
}

/** Asks for a link to a new password, and never says whether the address has an account. */
export function ForgotForm({ email, onBack }: ForgotFormProps) {
  const takeProof = useCaptcha()
  const [askedFor, setAskedFor] = useState('')
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: formResolver(emailSchema),
    defaultValues: { email },
  })
  const { errors, isSubmitting } = formState

  useEffect(() => setFocus('email'), [setFocus])

  const submit = handleSubmit(async (values) => {
    const proof = takeProof()
    const failure =
      'failure' in proof ? proof.failure : await askForPasswordLink(values.email, proof.token)
    if (failure) setError('root', { message: failure })
    else setAskedFor(values.email)
  }, showFirstMessage)

  return (
    <section aria-labelledby="forgot-heading" className="grid gap-4">
      <h2 id="forgot-heading" className="text-lg">
        Forgot password?
      </h2>
      {askedFor ? (
        <MailSent address={askedFor} />
      ) : (
        <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <p>Give the address you sign in with. A mail brings you a link to a new password.</p>
          <EmailField
            registration={register('email')}
            error={errors.email?.message}
            autoComplete="username"
            onMistyped={() => void submit()}
          />
          <FormFailure text={errors.root?.message} />
          <SubmitButton isBusy={isSubmitting} label="Send the link" busyLabel="Sending..." />
        </form>
      )}
      <button type="button" className={buttonClass('quiet', 'justify-self-start')} onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        Back to the login
      </button>
    </section>
  )
}

function MailSent({ address }: { address: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={`p-4 ${noticeClass('success')}`}>
      <p className="wrap-anywhere">
        If <strong>{address}</strong> has an account, a mail with a link is on its way. The link
        works once, for one hour.
      </p>
      <p className="mt-2">Nothing there? Look into the spam folder, then try again later.</p>
    </div>
  )
}
