import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { TextField } from '../../../components/form/text-field'
import { buttonClass } from '../../../components/ui/button'
import { cleanLine } from '../../../lib/clean-text'
import { openMail } from '../../../lib/open-mail'
import { showToast } from '../../../lib/toast'
import { subscribe, type SubscriptionMail } from './newsletter-subscription'

type NewsletterFormProps = {
  onSubscribed: (mail: SubscriptionMail) => void
  /** Opens the mail app with a `mailto:` URL; replaced in tests. */
  handOver?: (href: string) => void | Promise<void>
}

/** Minimum time for which "Subscribing..." is shown, so that it does not flicker. */
const minBusyMs = 400

async function handOverByMail(href: string): Promise<void> {
  openMail(href)
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
    showToast({ kind: 'error', title, description: text })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = input.current?.value ?? ''
    if (!cleanLine(typed)) {
      fail('Email Required', 'Please enter your email address')
      return
    }
    setBusy(true)
    try {
      const outcome = await subscribe(typed, handOver)
      if (!outcome.isSubscribed) {
        fail('Subscription Failed', outcome.problem)
        return
      }
      showToast({
        kind: 'success',
        title: 'Welcome to the Tribe! 🌾',
        description: 'Thank you for subscribing! Check your email for your 10% discount code.',
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
        By subscribing you agree to our newsletter by mail. Unsubscribe at any time: one reply is
        enough.
      </p>
    </form>
  )
}
