import { Cancel } from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { AlertFrame } from './alert-frame'
import { useSingleFlight } from '../use-single-flight'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  description: ReactNode
  /** Further information, such as where the entry is used. */
  details?: ReactNode
  confirmLabel: string
  /** Whether everything that the confirmation needs has loaded; true by default. */
  isReady?: boolean
  /** Closes the dialog; also called after the attempt, whatever its outcome. */
  onClose: () => void
  /**
   * Runs the action; must not reject. The dialog stays open until it has settled, and when it
   * resolves to `false`.
   */
  onConfirm: () => Promise<unknown>
}

/** Asks for confirmation of an action with consequences. */
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
