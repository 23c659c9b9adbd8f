import { Cancel } from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { AlertFrame } from './alert-frame'
import { useSingleFlight } from '../use-single-flight'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  description: ReactNode
  /** What else is worth knowing, such as where the thing is used. */
  details?: ReactNode
  confirmLabel: string
  /** Whether all is there that the confirmation needs; true by default. */
  isReady?: boolean
  /** Closes the dialog; also called after the attempt, whatever came of it. */
  onClose: () => void
  /** Does it; must not reject. The dialog stays until it has settled, and after the answer `false`. */
  onConfirm: () => Promise<unknown>
}

/** Asks before something that has consequences. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, description, details, confirmLabel, onClose, onConfirm } = props
  const { isReady = true } = props
  const [confirm, isBusy] = useSingleFlight(async () => {
    if ((await onConfirm()) !== false) onClose()
  })
  return (
    <AlertFrame
      isOpen={isOpen}
      title={title}
      description={description}
      details={details}
      onCancel={() => !isBusy && onClose()}
    >
      <Cancel className={buttonClass('secondary')} disabled={isBusy}>
        Cancel
      </Cancel>
      <button
        type="button"
        className={buttonClass('danger')}
        disabled={isBusy || !isReady}
        aria-busy={isBusy}
        onClick={() => void confirm()}
      >
        {confirmLabel}
      </button>
    </AlertFrame>
  )
}
