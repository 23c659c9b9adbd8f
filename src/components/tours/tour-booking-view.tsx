import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Tour } from '../../content/model'
import { chatLink, site } from '../../content/site'
import { tourPictureFiles } from '../../content/tour-picture-files'
import { chat } from '../../lib/chat'
import { cleanLine } from '../../lib/clean-text'
import { mailtoLink } from '../../lib/mailto'
import { tourEnquiry } from '../../lib/tour-enquiry'
import { plainTitle } from '../../lib/tour-title'
import { HandOff } from '../form/hand-off'
import { buttonClass } from '../ui/button'
import { Picture } from '../ui/picture'
import { cardSizes } from '../ui/picture-sizes'
import { Postmark } from '../ui/postmark'
import { Stamp } from '../ui/stamp'
import { BookingFields, type BookingValues } from './booking-fields'
import { categoryLook } from './category-look'
import { actionsClass, scrollerClass, titleClass } from './tour-frame'
import { TourTitle } from './tour-title'

type TourBookingViewProps = { tour: Tour; onBack: () => void; onSent: () => void }

/** Back of the postcard: the enquiry form. */
export function TourBookingView({ tour, onBack, onSent }: TourBookingViewProps) {
  return (
    <BookingForm
      tour={tour}
      aside={<PostcardAddress tour={tour} />}
      onBack={onBack}
      onSent={onSent}
    >
      <p aria-hidden className="md:hidden">
        <Stamp className={categoryLook[tour.category]}>{tour.category}</Stamp>
      </p>
      <Dialog.Title className={titleClass}>
        Book: <TourTitle title={tour.title} />
      </Dialog.Title>
      <Dialog.Description className="max-w-prose text-muted">
        We write the message for you, with all about the tour. {chat.name} or your mail app opens
        with it as a draft; nothing is sent until you press send there.
      </Dialog.Description>
    </BookingForm>
  )
}

/** Stamp, postmark and address; only on wide screens. */
function PostcardAddress({ tour }: { tour: Tour }) {
  return (
    <div className="hidden grid-rows-[auto_1fr] gap-10 border-l border-line pl-8 md:grid">
      <div aria-hidden className="flex items-start justify-end">
        <Postmark className="z-10 mt-8 -mr-7 shrink-0">{tour.duration}</Postmark>
        <Stamp className={categoryLook[tour.category]}>
          <Picture
            src={tour.image}
            alt=""
            file={tourPictureFiles[tour.image]}
            focus={tour.focus}
            sizes={cardSizes}
            className="mt-1.5 aspect-4/3 w-32 object-cover"
          />
          <span className="block w-32 py-1 text-center">{tour.category}</span>
        </Stamp>
      </div>
      <p className="ruled self-center text-lg leading-11">
        To {site.name}
        <span className="block">{site.place}</span>
        <span className="block">{site.phone}</span>
      </p>
    </div>
  )
}

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
function BookingForm({ tour, onBack, onSent, children, aside }: BookingFormProps) {
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
