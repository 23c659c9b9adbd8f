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
import { buttonClass } from '../../components/ui/button'
import { useReturnFocus } from './use-return-focus'
import { useSingleFlight } from './use-single-flight'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  description: ReactNode
  confirmLabel: string
  /** Closes the dialog; also called after the attempt, whatever came of it. */
  onClose: () => void
  /** Does it; must not reject. The dialog stays until it has settled. */
  onConfirm: () => Promise<void>
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, description, confirmLabel, onClose, onConfirm } = props
  const [confirm, isBusy] = useSingleFlight(async () => {
    await onConfirm()
    onClose()
  })
  const focusHandlers = useReturnFocus()
  return (
    <Root open={isOpen} onOpenChange={(isWanted) => !isWanted && !isBusy && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-ink/60" />
        <Content
          {...focusHandlers}
          className="fixed top-1/2 left-1/2 z-50 grid w-[calc(100vw-2rem)] max-w-md -translate-1/2 gap-4 rounded-xl bg-card p-6 shadow-raised"
        >
          <Title className="font-sans text-xl font-bold">{title}</Title>
          <Description>{description}</Description>
          <div className="flex flex-wrap justify-end gap-3">
            <Cancel className={buttonClass('secondary')} disabled={isBusy}>
              Cancel
            </Cancel>
            <button
              type="button"
              className={buttonClass('danger')}
              disabled={isBusy}
              aria-busy={isBusy}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </button>
          </div>
        </Content>
      </Portal>
    </Root>
  )
}
