/** What an enquiry says about a tour. */
export type EnquiryTour = {
  title: string
  duration: string
  location: string
  participants: string
  includes: readonly string[]
  itinerary: readonly string[]
}

type Enquiry = {
  tour: EnquiryTour
  /** Left out where nobody has typed one (the link of a page without scripts). */
  name?: string
  phone?: string
  message?: string
}

/** Longest text that WhatsApp takes in one message. */
const maxTextLength = 4096
/** Longest encoded text: the whole link stays under the 8000 characters that servers accept. */
const maxEncodedLength = 7900

/**
 * Link that opens a WhatsApp draft; the visitor still presses send.
 *
 * @param phone a number as people write it; the international prefix `00`, a Kenyan number with
 *   its trunk zero (`07…`) and `+254 (0)7…` all become plain international digits
 * @param text any text; halves of broken characters become U+FFFD instead of an error
 */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(wellFormed(text))}`
}

/**
 * Text of a booking enquiry. At most 4096 characters and short enough for a link: the itinerary
 * is shortened first, then the message, both with "…"; name, phone and title never are.
 */
export function tourEnquiry({ tour, name, phone, message }: Enquiry): string {
  const note = wellFormed(message?.trim() ?? '') || 'No additional message'
  const stations = wellFormed(
    tour.itinerary.map((station, index) => `${index + 1}. ${station}`).join('\n'),
  )
  const compose = (itinerary: string, words: string) =>
    wellFormed(
      [
        'Hello, I would like to book this tour.',
        lines(['Name', name?.trim()], ['Phone', phone?.trim()]),
        lines(
          ['Tour', tour.title],
          ['Duration', tour.duration],
          ['Location', tour.location],
          ['Group size', tour.participants],
        ),
        `Included:\n${tour.includes.map((item) => `- ${item}`).join('\n')}`,
        `Itinerary:\n${itinerary}`,
        `Message:\n${words}`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
  const shortStations = shortenUntil(stations, (cut) => fits(compose(cut, note)))
  const shortNote = shortenUntil(note, (cut) => fits(compose(shortStations, cut)))
  return compose(shortStations, shortNote)
}

/** `Label: value` lines, without those that have no value. */
function lines(...entries: readonly (readonly [string, string | undefined])[]): string {
  return entries
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
}

/** The longest beginning of `text`, marked with "…", that passes; the whole text if it does. */
function shortenUntil(text: string, passes: (text: string) => boolean): string {
  if (passes(text)) return text
  const characters = Array.from(text)
  const beginning = (length: number) => `${characters.slice(0, length).join('').trimEnd()}…`
  let shortest = 0
  let tooLong = characters.length
  while (tooLong - shortest > 1) {
    const middle = Math.floor((shortest + tooLong) / 2)
    if (passes(beginning(middle))) shortest = middle
    else tooLong = middle
  }
  return beginning(shortest)
}

function fits(text: string): boolean {
  return text.length <= maxTextLength && encodeURIComponent(text).length <= maxEncodedLength
}

function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  return digits.replace(/^(?:254)?0/, '254')
}

/** With the `u` flag only halves without their partner are surrogates. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
