import {
  Cancel,
  Content,
  Description,
  Overlay,
  Portal,
  Root,
  Title,
} from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { useSingleMutation } from '../use-single-mutation'
import { frameClass } from '../frame-class'
import { useCloseOnBack } from '../leaving/history-guard'
import { useReturnFocus } from './dialog-frame'

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
  /** Must not reject. The dialog stays open until it settles, and when it resolves to `false`. */
  onConfirm: () => Promise<unknown>
}

/** Asks for confirmation of an action with consequences. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, description, details, confirmLabel, onClose, onConfirm } = props
  const { isReady = true } = props
  const { mutate: confirm, isPending: isBusy } = useSingleMutation({
    mutationFn: onConfirm,
    onSuccess: (answer) => {
      if (answer !== false) onClose()
    },
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
        onClick={() => confirm()}
      >
        {confirmLabel}
      </button>
    </AlertFrame>
  )
}

type AlertFrameProps = {
  isOpen: boolean
  title: string
  description: ReactNode
  details?: ReactNode
  /** Whether it asks about Back or Forward itself. */
  isAboutHistory?: boolean
  /** Called on Escape, Back, or a cancel button. */
  onCancel: () => void
  children: ReactNode
}

/** A modal question that must be answered first. */
export function AlertFrame(props: AlertFrameProps) {
  const { isOpen, title, description, details, isAboutHistory = false, onCancel, children } = props
  useCloseOnBack(isOpen, onCancel, !isAboutHistory)
  const focusHandlers = useReturnFocus()
  return (
    <Root open={isOpen} onOpenChange={(isWanted) => !isWanted && onCancel()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-night/60 print:hidden" />
        <Content
          {...focusHandlers}
          className={`fixed inset-x-4 top-1/2 z-50 mx-auto grid max-h-dvh max-w-md -translate-y-1/2 grid-cols-1 gap-4 overflow-y-auto p-4 shadow-raised sm:p-6 print:hidden ${frameClass}`}
        >
          <Title className="flex items-center gap-3 text-xl">
            <TriangleAlert aria-hidden className="size-6 shrink-0 text-danger" />
            {title}
          </Title>
          <Description>{description}</Description>
          {details}
          <div className="flex flex-wrap justify-end gap-3">{children}</div>
        </Content>
      </Portal>
    </Root>
  )
}
