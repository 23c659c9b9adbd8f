import { chat } from './chat'
import { fullDate } from './format'
import { cleanLine, cleanText } from './clean-text'
import { shortenUntil } from './shorten-until'
import { isPriceValid, type PriceLine } from './tour-price'

/** What an enquiry says about a tour. */
export type EnquiryTour = {
  title: string
  duration: string
  location: string
  participants: string
  includes: readonly string[]
  itinerary: readonly string[]
  /** A price that the visitor knows already, as long as it holds. */
  priceFrom?: Pick<PriceLine, 'validUntil'> | undefined
}

type Enquiry = {
  tour: EnquiryTour
  /** The day in Nairobi as `YYYY-MM-DD`; without it no price has expired. */
  today?: string
  /** Left out where nobody has typed one (the link of a page without scripts). */
  name?: string
  phone?: string
  /** How many people come, as it was typed. */
  people?: string
  /** How old the children are, as it was typed. */
  children?: string
  /** The preferred day as `YYYY-MM-DD`. */
  date?: string
  /** What is said about the group discount, if it applies to the group. */
  discount?: string | undefined
  /** What a group asks that the tour does not take. */
  question?: string | undefined
  /** What else the visitor asks. */
  asked?: readonly string[]
  message?: string
}

/**
 * Text of a booking enquiry, for the chat and for mail. As long as the chat allows, and short enough
 * for a link: the itinerary is shortened first, then the message, both with "…"; name, phone and
 * title never are. What was typed into one line stays in one line. The visitor’s own words stand before
 * the facts of the tour, which the operator knows.
 */
export function tourEnquiry(enquiry: Enquiry): string {
  const {
    tour,
    today = '',
    name,
    phone,
    people,
    children,
    discount,
    date,
    question,
    asked = [],
    message,
  } = enquiry
  const note = cleanText(message ?? '') || 'No additional message'
  const stations = cleanText(
    tour.itinerary.map((station, index) => `${index + 1}. ${station}`).join('\n'),
  )
  const hasPrice = tour.priceFrom && isPriceValid(tour.priceFrom, today)
  const compose = (itinerary: string, words: string) =>
    [
      `Hello, I would like to book this tour.${hasPrice ? '' : ' Please tell me the price.'}`,
      lines(
        ['Name', name],
        ['Phone', phone],
        ['People', people],
        ['Ages of children', children],
        ['Group discount', discount],
        ['Preferred date', date && fullDate(date)],
        ['Question', question],
      ),
      asked.length > 0 && `Please tell me:\n${bullets(asked)}`,
      `Message:\n${words}`,
      lines(
        ['Tour', tour.title],
        ['Duration', tour.duration],
        ['Location', tour.location],
        ['Group size', tour.participants],
      ),
      tour.includes.length > 0 && `Included:\n${bullets(tour.includes)}`,
      itinerary !== '' && `Itinerary:\n${itinerary}`,
    ]
      .filter(Boolean)
      .join('\n\n')
  const shortStations = shortenUntil(stations, (cut) => fits(compose(cut, note)))
  const shortNote = shortenUntil(note, (cut) => fits(compose(shortStations, cut)))
  return compose(shortStations, shortNote)
}

/** One `Label: value` line each, without those that have no value. */
export function lines(...entries: readonly (readonly [string, string | undefined])[]): string {
  return entries
    .map(([label, value]) => [label, cleanLine(value ?? '')] as const)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
}

/** A list with one line for each item. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${cleanLine(item)}`).join('\n')
}

/** Whether a message can be passed to the chat by a link. */
export function fits(text: string): boolean {
  return text.length <= chat.maxLength && encodeURIComponent(text).length <= chat.maxEncodedLength
}
