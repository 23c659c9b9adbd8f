import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { Tour } from '../../content/model'
import { site } from '../../content/site'
import { tourEnquiry, whatsAppLink } from '../../lib/whatsapp'
import { TextArea } from '../form/text-area'
import { TextField } from '../form/text-field'
import { buttonClass } from '../ui/button'

type BookingFormProps = { tour: Tour; onBack: () => void; onSent: () => void }

const maxMessageLength = 1200

/**
 * Name, phone and message of an enquiry. Sending opens the chat in the very task of the press:
 * phones block a window that opens any later.
 */
export function BookingForm({ tour, onBack, onSent }: BookingFormProps) {
  const [values, setValues] = useState({ name: '', phone: '', message: '' })
  const [hasTried, setHasTried] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const phoneInput = useRef<HTMLInputElement>(null)
  const isNameMissing = values.name.trim() === ''
  const isPhoneMissing = values.phone.trim() === ''

  useEffect(() => nameInput.current?.focus(), [])

  const change = (event: { target: { name: string; value: string } }) =>
    setValues({ ...values, [event.target.name]: event.target.value })

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (isNameMissing || isPhoneMissing) {
      // oxlint-disable-next-line no-alert -- the specification asks for a real alert
      window.alert('Please fill in your name and phone number')
      setHasTried(true)
      ;(isNameMissing ? nameInput : phoneInput).current?.focus()
      return
    }
    const url = whatsAppLink(site.phone, tourEnquiry({ tour, ...values }))
    // With `noopener` the result is null even when it worked, so there is nothing to test.
    window.open(url, '_blank', 'noopener')
    onSent()
  }

  return (
    <form noValidate className="grid max-w-prose gap-4" onSubmit={send}>
      <TextField
        ref={nameInput}
        name="name"
        label="Name"
        autoComplete="name"
        required
        maxLength={120}
        value={values.name}
        error={hasTried && isNameMissing ? 'Enter your name.' : undefined}
        onChange={change}
      />
      <TextField
        ref={phoneInput}
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={40}
        value={values.phone}
        error={hasTried && isPhoneMissing ? 'Enter your phone number.' : undefined}
        onChange={change}
      />
      <TextArea
        name="message"
        label="Message (optional)"
        hint={`${values.message.length} of ${maxMessageLength} characters`}
        maxLength={maxMessageLength}
        value={values.message}
        onChange={change}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonClass('secondary')} onClick={onBack}>
          Back
        </button>
        <button type="submit" className={buttonClass()}>
          Send WhatsApp Message
        </button>
      </div>
    </form>
  )
}
