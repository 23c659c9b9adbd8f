import * as Dialog from '@radix-ui/react-dialog'
import { Icon } from '../../../components/ui/icon'
import { closeIcon } from '../../../components/ui/icon-paths'
import { site } from '../../../content/site'
import { isToast } from '../../../lib/is-toast'
import { StoryPlayer } from './story-player'

type StoryDialogProps = {
  onClose: () => void
  /** Called when the page has the focus again. */
  onClosed: () => void
}

/** The film over the whole screen; it is gone, not hidden, once the dialog is closed. */
export function StoryDialog({ onClose, onClosed }: StoryDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 grid place-items-center overflow-hidden bg-ink p-4 sm:p-6">
          <Dialog.Content
            aria-describedby={undefined}
            className="w-full text-card"
            style={{ maxWidth: 'min(72rem, (100dvh - 7.5rem) * 16 / 9)' }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              onClosed()
            }}
            onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
          >
            <div className="flex items-center justify-between gap-4 mb-3">
              <Dialog.Title className="text-lg font-bold">Our story</Dialog.Title>
              <Dialog.Close
                aria-label="Close"
                className="grid size-11 place-items-center rounded-full border-2 border-card/25"
              >
                <Icon d={closeIcon} />
              </Dialog.Close>
            </div>
            <StoryPlayer story={site.story} />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
