type Journey = {
  itinerary: readonly string[]
  includes: readonly string[]
  pickUp?: string | undefined
}

/** Whether neither what a tour includes nor a pick-up says how its visitors get there. */
export function lacksTransport({ includes, pickUp }: Omit<Journey, 'itinerary'>): boolean {
  const isIncluded = includes.some((item) =>
    /\b(?:transport|transfers?|pick-?up|driver|rides?|bus|van|vehicle)\b/i.test(item),
  )
  return !isIncluded && pickUp === undefined
}

/**
 * What is known of the way to a tour whose transport is not included; undefined for one whose transport is. An
 * itinerary may begin with a drive all the same, and who takes part in that is not known.
 */
export function transportLine(tour: Journey): string | undefined {
  if (!lacksTransport(tour)) return undefined
  const way = wayOf(tour.itinerary)
  return way
    ? `The programme ${way}. Transport is not listed among what is included: ask us how you will travel.`
    : 'Transport is not among what is included.'
}

/** What an itinerary says of the way, such as `begins with the drive from Nairobi`. */
function wayOf(itinerary: readonly string[]): string | undefined {
  const at = itinerary.findIndex((station) => journeyIn(station) !== undefined)
  const journey = journeyIn(itinerary[at] ?? '')
  if (journey === undefined) return undefined
  if (at === 0) return `begins with ${journey}`
  return `${at === itinerary.length - 1 ? 'ends' : 'goes on'} with ${journey}`
}

/** A place after a preposition: `from Nairobi`, `into the Rift Valley`, `along the Thika road`. */
const direction =
  /\b(?:from|to|into|along) (?:the )?\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*)*(?: road)?/u

/** The way that a station speaks of; undefined for any other, such as a game drive. */
function journeyIn(station: string): string | undefined {
  const [way = ''] =
    /\b(?:(?<!game )drive|transfer|journey|(?:road|way) home)\b/i.exec(station) ?? []
  const [, start] = /\b(?:Leave|Depart(?:ure)? from) (\p{Lu}[\p{L}’-]*)/u.exec(station) ?? []
  if (!way) return start && `the journey from ${start}`
  const [place] = direction.exec(station) ?? []
  return ['the', way.toLowerCase(), place].filter(Boolean).join(' ')
}
