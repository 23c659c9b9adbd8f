import { buttonClass } from '../../components/ui/button'
import { CodeForm } from '../auth/code-form'
import { confirmFactor, type NewFactor } from './account-actions'

type NewFactorStepsProps = {
  factor: NewFactor
  onCancel: () => void
  /** Called when the factor is confirmed. */
  onConfirmed: () => Promise<void>
}

/** Enrols an authenticator app: QR code or secret, then the first code. */
export function NewFactorSteps({ factor, onCancel, onConfirmed }: NewFactorStepsProps) {
  async function check(code: string): Promise<string | undefined> {
    const failure = await confirmFactor(factor.id, code)
    if (failure === undefined) await onConfirmed()
    return failure
  }
  return (
    <>
      <p>Scan this picture with your authenticator app, then enter the code that it shows.</p>
      <img
        src={factor.qrCode}
        alt="QR code for your authenticator app"
        width={200}
        height={200}
        // Light in dark mode as well: scanners need dark squares on a light background.
        className="size-50 rounded-postcard border border-line bg-card p-2 dark:bg-ink"
      />
      <p>
        No camera? Type this secret into the app:{' '}
        <code className="font-bold wrap-anywhere">{factor.secret}</code>
      </p>
      <CodeForm onCode={check} />
      <button
        type="button"
        className={buttonClass('quiet', 'justify-self-start')}
        onClick={onCancel}
      >
        Cancel
      </button>
    </>
  )
}
