import * as Dialog from '@radix-ui/react-dialog'
import { roundButtonClass } from '../../../components/ui/button'
import { Icon } from '../../../components/ui/icon'
import { closeIcon } from '../../../components/ui/icon-paths'
import { site } from '../../../content/site'
import { isToast } from '../../../lib/is-toast'
import './story-dialog.css'
import { StoryPlayer } from './story-player'

type StoryDialogProps = {
  onClose: () => void
  /** Called after closing, to return the focus. */
  onClosed: () => void
}

/** The film over the whole screen; closing the dialog unmounts it. */
export function StoryDialog({ onClose, onClosed }: StoryDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 grid place-items-center overflow-hidden bg-night p-4 transition-opacity duration-calm starting:opacity-0 sm:p-6">
          <Dialog.Content
            aria-describedby={undefined}
            className="story text-card"
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              onClosed()
            }}
            onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
          >
            <Dialog.Title className="story-title text-subheading">Our story</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className={`story-close size-12 bg-night-soft hover:bg-tea focus-visible:outline-maize ${roundButtonClass}`}
            >
              <Icon d={closeIcon} />
            </Dialog.Close>
            <StoryPlayer story={site.story} />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
