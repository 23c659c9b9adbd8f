import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '../../../components/form/error-summary'
import { HandOff } from '../../../components/form/hand-off'
import { SelectField } from '../../../components/form/select-field'
import { TextArea } from '../../../components/form/text-area'
import { TextField } from '../../../components/form/text-field'
import { buttonClass } from '../../../components/ui/button'
import { responseHours } from '../../../content/limits'
import { chatLink, site } from '../../../content/site'
import { tourTypes } from '../../../content/tour-types'
import { mailtoLink } from '../../../lib/mailto'
import { openMail } from '../../../lib/open-mail'
import { readSessionMap, writeSessionMap } from '../../../lib/session-map'
import { removeStored } from '../../../lib/storage'
import { showToast } from '../../../lib/toast'
import {
  checkContact,
  composeContact,
  type ContactErrors,
  isContactIncomplete,
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

const maxMessageLength = 1500

type ContactFieldsProps = { errors: ContactErrors; messageLength: number }

/** The fields of the contact form, uncontrolled to keep what is typed before hydration. */
function ContactFields({ errors, messageLength }: ContactFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          dir="auto"
          required
          maxLength={120}
          error={errors.name}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          error={errors.email}
        />
      </div>
      <SelectField name="tourType" label="Tour type (optional)" autoComplete="off">
        <option value="">Select a tour type</option>
        {tourTypes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="message"
        label="Message"
        hint={`${messageLength} of ${maxMessageLength} characters`}
        rows={5}
        dir="auto"
        required
        maxLength={maxMessageLength}
        error={errors.message}
      />
    </>
  )
}
