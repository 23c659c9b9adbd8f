import type { Tour } from '../../content/model'
import { chatLink, site } from '../../content/site'
import { paths } from '../../lib/paths'
import { plainTitle } from '../../lib/tour-title'
import { lacksTransport } from '../../lib/tour-transport'

type AskedTour = Pick<Tour, 'title' | 'slug'>

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
    '- Which dates are possible?',
    '- What does it cost?',
  )

const headsOf = (people: number) => (people === 1 ? '1 person' : `${people} people`)

function about({ title, slug }: AskedTour, opening: string, ...questions: string[]): string {
  const address = site.origin + paths.tour(slug)
  return chatLink(
    [`Hello, ${opening} ${plainTitle(title)}: ${address}`, ...questions, ''].join('\n'),
  )
}

/** What visitors ask before they decide, where the facts of a tour do not say it. */
type OpenQuestion = { topic: string; question: string }

const payment = { topic: 'paying', question: 'How do we pay?' }
const rain = { topic: 'rain', question: 'What happens if it rains?' }
const time = {
  topic: 'the times',
  question: 'When does it start, and how long does it take?',
}
const toilets = { topic: 'toilets', question: 'Are there toilets?' }
const travel = { topic: 'getting there', question: 'How do we get there?' }

/** The questions that the facts of a tour leave open. */
export function openQuestions(tour: Tour): OpenQuestion[] {
  const isOpen = tour.toilets === undefined || tour.toilets === 'ask'
  return [
    time,
    ...(isOpen ? [toilets] : []),
    ...(lacksTransport(tour) ? [travel] : []),
    payment,
    rain,
  ]
}

/** Opens the chat with all questions that the facts of a tour leave open, one a line. */
export function openQuestionsLink(tour: Tour): string {
  const questions = openQuestions(tour).map(({ question }) => `- ${question}`)
  return about(tour, 'I have questions about', ...questions)
}
