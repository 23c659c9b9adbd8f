import { useId } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { ExternalLink } from '../../../components/ui/external-link'
import { noticeClass } from '../../../components/ui/notice'
import { chatLink, site } from '../../../content/site'
import { chat } from '../../../lib/chat'
import { formatNumber } from '../../../lib/format'
import type { EnquiryTour } from '../../../lib/tour-enquiry'
import { sampleEnquiry } from './sample-enquiry'

/** The message that this tour's booking form writes for a visitor, and its length. */
export function EnquiryText({ tour }: { tour: EnquiryTour }) {
  const headingId = useId()
  const enquiry = sampleEnquiry(tour)
  return (
    <section aria-labelledby={headingId} className="mt-6 grid grid-cols-1 gap-3">
      <h3 id={headingId} className="text-lg">
        What a visitor’s enquiry will say
      </h3>
      <p className="text-muted">
        The booking form writes it for {chat.name} to {site.phone}, and the same for a mail. Name
        and phone are samples; people, date and message are added where the visitor fills them in.
      </p>
      <p className={`p-4 wrap-anywhere whitespace-pre-wrap ${noticeClass('advice')}`}>
        {enquiry.text}
      </p>
      <p className="text-muted tabular-nums">
        {formatNumber(enquiry.length)} of {formatNumber(enquiry.maxLength)} characters; in the link{' '}
        {formatNumber(enquiry.encodedLength)} of {formatNumber(enquiry.maxEncodedLength)}.
      </p>
      {enquiry.isShortened && (
        <p className={`p-3 ${noticeClass('warning')}`}>
          It is too long for one message: the itinerary ends with “…”. Shorter stops leave room.
        </p>
      )}
      <ExternalLink
        href={chatLink(enquiry.text)}
        className={buttonClass('secondary', 'justify-self-start')}
      >
        Try it in {chat.name}
      </ExternalLink>
    </section>
  )
}
