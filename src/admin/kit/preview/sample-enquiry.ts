import { chat } from '../../../lib/chat'
import { cleanText } from '../../../lib/clean-text'
import { tourEnquiry, type EnquiryTour } from '../../../lib/tour-enquiry'

/** What stands for the visitor; nobody's name, nobody's number. */
const sampleVisitor = { name: 'Name of the visitor (sample)', phone: '07XX XXX XXX (sample)' }

export type SampleEnquiry = {
  text: string
  /** Signs of the text, and the most that the chat takes. */
  length: number
  maxLength: number
  /** Signs of the text inside a link, and the most that a link may carry. */
  encodedLength: number
  maxEncodedLength: number
  /** Whether stations had to be left out. */
  isShortened: boolean
}

/** The enquiry that the site writes for a visitor who fills in name and phone alone. */
export function sampleEnquiry(tour: EnquiryTour): SampleEnquiry {
  // As the booking form calls it.
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
