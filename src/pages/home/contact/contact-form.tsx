import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { ErrorSummary } from '../../../components/form/error-summary'
import { HandOff, type HandOffProps } from '../../../components/form/hand-off'
import { SelectField } from '../../../components/form/select-field'
import { TextArea } from '../../../components/form/text-area'
import { TextField } from '../../../components/form/text-field'
import { buttonClass } from '../../../components/ui/button'
import { chatLink, site } from '../../../content/site'
import { tourTypes } from '../../../content/tour-types'
import { mailtoLink } from '../../../lib/mailto'
import { isOffline } from '../../../lib/open-tab'
import { openAddress } from '../../../lib/open-address'
import { notePress } from '../../../lib/press'
import { readSessionMap, removeStored, writeSessionMap } from '../../../lib/storage'
import { showToast } from '../../../lib/toast'
import {
  checkContact,
  composeContact,
  isContactIncomplete,
  type ContactErrors,
  type ContactValues,
} from './contact-message'

const maxMessageLength = 1500

/** Name of the draft in the session storage. */
const draftKey = 'contactDraft'

/**
 * The contact form. Its fields are uncontrolled, so that nothing typed before hydration is lost. The
 * mail app is opened synchronously in the submit handler, because phones refuse it later.
 */
export function ContactForm({ types = tourTypes }: { types?: typeof tourTypes }) {
  const form = useRef<HTMLFormElement>(null)
  const [messageLength, setMessageLength] = useState(0)
  const [attempt, setAttempt] = useState<{ errors: ContactErrors; number: number }>()
  /** The message that was passed to a mail app, or waits for a connection. */
  const [sent, setSent] =
    useState<Pick<HandOffProps, 'message' | 'mailHref' | 'chatHref' | 'outcome'>>()
  const errors = attempt?.errors ?? {}

  useEffect(() => {
    if (!form.current) return
    restoreDraft(form.current)
    setMessageLength(valuesOf(form.current).message.length)
  }, [])

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget
    const values = valuesOf(fields)
    const found = checkContact(values)
    if (Object.keys(found).length > 0) {
      setAttempt({ errors: found, number: (attempt?.number ?? 0) + 1 })
      if (isContactIncomplete(values)) {
        showToast({
          kind: 'error',
          title: 'Missing Information',
          description: 'Please fill in all required fields.',
          form: 'contact',
        })
      }
      return
    }
    const { subject, body, text } = composeContact(values, new Date())
    const mailHref = mailtoLink(site.businessEmail, subject, body)
    setAttempt(undefined)
    if (isOffline()) {
      // The fields and their draft stay.
      setSent({ message: text, mailHref, chatHref: chatLink(body), outcome: 'offline' })
      return
    }
    openAddress(mailHref)
    notePress('send')
    setSent({ message: text, mailHref, chatHref: chatLink(body) })
    showToast({
      kind: 'success',
      title: 'Message Sent!',
      description: `We'll get back to you within ${site.responseHours} hours.`,
      form: 'contact',
    })
    fields.reset()
    removeStored('session', draftKey)
    setMessageLength(0)
  }

  const saveDraft = () => {
    if (!form.current) return
    const values = valuesOf(form.current)
    writeSessionMap(draftKey, Object.entries(values))
    setMessageLength(values.message.length)
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
          {types.map(({ value, label }) => (
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
        <button type="submit" className={buttonClass('primary', 'justify-self-start')}>
          Send Message
        </button>
      </form>
      {sent && (
        <div className="mt-4">
          <HandOff
            {...sent}
            key={`${sent.outcome} ${sent.message}`}
            takesFocus
            intro="Press Send in your mail app to finish."
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

/** @param name of one of the form's own fields */
function controlOf(form: HTMLFormElement | null, name: string): Control | null | undefined {
  return form?.querySelector<Control>(`[name="${name}"]`)
}

function valuesOf(form: HTMLFormElement): ContactValues {
  const valueOf = (name: keyof ContactValues) => controlOf(form, name)?.value ?? ''
  return {
    name: valueOf('name'),
    email: valueOf('email'),
    tourType: valueOf('tourType'),
    message: valueOf('message'),
  }
}

/** Restores what was typed before a reload; a field that is filled already has a newer value. */
function restoreDraft(form: HTMLFormElement): void {
  const draft = readSessionMap(draftKey, (value) => typeof value === 'string')
  for (const name of Object.keys(valuesOf(form))) {
    const control = controlOf(form, name)
    if (control && !control.value) control.value = draft.get(name) ?? ''
  }
}
