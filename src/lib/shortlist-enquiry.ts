import { shortenUntil } from './shorten-until'
import { fits, lines, type EnquiryTour } from './tour-enquiry'

type ShortlistTour = Pick<EnquiryTour, 'title' | 'duration' | 'location' | 'participants'>

/**
 * Text of one enquiry for all kept tours, for the chat and for mail. Short enough for a link: without the
 * facts where they do not fit, and with "…" at the end where not even the titles do.
 */
export function shortlistEnquiry(tours: readonly ShortlistTour[]): string {
  const compose = (blocks: readonly string[], gap: string) =>
    ['Hello, I would like to ask about these tours.', blocks.join(gap)].join('\n\n')
  const titles = tours.map(({ title }, index) => lines([`${index + 1}`, title]).replace(':', '.'))
  const facts = tours.map(({ duration, location, participants }) =>
    lines(['Duration', duration], ['Location', location], ['Group size', participants]),
  )
  const full = compose(
    titles.map((title, index) => `${title}\n${facts[index]}`),
    '\n\n',
  )
  return fits(full) ? full : shortenUntil(compose(titles, '\n'), fits)
}
