import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { TextField } from '../../../components/form/text-field'
import { buttonClass, roundButtonClass } from '../../../components/ui/button'
import { Icon } from '../../../components/ui/icon'
import { closeIcon } from '../../../components/ui/icon-paths'
import { Postmark, Stamp } from '../../../components/ui/stamp'
import { site } from '../../../content/site'
import { cleanLine } from '../../../lib/clean-text'
import { isToast } from '../../../lib/is-toast'
import { openAddress } from '../../../lib/open-address'
import { showToast } from '../../../lib/toast'
import { useFocusReturn } from '../../../lib/use-focus-return'
import { subscribe, type SubscriptionMail } from './newsletter-subscription'

type NewsletterPopupProps = {
  /** Closed without a subscription. */
  onClose: () => void
  onSubscribed: (mail: SubscriptionMail) => void
}

// It slides in from the bottom on phones, from the right on wider screens.
const cardClass =
  'fixed inset-x-0 bottom-0 z-50 max-h-[40dvh] overflow-y-auto rounded-t-panel bg-card p-4 text-ink shadow-raised transition duration-calm ease-settle sm:p-5 md:inset-x-auto md:right-6 md:bottom-6 md:max-h-[calc(100dvh-3rem)] md:w-95 md:rounded-panel md:bg-paper md:p-6 [@media(max-height:20rem)]:max-h-dvh motion-safe:starting:translate-y-full md:motion-safe:starting:translate-x-full md:motion-safe:starting:translate-y-0'

/** The invitation to the newsletter: a sheet at the bottom on phones, a card in the corner elsewhere. */
export function NewsletterPopup({ onClose, onSubscribed }: NewsletterPopupProps) {
  const returnFocus = useFocusReturn()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/60 md:bg-ink/30" />
        <Dialog.Content
          className={cardClass}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            // The dialog and not its field, which would open the keyboard of a phone.
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
        >
          <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3">
            <div aria-hidden className="flex items-center [@media(max-height:40rem)]:hidden">
              <Stamp className="bg-tea-dark text-maize">
                <span className="block font-display text-subheading md:text-figure">
                  {site.newsletterDiscount}%
                </span>
              </Stamp>
              <Postmark className="-ml-3 tracking-normal max-md:hidden">
                {site.place.replace(',', '')}
              </Postmark>
            </div>
            <Dialog.Title className="text-subheading md:col-span-full md:row-start-2 md:mt-4">
              {site.newsletterDiscount}% off your first tour
            </Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className={`col-start-3 row-start-1 -m-2 size-11 hover:bg-tea-soft md:self-start ${roundButtonClass}`}
            >
              <Icon d={closeIcon} />
            </Dialog.Close>
          </div>
          <Dialog.Description className="mt-2 text-muted md:mt-1">
            News from the farms, now and then. We’ll open your mail app: press Send to join.
          </Dialog.Description>
          <NewsletterForm onSubscribed={onSubscribed} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type NewsletterFormProps = {
  onSubscribed: (mail: SubscriptionMail) => void
  /** Opens the mail app with a `mailto:` URL; replaced in tests. */
  handOver?: (href: string) => void | Promise<void>
}

/** Minimum time for which "Subscribing..." is shown, so that it does not flicker. */
const minBusyMs = 400

async function handOverByMail(href: string): Promise<void> {
  openAddress(href)
  await new Promise((resolve) => setTimeout(resolve, minBusyMs))
}

/** Field for an email address, with its validation and outcome. */
export function NewsletterForm({ onSubscribed, handOver = handOverByMail }: NewsletterFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ text: string }>()

  // The field lost the focus while disabled; it gets it back if there is something to correct.
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [problem])

  const fail = (title: string, text: string) => {
    setProblem({ text })
    showToast({ kind: 'error', title, description: text, form: 'newsletter' })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = input.current?.value ?? ''
    if (!cleanLine(typed)) {
      fail('Email Required', 'Please enter your email address')
      return
    }
    setBusy(true)
    setProblem(undefined)
    try {
      const outcome = await subscribe(typed, handOver)
      if (!outcome.isSubscribed) {
        fail('Subscription Failed', outcome.problem)
        return
      }
      showToast({
        kind: 'success',
        title: 'Welcome to the Tribe! 🌾',
        description: `Thank you for subscribing! Check your email for your ${site.newsletterDiscount}% discount code.`,
        form: 'newsletter',
      })
      onSubscribed(outcome.mail)
    } catch {
      fail('Error', 'Something went wrong. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate className="mt-2" onSubmit={(event) => void submit(event)}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <TextField
          ref={input}
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          className="grow"
          required
          maxLength={254}
          disabled={isBusy}
          error={problem?.text}
        />
        <button
          type="submit"
          disabled={isBusy}
          className={buttonClass('primary', 'mt-7', 'compact')}
        >
          {isBusy ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
      <p className="mt-2 text-sm text-muted">
        By subscribing you agree to our newsletter by mail. Unsubscribe any time: just reply.
      </p>
    </form>
  )
}
