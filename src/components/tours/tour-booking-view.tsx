import * as Dialog from '@radix-ui/react-dialog'
import { useLayoutEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { groupDiscount } from '../../content/group-discount'
import type { Tour } from '../../content/model'
import { chatLink, site } from '../../content/site'
import { chat } from '../../lib/chat'
import { cleanLine } from '../../lib/clean-text'
import { mailtoLink } from '../../lib/mailto'
import { notePress } from '../../lib/press'
import { bookingAdvice } from '../../lib/group-advice'
import { isOffline, openTab } from '../../lib/open-tab'
import { appliedDiscount, typedPeople } from '../../lib/team-group'
import { tourEnquiry } from '../../lib/tour-enquiry'
import { kenyanNumber, looksLikePhone, phoneAdvice } from '../../lib/tour-phone'
import { plainTitle } from '../../lib/tour-title'
import { useToday } from '../../lib/use-today'
import { dateFault } from '../../lib/visit-date'
import { HandOff, type HandOffProps } from '../form/hand-off'
import { NotedField } from '../form/noted-field'
import { TextArea } from '../form/text-area'
import { TextField } from '../form/text-field'
import { buttonClass } from '../ui/button'
import { Stamp } from '../ui/stamp'
import { askedOf, BookingQuestions } from './booking-questions'
import { categoryLook } from './category-look'
import { ClearedNotice } from './cleared-notice'
import type { Enquiry } from './enquiry-draft'
import { actionsClass, scrollerClass, titleClass } from './tour-frame'
import { openQuestions } from './tour-questions'
import { TourTitle } from './tour-title'
import { usePostcard } from './use-postcard'

/** A sent enquiry, the same text as links, and whether the chat has opened. */
export type SentEnquiry = Pick<HandOffProps, 'message' | 'chatHref' | 'mailHref' | 'outcome'>

type TourBookingViewProps = {
  tour: Tour
  values: Enquiry
  onChange: (values: Enquiry) => void
  onBack: () => void
  /** Called with the text that was passed to the chat. */
  onSent: (enquiry: SentEnquiry) => void
  /** Brings back what Back has cleared; undefined if nothing was. */
  onBringBack?: (() => void) | undefined
}

const maxMessageLength = 1200

/**
 * Back of the postcard: an enquiry for the tour. Opens the chat or the mail app synchronously in the
 * click handler: phones block a window that opens later. Only the chat closes the form, because there
 * is no way to know whether the visitor has a mail app.
 */
export function TourBookingView(props: TourBookingViewProps) {
  const { tour, values, onChange, onBack, onSent, onBringBack } = props
  const [hasTried, setHasTried] = useState(false)
  /** Whether the visitor was asked about the phone number: once, since it may be right all the same. */
  const [hasDoubted, setHasDoubted] = useState(false)
  /** The text that was passed to the mail app, or could not be passed to the chat. */
  const [kept, setKept] = useState<{ text: string; outcome: 'opened' | 'offline' }>()
  const [isDateBroken, setDateBroken] = useState(false)
  const today = useToday()
  /** The form stays for a moment after it was sent, until the history has gone back. */
  const isSent = useRef(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const phoneInput = useRef<HTMLInputElement>(null)
  const dateInput = useRef<HTMLInputElement>(null)
  const mailButton = useRef<HTMLButtonElement>(null)
  const isNameMissing = cleanLine(values.name) === ''
  const isPhoneMissing = cleanLine(values.phone) === ''
  const phone = kenyanNumber(values.phone)
  const postcard = usePostcard()
  /** For a group that the tour does not take. */
  const advice = bookingAdvice(tour.participants, values.people)
  const discount = appliedDiscount(typedPeople(values.people), groupDiscount)
  /** What the postcard shows and the buttons send. */
  const text = tourEnquiry({
    tour,
    today,
    ...values,
    discount: discount?.line,
    question: advice?.question,
    asked: askedOf(values.questions),
  })
  const dateError = dateFault(values.date, today, isDateBroken)
  const isPhoneDoubtful = !isPhoneMissing && !looksLikePhone(values.phone)

  // Before the card is on its edge, where the browser could not scroll the field into view.
  useLayoutEffect(() => nameInput.current?.focus(), [])

  const bind = (name: keyof Enquiry) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (name === 'date') setDateBroken(target.validity.badInput)
      onChange({ ...values, [name]: target.value })
    },
  })
  /** Whether the enquiry can go out; if it cannot, says why. */
  const isComplete = (): boolean => {
    if (isSent.current) return false
    setHasTried(true)
    if (isNameMissing || isPhoneMissing) {
      // oxlint-disable-next-line no-alert -- the specification asks for a real alert
      window.alert('Please fill in your name and phone number')
      ;(isNameMissing ? nameInput : phoneInput).current?.focus()
      return false
    }
    // A change event tells nothing of a date that is only begun.
    const isBroken = dateInput.current?.validity.badInput ?? false
    setDateBroken(isBroken)
    if (dateFault(values.date, today, isBroken)) {
      dateInput.current?.focus()
      return false
    }
    if (isPhoneDoubtful && !hasDoubted) {
      setHasDoubted(true)
      phoneInput.current?.focus()
      return false
    }
    return true
  }
  const phoneError = (): string | undefined => {
    if (hasTried && isPhoneMissing) return 'Enter your phone number.'
    return hasDoubted && isPhoneDoubtful ? phoneAdvice : undefined
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isComplete()) return
    if (isOffline()) {
      setKept({ text, outcome: 'offline' })
      return
    }
    const chatHref = chatLink(text)
    const outcome = openTab(chatHref) ? 'opened' : 'blocked'
    notePress('send', tour.id)
    isSent.current = true
    onSent({ message: text, chatHref, mailHref: mailLink(text), outcome })
  }
  const mailLink = (body: string) =>
    mailtoLink(site.bookingsEmail, `Tour enquiry: ${plainTitle(tour.title)}`, body)
  const mail = () => {
    if (!isComplete()) return
    window.open(mailLink(text), '_self')
    notePress('mail', tour.id)
    setKept({ text, outcome: 'opened' })
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
          <Dialog.Title asChild>
            {/* While the dialog is open, it is the page. */}
            <h1 className={titleClass}>
              Book: <TourTitle title={tour.title} />
            </h1>
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
            error={phoneError()}
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
              warning={advice?.note}
              note={discount?.note}
            />
            <NotedField
              {...bind('date')}
              ref={dateInput}
              label="Preferred date (optional)"
              type="date"
              min={today}
              error={hasTried ? dateError : undefined}
              warning={hasTried ? undefined : dateError}
            />
            <TextField
              {...bind('children')}
              label="Ages of children (optional)"
              autoComplete="off"
              dir="auto"
              maxLength={80}
            />
          </div>
          <TextArea
            {...bind('message')}
            label="Message (optional)"
            hint={`${values.message.length} of ${maxMessageLength} characters`}
            dir="auto"
            maxLength={maxMessageLength}
          />
          <BookingQuestions
            questions={openQuestions(tour).map(({ question }) => question)}
            value={values.questions}
            onChange={(questions) => onChange({ ...values, questions })}
          />
          {kept && (
            <HandOff
              // A second mail mounts a new panel, which takes the focus again.
              key={kept.outcome + kept.text}
              takesFocus
              intro="Your enquiry is ready to send by mail."
              outcome={kept.outcome}
              message={kept.text}
              chatHref={chatLink(kept.text)}
              mailHref={mailLink(kept.text)}
              onDismiss={() => {
                setKept(undefined)
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
      {onBringBack && (
        <ClearedNotice
          onUndo={() => {
            onBringBack()
            // The focused button disappears.
            nameInput.current?.focus()
          }}
        />
      )}
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
