import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { ErrorSummary } from '../../../components/form/error-summary'
import { HandOff } from '../../../components/form/hand-off'
import { buttonClass } from '../../../components/ui/button'
import { responseHours } from '../../../content/limits'
import { site } from '../../../content/site'
import { mailtoLink } from '../../../lib/mailto'
import { openMail } from '../../../lib/open-mail'
import { showToast } from '../../../lib/toast'
import { whatsAppLink } from '../../../lib/whatsapp'
import { dropDraft, keepDraft, readDraft } from './contact-draft'
import { ContactFields } from './contact-fields'
import {
  checkContact,
  composeContact,
  isContactIncomplete,
  type ContactErrors,
} from './contact-message'

/** A message that a mail app was asked to send. */
type Sent = { text: string; mailHref: string; whatsAppHref: string }

/**
 * The contact form. Its fields keep their own values, so that nothing typed before React came is
 * lost; the mail app opens in the very task of the press, for phones refuse it any later.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [messageLength, setMessageLength] = useState(0)
  const [attempt, setAttempt] = useState<{ errors: ContactErrors; number: number }>()
  const [sent, setSent] = useState<Sent>()
  const errors = attempt?.errors ?? {}

  useEffect(() => {
    if (!form.current) return
    fillEmpty(form.current, readDraft())
    setMessageLength(valueOf(form.current, 'message').length)
  }, [])

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget
    const values = {
      name: valueOf(fields, 'name'),
      email: valueOf(fields, 'email'),
      tourType: valueOf(fields, 'tourType'),
      message: valueOf(fields, 'message'),
    }
    const found = checkContact(values)
    if (Object.keys(found).length > 0) {
      setAttempt({ errors: found, number: (attempt?.number ?? 0) + 1 })
      if (isContactIncomplete(values)) {
        showToast({
          kind: 'error',
          title: 'Missing Information',
          description: 'Please fill in all required fields.',
        })
      }
      return
    }
    const { subject, body, text } = composeContact(values, new Date())
    const mailHref = mailtoLink(site.businessEmail, subject, body)
    openMail(mailHref)
    setSent({ text, mailHref, whatsAppHref: whatsAppLink(site.phone, body) })
    showToast({
      kind: 'success',
      title: 'Message Sent!',
      description: `We'll get back to you within ${responseHours} hours.`,
    })
    fields.reset()
    dropDraft()
    setAttempt(undefined)
    setMessageLength(0)
  }

  const note = () => {
    if (!form.current) return
    keepDraft(typedInto(form.current))
    setMessageLength(valueOf(form.current, 'message').length)
  }
  return (
    <>
      {/* Without scripts nobody composes the mail; `dialog` sends nothing anywhere before they come. */}
      <form
        ref={form}
        noValidate
        method="dialog"
        aria-label="Contact form"
        className="grid grid-cols-1 gap-4 noscript:hidden"
        onSubmit={send}
        onInput={note}
      >
        {attempt && (
          <ErrorSummary
            key={attempt.number}
            errors={Object.entries(errors).map(([field, text]) => ({ field, text }))}
            onPick={(field) => controlOf(form.current, field)?.focus()}
          />
        )}
        <ContactFields errors={errors} messageLength={messageLength} />
        <button type="submit" className={buttonClass('primary', 'justify-self-start')}>
          Send Message
        </button>
      </form>
      {sent && (
        <div className="mt-4">
          <HandOff
            key={sent.text}
            takesFocus
            intro="Press Send in your mail app to finish: your message is written there."
            message={sent.text}
            mailHref={sent.mailHref}
            whatsAppHref={sent.whatsAppHref}
            onDismiss={() => {
              setSent(undefined)
              controlOf(form.current, 'name')?.focus()
            }}
          />
        </div>
      )}
    </>
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  const element = form?.elements.namedItem(name)
  return isControl(element) ? element : undefined
}

function valueOf(form: HTMLFormElement, name: string): string {
  return controlOf(form, name)?.value ?? ''
}

function typedInto(form: HTMLFormElement): ReadonlyMap<string, string> {
  const controls = [...form.elements].filter(isControl)
  return new Map(controls.map(({ name, value }) => [name, value]))
}

/** What stands in a field already was typed later than the draft. */
function fillEmpty(form: HTMLFormElement, draft: ReadonlyMap<string, string>): void {
  for (const [name, value] of draft) {
    const control = controlOf(form, name)
    if (control && !control.value) control.value = value
  }
}
