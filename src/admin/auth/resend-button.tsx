import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { useSingleFlight } from '../kit/use-single-flight'
import { resendConfirmation } from './auth-actions'
import { useCaptcha } from './captcha'

/** Sends the mail that confirms an account once more, and says what came of it. */
export function ResendButton({ email }: { email: string }) {
  const takeProof = useCaptcha()
  const [outcome, setOutcome] = useState('')
  const [resend, isBusy] = useSingleFlight(async () => {
    const proof = takeProof()
    const failure =
      'failure' in proof ? proof.failure : await resendConfirmation(email, proof.token)
    setOutcome(failure ?? `Another mail is on its way to ${email}.`)
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
        {outcome && <span className="block pt-2">{outcome}</span>}
      </output>
    </div>
  )
}
