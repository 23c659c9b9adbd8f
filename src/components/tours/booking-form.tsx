import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { Tour } from '../../content/model'
import { chatLink, site } from '../../content/site'
import { chat } from '../../lib/chat'
import { cleanLine } from '../../lib/clean-text'
import { mailtoLink } from '../../lib/mailto'
import { tourEnquiry } from '../../lib/tour-enquiry'
import { plainTitle } from '../../lib/tour-title'
import { HandOff } from '../form/hand-off'
import { buttonClass } from '../ui/button'
import { BookingFields, type BookingValues } from './booking-fields'
import { actionsClass, scrollerClass } from './tour-frame'

type BookingFormProps = {
  tour: Tour
  onBack: () => void
  onSent: () => void
  /** Shown above the fields. */
  children: ReactNode
  /** Shown beside the fields. */
  aside: ReactNode
}

const emptyForm: BookingValues = { name: '', phone: '', people: '', date: '', message: '' }

/**
 * An enquiry for one tour. Opens the chat or the mail app synchronously in the click handler: phones
 * block a window that opens later. Only the chat closes the form, because there is no way to know
 * whether the visitor has a mail app.
 */
export function BookingForm({ tour, onBack, onSent, children, aside }: BookingFormProps) {
  const [values, setValues] = useState(emptyForm)
  const [hasTried, setHasTried] = useState(false)
  /** The text that was passed to the mail app. */
  const [mailed, setMailed] = useState<string>()
  const nameInput = useRef<HTMLInputElement>(null)
  const phoneInput = useRef<HTMLInputElement>(null)
  const mailButton = useRef<HTMLButtonElement>(null)
  const isNameMissing = cleanLine(values.name) === ''
  const isPhoneMissing = cleanLine(values.phone) === ''

  useEffect(() => nameInput.current?.focus(), [])

  /** The text to send; if a field is missing, says so and returns `undefined`. */
  const compose = (): string | undefined => {
    if (!isNameMissing && !isPhoneMissing) return tourEnquiry({ tour, ...values })
    // oxlint-disable-next-line no-alert -- the specification asks for a real alert
    window.alert('Please fill in your name and phone number')
    setHasTried(true)
    ;(isNameMissing ? nameInput : phoneInput).current?.focus()
    return undefined
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const text = compose()
    if (text === undefined) return
    // With `noopener` the result is null even when it worked, so there is nothing to test.
    window.open(chatLink(text), '_blank', 'noopener')
    onSent()
  }
  const mail = () => {
    const text = compose()
    if (text === undefined) return
    window.open(mailLink(tour, text), '_self')
    setMailed(text)
  }

  return (
    <form noValidate className="flex min-h-0 grow flex-col" onSubmit={send}>
      <div
        data-scroller
        className={`${scrollerClass} grid gap-8 p-5 md:grid-cols-[5fr_3fr] md:p-8`}
      >
        <div className="grid min-w-0 content-start gap-4">
          {children}
          <BookingFields
            values={values}
            participants={tour.participants}
            nameError={hasTried && isNameMissing ? 'Enter your name.' : undefined}
            phoneError={hasTried && isPhoneMissing ? 'Enter your phone number.' : undefined}
            nameInput={nameInput}
            phoneInput={phoneInput}
            onChange={setValues}
          />
          {mailed !== undefined && (
            <HandOff
              // A second mail mounts a new panel, which takes the focus again.
              key={mailed}
              takesFocus
              intro="Your enquiry is ready to send by mail."
              message={mailed}
              chatHref={chatLink(mailed)}
              mailHref={mailLink(tour, mailed)}
              onDismiss={() => {
                setMailed(undefined)
                mailButton.current?.focus()
              }}
            />
          )}
        </div>
        {aside}
      </div>
      <div className={`grid grid-cols-[auto_1fr] ${actionsClass}`}>
        <button type="button" className={buttonClass('secondary', '', 'compact')} onClick={onBack}>
          Back
        </button>
        <button
          ref={mailButton}
          type="button"
          className={buttonClass('secondary', '', 'compact')}
          onClick={mail}
        >
          Enquire by mail instead
        </button>
        <button type="submit" className={buttonClass('primary', 'col-span-2')}>
          Send {chat.name} Message
        </button>
      </div>
    </form>
  )
}

function mailLink(tour: Tour, text: string): string {
  return mailtoLink(site.bookingsEmail, `Tour enquiry: ${plainTitle(tour.title)}`, text)
}
