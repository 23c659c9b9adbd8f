import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { useSingleFlight } from '../kit/use-single-flight'
import { resendConfirmation } from './auth-actions'
import { useCaptcha } from './captcha'

/** Sends the e-mail that confirms an account again, and shows the result. */
export function ResendButton({ email }: { email: string }) {
  const takeToken = useCaptcha()
  const [message, setMessage] = useState('')
  const [resend, isBusy] = useSingleFlight(async () => {
    const captcha = takeToken()
    const failure =
      'failure' in captcha ? captcha.failure : await resendConfirmation(email, captcha.token)
    setMessage(failure ?? `Another mail is on its way to ${email}.`)
  })
  return (
    <div className="mt-2">
      <button
        type="button"
        className={buttonClass('secondary', '', 'compact')}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void resend()}
      >
        Resend the mail
      </button>
      <output className="block wrap-anywhere">
        {message && <span className="block pt-2">{message}</span>}
      </output>
    </div>
  )
}
