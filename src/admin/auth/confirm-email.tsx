import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { paths } from '../../lib/paths'
import { useSingleFlight } from '../kit/use-single-flight'
import { ExpiredLink } from './expired-link'
import { FormFailure } from './form-failure'
import { confirmEmail, type ConfirmEmailResult } from './redeem-link'

/** Confirms a new sign-in e-mail, with a button because mail scanners open links. */
export function ConfirmEmail({ tokenHash }: { tokenHash: string }) {
  const [result, setResult] = useState<ConfirmEmailResult>()
  const [confirm, isBusy] = useSingleFlight(async () => setResult(await confirmEmail(tokenHash)))
  if (result?.status === 'expired') return <ExpiredLink />
  if (result?.status === 'done' || result?.status === 'halfConfirmed') {
    return (
      <div className="grid gap-4">
        <output className={`block p-4 wrap-anywhere ${noticeClass('success')}`}>
          {result.status === 'done'
            ? `From now on you sign in as ${result.email}.`
            : 'Step one of two is done. A mail went to your other address as well: open its link, too.'}
        </output>
        <Link to={paths.auth()} replace className={buttonClass()}>
          To the studio
        </Link>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <p>Confirm, and you sign in with this address from now on.</p>
      <FormFailure text={result?.text} />
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
