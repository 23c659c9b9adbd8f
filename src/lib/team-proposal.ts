import { fullDate } from './format'
import { shortenUntil } from './shorten-until'
import { fits, lines } from './tour-enquiry'
import { groupSize } from './tour-group'
import { dayBlock, includedBlock, tourFactLines } from './tour-letter'

type ProposedTour = {
  title: string
  duration: string
  location: string
  participants: string
  itinerary: readonly string[]
  includes: readonly string[]
  /** URL of its page. */
  page: string
  /** What the team will ask because the tour takes another number of people. */
  plan?: string | undefined
}

type Proposal = {
  company?: string
  /** How many people come, as it was typed. */
  people?: string
  /** When they would come, in their words; and two possible days as `YYYY-MM-DD`. */
  time?: string
  date?: string
  otherDate?: string
  name?: string
  tours: readonly ProposedTour[]
  /** Name of the operator. */
  operator: string
  /** The group discount in words, if it is known. */
  discount?: string | undefined
  /** What is refunded at which notice, in one sentence. */
  refunds: string
  /** URL of the page for teams. */
  page: string
}

/**
 * Text in which somebody proposes a day for their team to a manager, short enough for a link. One tour comes
 * with its stations, several without; what they include is left out where it does not fit.
 */
export function teamProposal(proposal: Proposal): string {
  const { tours, company, people, time, date, otherDate, name } = proposal
  const compose = (withIncluded: boolean) =>
    [
      'Hello,',
      `I would like to propose a team day with ${proposal.operator}.`,
      lines(
        ['Company', company],
        ['People', people],
        ['When', time],
        ['Preferred date', date && fullDate(date)],
        ['Or on', otherDate && fullDate(otherDate)],
      ),
      ...tours.flatMap((tour) => [
        `${tourFactLines({ ...tour, participants: groupSize(tour.participants) })}\nPage: ${tour.page}`,
        tour.plan,
        tours.length === 1 && dayBlock(tour),
        withIncluded && includedBlock(tour),
      ]),
      lines(
        ['Group discount', proposal.discount],
        ['Prices', 'on request'],
        ['Cancelling', proposal.refunds],
        ['What they say to teams', proposal.page],
      ),
      'May I ask them for a quote?',
      name,
    ]
      .filter(Boolean)
      .join('\n\n')
  const full = compose(true)
  return fits(full) ? full : shortenUntil(compose(false), fits)
}
