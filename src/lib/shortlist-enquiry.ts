import { fullDate } from './format'
import { groupRequest } from './group-advice'
import { shortenUntil } from './shorten-until'
import { bullets, fits, lines, type EnquiryTour } from './tour-enquiry'
import { typedPeople } from './team-group'

type ShortlistTour = Pick<EnquiryTour, 'title' | 'duration' | 'location' | 'participants'>

type Group = {
  /** How many people come, as it was typed. */
  people?: string
  /** The preferred day as `YYYY-MM-DD`. */
  date?: string
  questions?: readonly string[]
}

/**
 * Text of one enquiry for all kept tours, for the chat and for mail. A tour that does not take the group asks what
 * the group needs. Short enough for a link: without the facts where they do not fit, and with "…" at the end
 * where not even the titles do.
 */
export function shortlistEnquiry(
  tours: readonly ShortlistTour[],
  { people, date, questions = [] }: Group = {},
): string {
  const compose = (blocks: readonly string[], gap: string) =>
    [
      `Hello, I would like to ask about ${tours.length === 1 ? 'this tour' : 'these tours'}.`,
      lines(['People', people], ['Preferred date', date && fullDate(date)]),
      questions.length > 0 && `Please tell me:\n${bullets(questions)}`,
      blocks.join(gap),
    ]
      .filter(Boolean)
      .join('\n\n')
  const heads = typedPeople(people ?? '')
  const questionOf = ({ participants }: ShortlistTour) =>
    heads === undefined ? undefined : groupRequest(participants, heads)?.question
  const titles = tours.map((tour, index) =>
    [lines([`${index + 1}`, tour.title]).replace(':', '.'), lines(['Question', questionOf(tour)])]
      .filter(Boolean)
      .join('\n'),
  )
  const facts = tours.map(({ duration, location, participants }) =>
    lines(['Duration', duration], ['Location', location], ['Group size', participants]),
  )
  const full = compose(
    titles.map((title, index) => `${title}\n${facts[index]}`),
    '\n\n',
  )
  return fits(full) ? full : shortenUntil(compose(titles, '\n'), fits)
}
