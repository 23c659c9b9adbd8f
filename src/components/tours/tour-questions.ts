import type { Tour } from '../../content/model'
import { site } from '../../content/site'
import { lacksTransport } from '../../lib/tour-transport'
import { headsOf } from '../../lib/format'
import { about, groupQuestions, type AskedTour } from './ask-about'

/** Opens the chat with the name and the address of the tour, ready for a question. */
export const questionLink = (tour: AskedTour): string => about(tour, 'I have a question about')

/** Opens the chat with a question about the price of the tour, for a number of people that is known already. */
export const priceLink = (tour: AskedTour, people?: number): string =>
  about(tour, `please tell me the price${people === undefined ? '' : ` for ${headsOf(people)}`} of`)

/** Opens the chat with the question of a group that is smaller than the tour's smallest. */
export const joinLink = (tour: AskedTour, people?: number): string =>
  about(
    tour,
    people === undefined ? 'may we join others on' : `can ${headsOf(people)} join others on`,
    ...groupQuestions,
  )

/** What visitors ask before they decide, where the facts of a tour do not say it. */
type OpenQuestion = { topic: string; question: string }

const payment = { topic: 'paying', question: 'How do we pay?' }
const rain = { topic: 'rain', question: 'What happens if it rains?' }
const time = {
  topic: 'the times',
  question: 'When does it start, and how long does it take?',
}
const toilets = { topic: 'toilets', question: 'Are there toilets?' }
const travel = {
  topic: 'getting there',
  question: `How do we get there: can you pick us up in ${townOf(site.place)}?`,
}
const children = { topic: 'children', question: 'From which age may children come?' }
const months = { topic: 'the best months', question: 'Which months are best to come?' }

/** The town of a place: `Nairobi` of `Nairobi, Kenya`. */
function townOf(place: string): string {
  return place.replace(/,.*/, '')
}

/** The questions that the facts of a tour leave open. */
export function openQuestions(tour: Tour): OpenQuestion[] {
  const isOpen = tour.toilets === undefined || tour.toilets === 'ask'
  return [
    time,
    ...(tour.bestMonths ? [] : [months]),
    ...(isOpen ? [toilets] : []),
    ...(lacksTransport(tour) ? [travel] : []),
    ...(tour.minimumAge === undefined ? [children] : []),
    payment,
    rain,
  ]
}

/**
 * Opens the chat with all questions that the facts of a tour leave open, one a line.
 *
 * @param people a number of people that is known already
 */
export function openQuestionsLink(tour: Tour, people?: number): string {
  const questions = openQuestions(tour).map(({ question }) => `- ${question}`)
  const group = people === undefined ? [] : [`We are ${headsOf(people)}.`]
  return about(tour, 'I have questions about', ...group, ...questions)
}

/** Opens the chat with the question whether the tour suits a child. */
export const childLink = (tour: AskedTour): string =>
  about(tour, 'I have a question about', '- Does it suit our children? Their ages: ')

/** Opens the chat with the question about the best months. */
export const monthsLink = (tour: AskedTour): string =>
  about(tour, 'I have a question about', `- ${months.question}`)

/** Opens the chat with the question about the way to the farm. */
export const travelLink = (tour: AskedTour): string =>
  about(tour, 'I have a question about', `- ${travel.question}`)
