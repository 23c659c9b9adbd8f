import { useId } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { ExternalLink } from '../../../components/ui/external-link'
import { noticeClass } from '../../../components/ui/notice'
import { chatNumber } from '../../../content/site'
import { chat, chatAddress } from '../../../lib/chat'
import { cleanText } from '../../../lib/clean-text'
import { formatNumber } from '../../../lib/format'
import { tourEnquiry, type EnquiryTour } from '../../../lib/tour-enquiry'
import { useSavedPhones } from './saved-phones'

/** The message that this tour's booking form writes for a visitor, and its length. */
export function EnquiryText({ tour }: { tour: EnquiryTour }) {
  const headingId = useId()
  const { text, isShortened } = sampleEnquiry(tour)
  const number = chatNumber(useSavedPhones())
  return (
    <section aria-labelledby={headingId} className="mt-6 grid grid-cols-1 gap-3">
      <h3 id={headingId} className="text-lg">
        What a visitor’s enquiry will say
      </h3>
      <p className="text-muted">
        The booking form writes it for {chat.name} to {number}, and the same for a mail. Name and
        phone are samples; people, date and message are added where the visitor fills them in.
        {number !== chatNumber() && ' The site has this number after the next Publish.'}
      </p>
      <p className={`p-4 wrap-anywhere whitespace-pre-wrap ${noticeClass('advice')}`}>{text}</p>
      <p className="text-muted tabular-nums">
        {formatNumber(text.length)} of {formatNumber(chat.maxLength)} characters; in the link{' '}
        {formatNumber(encodeURIComponent(text).length)} of {formatNumber(chat.maxEncodedLength)}.
      </p>
      {isShortened && (
        <p className={`p-3 ${noticeClass('warning')}`}>
          It is too long for one message: the itinerary ends with “…”. Shorter stops leave room.
        </p>
      )}
      <ExternalLink
        href={chatAddress(number, text)}
        className={buttonClass('secondary', 'justify-self-start')}
      >
        Try it in {chat.name}
      </ExternalLink>
    </section>
  )
}

/** Stands for the visitor; not a real name or number. */
const sampleVisitor = { name: 'Name of the visitor (sample)', phone: '07XX XXX XXX (sample)' }

/** The enquiry of a visitor who fills in only name and phone, and whether stations were left out to fit. */
export function sampleEnquiry(tour: EnquiryTour) {
  // The same call as in the booking form.
  const text = tourEnquiry({ tour, ...sampleVisitor, people: '', date: '', message: '' })
  const last = tour.itinerary.at(-1)
  const end = last === undefined ? '' : cleanText(`${tour.itinerary.length}. ${last}`)
  return { text, isShortened: !text.endsWith(end) }
}
