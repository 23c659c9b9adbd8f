import * as Dialog from '@radix-ui/react-dialog'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type SubmitEvent,
} from 'react'
import type { Tour } from '../../content/model'
import { chatLink, site } from '../../content/site'
import { nairobiDay } from '../../lib/calendar-day'
import { chat } from '../../lib/chat'
import { cleanLine } from '../../lib/clean-text'
import { mailtoLink } from '../../lib/mailto'
import { groupAdvice } from '../../lib/group-advice'
import { tourEnquiry } from '../../lib/tour-enquiry'
import { kenyanNumber } from '../../lib/tour-phone'
import { plainTitle } from '../../lib/tour-title'
import { Field, type FieldTexts } from '../form/field'
import { HandOff } from '../form/hand-off'
import { TextArea } from '../form/text-area'
import { TextField } from '../form/text-field'
import { buttonClass } from '../ui/button'
import { Stamp } from '../ui/stamp'
import { categoryLook } from './category-look'
import type { emptyEnquiry } from './enquiry-draft'
import { actionsClass, scrollerClass, titleClass } from './tour-frame'
import { TourTitle } from './tour-title'

/** A sent enquiry, and the same text as links. */
export type SentEnquiry = { message: string; chatHref: string; mailHref: string }

type TourBookingViewProps = {
  tour: Tour
  values: typeof emptyEnquiry
  onChange: (values: typeof emptyEnquiry) => void
  onBack: () => void
  /** Called with the text that was passed to the chat. */
  onSent: (enquiry: SentEnquiry) => void
}

const maxMessageLength = 1200

/**
 * Back of the postcard: an enquiry for the tour. Opens the chat or the mail app synchronously in the
 * click handler: phones block a window that opens later. Only the chat closes the form, because there
 * is no way to know whether the visitor has a mail app.
 */
export function TourBookingView(props: TourBookingViewProps) {
  const { tour, values, onChange, onBack, onSent } = props
  const [hasTried, setHasTried] = useState(false)
  /** The text that was passed to the mail app. */
  const [mailed, setMailed] = useState<string>()
  const [today] = useState(() => nairobiDay(new Date()))
  const nameInput = useRef<HTMLInputElement>(null)
  const phoneInput = useRef<HTMLInputElement>(null)
  const mailButton = useRef<HTMLButtonElement>(null)
  const isNameMissing = cleanLine(values.name) === ''
  const isPhoneMissing = cleanLine(values.phone) === ''
  const phone = kenyanNumber(values.phone)
  const postcard = usePostcard()
  /** What the postcard shows and the buttons send. */
  const text = tourEnquiry({ tour, ...values })
  const isPast = values.date !== '' && values.date < today

  useEffect(() => nameInput.current?.focus(), [])

  const bind = (name: keyof typeof emptyEnquiry) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...values, [name]: target.value }),
  })
  /** Whether nothing is missing; if a field is, says so. */
  const isComplete = (): boolean => {
    if (!isNameMissing && !isPhoneMissing) return true
    // oxlint-disable-next-line no-alert -- the specification asks for a real alert
    window.alert('Please fill in your name and phone number')
    setHasTried(true)
    ;(isNameMissing ? nameInput : phoneInput).current?.focus()
    return false
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isComplete()) return
    const chatHref = chatLink(text)
    try {
      // With `noopener` the result is null even when it worked, so there is nothing to test.
      window.open(chatHref, '_blank', 'noopener')
    } catch {
      // The browser of another app may refuse; the page then still offers the text.
    }
    onSent({ message: text, chatHref, mailHref: mailLink(text) })
  }
  const mailLink = (body: string) =>
    mailtoLink(site.bookingsEmail, `Tour enquiry: ${plainTitle(tour.title)}`, body)
  const mail = () => {
    if (!isComplete()) return
    window.open(mailLink(text), '_self')
    setMailed(text)
  }

  return (
    <form
      noValidate
      className="flex min-h-0 grow flex-col [@media(max-height:30rem)]:shrink-0"
      onSubmit={send}
    >
      <div
        data-scroller
        className={`${scrollerClass} grid gap-8 p-5 md:grid-cols-[5fr_3fr] md:p-8`}
      >
        <div className="grid min-w-0 content-start gap-4">
          <p aria-hidden className="md:hidden">
            <Stamp className={categoryLook(tour.category)}>{tour.category}</Stamp>
          </p>
          <Dialog.Title className={titleClass}>
            Book: <TourTitle title={tour.title} />
          </Dialog.Title>
          <Dialog.Description className="max-w-prose text-muted">
            We write the message for you. It opens as a draft in {chat.name} or your mail app;
            nothing is sent until you press Send there.
          </Dialog.Description>
          <TextField
            {...bind('name')}
            ref={nameInput}
            label="Name"
            autoComplete="name"
            dir="auto"
            required
            maxLength={120}
            error={hasTried && isNameMissing ? 'Enter your name.' : undefined}
          />
          <NotedField
            {...bind('phone')}
            ref={phoneInput}
            label="Phone"
            type="tel"
            autoComplete="tel"
            required
            maxLength={40}
            error={hasTried && isPhoneMissing ? 'Enter your phone number.' : undefined}
            note={phone && `We read this as ${phone}.`}
          />
          <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
            <NotedField
              {...bind('people')}
              label="Number of people (optional)"
              inputMode="numeric"
              autoComplete="off"
              dir="auto"
              maxLength={40}
              note={groupAdvice(tour.participants, values.people)}
              isWarning
            />
            <NotedField
              {...bind('date')}
              label="Preferred date (optional)"
              type="date"
              min={today}
              note={isPast ? 'This date has passed. Please choose a later one.' : undefined}
              isWarning
            />
          </div>
          <TextArea
            {...bind('message')}
            label="Message (optional)"
            hint={`${values.message.length} of ${maxMessageLength} characters`}
            dir="auto"
            maxLength={maxMessageLength}
          />
          {mailed !== undefined && (
            <HandOff
              // A second mail mounts a new panel, which takes the focus again.
              key={mailed}
              takesFocus
              intro="Your enquiry is ready to send by mail."
              message={mailed}
              chatHref={chatLink(mailed)}
              mailHref={mailLink(mailed)}
              onDismiss={() => {
                setMailed(undefined)
                mailButton.current?.focus()
              }}
            />
          )}
          {/* Last in its column: opened, it moves nothing. */}
          {postcard && <postcard.MessageDisclosure tour={tour} message={text} />}
        </div>
        <div className="hidden flex-col gap-6 border-l border-line pl-8 md:flex">
          {postcard && <postcard.BookingPostcard tour={tour} message={text} />}
        </div>
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

type Postcard = typeof import('./booking-postcard')

/** What decorates the form, fetched with it and not with the tour. The form works without it. */
function usePostcard(): Postcard | undefined {
  const [postcard, setPostcard] = useState<Postcard>()
  useEffect(() => {
    import('./booking-postcard').then(setPostcard, () => undefined)
  }, [])
  return postcard
}

type NotedFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** A sentence under the field that depends on its value. */
    note: string | undefined
    /** Whether the note advises against the value. */
    isWarning?: boolean
  }

/** An input with a note that screen readers announce when it changes. A note never prevents sending. */
function NotedField({ label, error, note, isWarning = false, ...input }: NotedFieldProps) {
  const noteId = useId()
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            aria-describedby={
              [control['aria-describedby'], note && noteId].filter(Boolean).join(' ') || undefined
            }
          />
          <output
            id={noteId}
            className={`block pt-1 text-sm ${isWarning ? 'font-semibold text-terracotta-dark' : 'text-muted'}`}
          >
            {note}
          </output>
        </>
      )}
    </Field>
  )
}
