import { chat } from '../../../lib/chat'
import { cleanText } from '../../../lib/clean-text'
import { tourEnquiry, type EnquiryTour } from '../../../lib/tour-enquiry'

/** Stands for the visitor; not a real name or number. */
const sampleVisitor = { name: 'Name of the visitor (sample)', phone: '07XX XXX XXX (sample)' }

export type SampleEnquiry = {
  text: string
  /** Characters of the text, and the chat's limit. */
  length: number
  maxLength: number
  /** Characters of the text inside a link, and a link's limit. */
  encodedLength: number
  maxEncodedLength: number
  /** Whether stations were left out to fit. */
  isShortened: boolean
}

/** The enquiry of a visitor who fills in only name and phone. */
export function sampleEnquiry(tour: EnquiryTour): SampleEnquiry {
  // The same call as in the booking form.
  const text = tourEnquiry({ tour, ...sampleVisitor, people: '', date: '', message: '' })
  const last = tour.itinerary.at(-1)
  const end = last === undefined ? '' : cleanText(`${tour.itinerary.length}. ${last}`)
  return {
    text,
    length: text.length,
    maxLength: chat.maxLength,
    encodedLength: encodeURIComponent(text).length,
    maxEncodedLength: chat.maxEncodedLength,
    isShortened: !text.includes(`${end}\n\nMessage:`),
  }
}
