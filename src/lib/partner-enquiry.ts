import { shortenUntil } from './shorten-until'
import { bullets, fits, lines } from './tour-enquiry'

type TeamRequest = {
  company?: string
  /** How many people come, as it was typed. */
  people?: string
  /** When they would come, in their words. */
  time?: string
  /** Title of the tour, if one was chosen. */
  tour?: string
  /** Discount in per cent, if it applies to the group. */
  discount?: number | undefined
  questions: readonly string[]
}

type TradeRequest = {
  company?: string
  /** Group sizes in their words. */
  groups?: string
  time?: string
  questions: readonly string[]
}

const asked = (questions: readonly string[]) =>
  questions.length > 0 && `Please tell us:\n${bullets(questions)}`

const joined = (...parts: readonly (string | false)[]) =>
  shortenUntil(parts.filter(Boolean).join('\n\n'), fits)

/**
 * Text in which a company asks the operator about a day for its team, for the chat and for mail; short
 * enough for a link. Fields that are empty are left out.
 */
export function teamEnquiry({
  company,
  people,
  time,
  tour,
  discount,
  questions,
}: TeamRequest): string {
  return joined(
    'Hello, we would like to plan a day for our team.',
    lines(
      ['Company', company],
      ['People', people],
      ['Group discount', discount ? `${discount}%` : undefined],
      ['When', time],
      ['Tour', tour],
    ),
    asked(questions),
  )
}

/** Text in which a travel company asks the operator for rates; otherwise like `teamEnquiry`. */
export function tradeEnquiry({ company, groups, time, questions }: TradeRequest): string {
  return joined(
    'Hello, we are a travel company and would like to offer your tours.',
    lines(['Company', company], ['Group sizes', groups], ['Season', time]),
    asked(questions),
  )
}
