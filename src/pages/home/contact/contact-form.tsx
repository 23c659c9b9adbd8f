import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { ErrorSummary } from '../../../components/form/error-summary'
import { HandOff } from '../../../components/form/hand-off'
import { buttonClass } from '../../../components/ui/button'
import { responseHours } from '../../../content/limits'
import { chatLink, site } from '../../../content/site'
import { mailtoLink } from '../../../lib/mailto'
import { openMail } from '../../../lib/open-mail'
import { readSessionMap, writeSessionMap } from '../../../lib/session-map'
import { removeStored } from '../../../lib/storage'
import { showToast } from '../../../lib/toast'
import { ContactFields } from './contact-fields'
import {
  checkContact,
  composeContact,
  isContactIncomplete,
  type ContactErrors,
} from './contact-message'

/** A message that was passed to a mail app. */
type Sent = { text: string; mailHref: string; chatHref: string }

/** Name of the draft in the session storage. */
const draftKey = 'contactDraft'

/**
 * The contact form. Its fields are uncontrolled, so that nothing typed before hydration is lost. The
 * mail app is opened synchronously in the submit handler, because phones refuse it later.
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
    setSent({ text, mailHref, chatHref: chatLink(body) })
    showToast({
      kind: 'success',
      title: 'Message Sent!',
      description: `We'll get back to you within ${responseHours} hours.`,
    })
    fields.reset()
    removeStored('session', draftKey)
    setAttempt(undefined)
    setMessageLength(0)
  }

  const saveDraft = () => {
    if (!form.current) return
    writeSessionMap(draftKey, valuesOf(form.current))
    setMessageLength(valueOf(form.current, 'message').length)
  }
  return (
    <>
      {/* Hidden without JavaScript; `method="dialog"` prevents a submission before hydration. */}
      <form
        ref={form}
        noValidate
        method="dialog"
        aria-label="Contact form"
        className="grid grid-cols-1 gap-4 noscript:hidden"
        onSubmit={send}
        onInput={saveDraft}
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
            chatHref={sent.chatHref}
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

function valuesOf(form: HTMLFormElement): ReadonlyMap<string, string> {
  const controls = [...form.elements].filter(isControl)
  return new Map(controls.map(({ name, value }) => [name, value]))
}

/** Restores the draft; a field that is filled already has a newer value. */
function fillEmpty(form: HTMLFormElement, draft: ReadonlyMap<string, string>): void {
  for (const [name, value] of draft) {
    const control = controlOf(form, name)
    if (control && !control.value) control.value = value
  }
}

/** What was typed before a reload, by field name; empty when there is no valid draft. */
function readDraft(): ReadonlyMap<string, string> {
  return readSessionMap(draftKey, (value) => typeof value === 'string')
}
