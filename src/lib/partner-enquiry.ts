import { cleanText } from './clean-text'
import { fullDate } from './format'
import { shortenUntil } from './shorten-until'
import { bullets, fits, lines } from './tour-enquiry'

/** Who writes, and how to reach them; empty where nothing was typed. */
type Sender = {
  company?: string
  name?: string
  /** Address or number for the answer. */
  reply?: string
}

type TeamRequest = Sender & {
  /** How many people come, as it was typed. */
  people?: string
  /** When they would come, in their words; and the day as `YYYY-MM-DD`, if they know it. */
  time?: string
  date?: string
  /** Another possible day, as `YYYY-MM-DD`. */
  otherDate?: string
  /** Titles of the tours to quote, if any were chosen. */
  tours?: readonly string[]
  /** What is said about the discount, if it applies to the group. */
  discount?: string | undefined
  questions: readonly string[]
}

type TradeRequest = Sender & {
  /** Group sizes in their words. */
  groups?: string
  time?: string
  /** Titles of the tours that they would offer. */
  tours?: readonly string[]
  questions: readonly string[]
}

type PartnerRequest = {
  /** What they are: a farm, a company. */
  kind?: string
  name?: string
  place?: string
  /** What they would do together, in their words, of one line or several. */
  idea?: string
  questions: readonly string[]
}

const asked = (questions: readonly string[]) =>
  questions.length > 0 && `Please tell us:\n${bullets(questions)}`

const senderEntries = ({ company, name, reply }: Sender) =>
  [
    ['Company', company],
    ['Name', name],
    ['Reply to', reply],
  ] as const

const joined = (...parts: readonly (string | false)[]) =>
  shortenUntil(parts.filter(Boolean).join('\n\n'), fits)

/**
 * Text in which a company asks the operator about a day for its team, for the chat and for mail; short
 * enough for a link. Fields that are empty are left out.
 */
export function teamEnquiry({
  people,
  time,
  date,
  otherDate,
  tours = [],
  discount,
  questions,
  ...sender
}: TeamRequest): string {
  return joined(
    'Hello, we would like to plan a day for our team.',
    lines(
      ...senderEntries(sender),
      ['People', people],
      ['Group discount', discount],
      ['When', time],
      ['Preferred date', date && fullDate(date)],
      ['Or on', otherDate && fullDate(otherDate)],
      ['Tour', tours.length === 1 ? tours[0] : ''],
    ),
    tours.length > 1 && `Please quote each of these tours:\n${bullets(tours)}`,
    asked(questions),
  )
}

/** Text in which a travel company asks the operator for rates; otherwise like `teamEnquiry`. */
export function tradeEnquiry({
  groups,
  time,
  tours = [],
  questions,
  ...sender
}: TradeRequest): string {
  return joined(
    'Hello, we are a travel company and would like to offer your tours.',
    lines(...senderEntries(sender), ['Group sizes', groups], ['Season and wishes', time]),
    tours.length > 0 && `Tours:\n${bullets(tours)}`,
    asked(questions),
  )
}

/** Text of a farm, company or school that would work with the operator; otherwise like `teamEnquiry`. */
export function partnerEnquiry({ kind, name, place, idea, questions }: PartnerRequest): string {
  const words = cleanText(idea ?? '')
  return joined(
    'Hello, we would like to become your partner.',
    lines(['We are', kind], ['Name', name], ['Place', place]),
    words !== '' && `Our idea:\n${words}`,
    asked(questions),
  )
}
