import * as Dialog from '@radix-ui/react-dialog'
import { Icon } from '../../../components/ui/icon'
import { closeIcon } from '../../../components/ui/icon-paths'
import { newsletterDiscountPercent } from '../../../content/limits'
import { isToast } from '../../../lib/is-toast'
import { NewsletterForm } from './newsletter-form'
import type { SubscriptionMail } from './newsletter-subscription'

type NewsletterPopupProps = {
  /** Closed without a subscription. */
  onClose: () => void
  onSubscribed: (mail: SubscriptionMail) => void
}

// Words that other parts use already: the style sheet stands in every page.
const sheetClass =
  'fixed inset-x-0 bottom-0 z-50 max-h-[40dvh] overflow-y-auto rounded-xl bg-card p-4 text-ink shadow-raised transition-opacity duration-500 starting:opacity-0 sm:p-5 md:m-6 md:ml-auto md:max-h-none md:max-w-xl [@media(max-height:20rem)]:max-h-dvh'

/** The invitation to the newsletter: a low sheet on phones, a card in the corner elsewhere. */
export function NewsletterPopup({ onClose, onSubscribed }: NewsletterPopupProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/70" />
        <Dialog.Content
          className={sheetClass}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            // The box and not its field: a phone would bring up its keyboard at once.
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
        >
          <div className="flex items-start justify-between gap-3">
            <Dialog.Title className="text-xl leading-tight font-bold">
              {newsletterDiscountPercent}% off your first tour
            </Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-tea-soft"
            >
              <Icon d={closeIcon} />
            </Dialog.Close>
          </div>
          <Dialog.Description className="text-muted">
            News from the farms, now and then. We'll open your mail app: press Send to join.
          </Dialog.Description>
          <NewsletterForm onSubscribed={onSubscribed} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
