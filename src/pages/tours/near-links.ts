import { about, groupQuestions, type AskedTour } from '../../components/tours/ask-about'
import type { Tour } from '../../content/model'
import { chatLink } from '../../content/site'
import { headsOf } from '../../lib/format'
import { shortenUntil } from '../../lib/shorten-until'
import { fits } from '../../lib/tour-enquiry'
import { plainTitle } from '../../lib/tour-title'

/** Opens the chat with what a group asks that a tour does not take. */
export const groupLink = (tour: AskedTour, question: string): string =>
  about(tour, 'I have a question about', `- ${question}`, ...groupQuestions)

/**
 * Opens the chat with one question about several tours, none of which takes the group.
 *
 * @param isTooFew whether the group is too small for all of them
 */
export function whichLink(
  tours: readonly Pick<Tour, 'title'>[],
  people: number,
  isTooFew: boolean,
): string {
  const text = [
    `Hello, which of these tours can ${headsOf(people)} ${isTooFew ? 'join' : 'come to, in several groups'}?`,
    ...tours.map(({ title }) => `- ${plainTitle(title)}`),
    '',
    'Please tell me:',
    ...groupQuestions,
    '',
  ].join('\n')
  return chatLink(shortenUntil(text, fits))
}
