import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { paths } from '../../lib/paths'
import { useSingleFlight } from '../kit/use-single-flight'
import { DeadLink } from './dead-link'
import { FormFailure } from './form-failure'
import { confirmAddress, type AddressStep } from './redeem-link'

/** The page behind a link to a new sign-in address. A press spends the link, not the visit. */
export function ConfirmAddress({ tokenHash }: { tokenHash: string }) {
  const [step, setStep] = useState<AddressStep>()
  const [confirm, isBusy] = useSingleFlight(async () => setStep(await confirmAddress(tokenHash)))
  if (step?.status === 'dead') return <DeadLink />
  if (step?.status === 'done' || step?.status === 'half') {
    return (
      <div className="grid gap-4">
        <output className={`block p-4 wrap-anywhere ${noticeClass('success')}`}>
          {step.status === 'done'
            ? `From now on you sign in as ${step.email}.`
            : 'One half is done. A mail went to your other address as well: open its link, too.'}
        </output>
        <Link to={paths.auth()} replace className={buttonClass()}>
          To the studio
        </Link>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <p>One press, and this address is the one you sign in with.</p>
      <FormFailure text={step?.text} />
      <button
        type="button"
        className={buttonClass()}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void confirm()}
      >
        Confirm the new address
      </button>
    </div>
  )
}
