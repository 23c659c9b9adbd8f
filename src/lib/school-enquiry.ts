import { fullDate } from './format'
import { shortenUntil } from './shorten-until'
import { bullets, fits, lines } from './tour-enquiry'
import { dayBlock, includedBlock, tourFactLines } from './tour-letter'

type Visit = {
  title: string
  duration: string
  location: string
  participants: string
  itinerary?: readonly string[]
  includes?: readonly string[]
}

/** What a teacher tells about the class; empty where nothing was typed. */
type SchoolClass = {
  school?: string
  pupils?: string
  adults?: string
  /** Age or grade of the pupils. */
  grade?: string
  /** The preferred day and another possible one, as `YYYY-MM-DD`. */
  date?: string
  otherDate?: string
}

type SchoolRequest = SchoolClass & {
  /** The tour; left out where the site has none for schools. */
  tour?: Visit | undefined
  /** What to ask, in the words of the teacher. */
  questions: readonly string[]
}

const classLines = ({ school, pupils, adults, grade, date, otherDate }: SchoolClass) =>
  lines(
    ['School', school],
    ['Pupils', pupils],
    ['Adults with them', adults],
    ['Age or grade', grade],
    ['Preferred date', date && fullDate(date)],
    ['Or on', otherDate && fullDate(otherDate)],
  )

/**
 * Text in which a teacher asks the operator about a visit, for the chat and for mail; short enough for a
 * link. Fields that are empty are left out.
 */
export function schoolEnquiry({ tour, questions, ...about }: SchoolRequest): string {
  const text = [
    'Hello, I would like to plan a farm visit for my school.',
    classLines(about),
    tour && tourFactLines(tour),
    questions.length > 0 && `Please tell me:\n${bullets(questions)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
  return shortenUntil(text, fits)
}

type HeadLetter = SchoolClass & {
  tour?: Visit | undefined
  /** Name of the operator. */
  operator: string
  /** What the class will ask because the tour takes another number of pupils. */
  plan?: string | undefined
  /** URL of the page for schools, and of that of the chosen tour. */
  page: string
  tourPage?: string | undefined
}

/** Text in which a teacher asks the head teacher to approve a visit. */
export function headLetter(letter: HeadLetter): string {
  const { tour, operator, plan, page, tourPage, ...about } = letter
  const text = [
    'Dear head teacher,',
    `I would like to take my class on a farm visit with ${operator}.`,
    classLines(about),
    tour && tourFactLines(tour),
    plan,
    tour && dayBlock(tour),
    tour && includedBlock(tour),
    'Before we book, I will ask them about adults, hygiene, first aid, risk and transport, and write to the parents for their consent. Prices are on request.',
    lines(['The tour', tourPage], ['What they say to schools', page]),
    'May I ask them for a date and a price?',
  ]
    .filter(Boolean)
    .join('\n\n')
  return shortenUntil(text, fits)
}
