import { shortenUntil } from './shorten-until'
import { bullets, fits, lines } from './tour-enquiry'

type Visit = {
  title: string
  duration: string
  location: string
  participants: string
  itinerary: readonly string[]
  includes: readonly string[]
}

type SchoolRequest = {
  /** The tour; left out where the site has none for schools. */
  tour?: Visit | undefined
  school?: string
  pupils?: string
  adults?: string
  /** Age or grade of the pupils. */
  grade?: string
  /** What to ask, in the words of the teacher. */
  questions: readonly string[]
}

const facts = ({ title, duration, location, participants }: Visit) =>
  lines(
    ['Tour', title],
    ['Duration', duration],
    ['Location', location],
    ['Group size', participants],
  )

/**
 * Text in which a teacher asks the operator about a visit, for the chat and for mail; short enough for a
 * link. Fields that are empty are left out.
 */
export function schoolEnquiry({ tour, questions, ...about }: SchoolRequest): string {
  const text = [
    'Hello, I would like to plan a farm visit for my school.',
    lines(
      ['School', about.school],
      ['Pupils', about.pupils],
      ['Adults with them', about.adults],
      ['Age or grade', about.grade],
    ),
    tour && facts(tour),
    questions.length > 0 && `Please tell me:\n${bullets(questions)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
  return shortenUntil(text, fits)
}

type HeadLetter = {
  tour?: Visit | undefined
  /** Name of the operator. */
  operator: string
  /** URL of the page with everything about a visit. */
  page: string
}

/** Text in which a teacher asks the head teacher to approve a visit. */
export function headLetter({ tour, operator, page }: HeadLetter): string {
  const text = [
    'Dear head teacher,',
    `I would like to take my class on a farm visit with ${operator}.`,
    tour && facts(tour),
    tour && `The day:\n${bullets(tour.itinerary)}`,
    tour && `Included:\n${bullets(tour.includes)}`,
    'Before we book, I will ask them about adults, hygiene, first aid, risk and transport, and write to the parents for their consent. Prices are on request.',
    `Everything about the visit: ${page}`,
    'May I ask for a date and a price?',
  ]
    .filter(Boolean)
    .join('\n\n')
  return shortenUntil(text, fits)
}
