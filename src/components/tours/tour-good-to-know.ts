import type { Tour } from '../../content/model'
import { tourAdvice } from '../../content/tours-advice'
import { answerNames, effortNames, fullPriceText, monthsText } from '../../content/tour-words'
import { isPriceValid } from '../../lib/tour-price'
import { transportLine } from '../../lib/tour-transport'

export type TourFact = {
  name: string
  text: string
  /** Numbers of the months that the text names, for the season wheel. */
  months?: readonly number[]
}

const bestMonthsName = 'Best months'

/**
 * The optional facts of a tour that are filled in.
 *
 * @param today as `YYYY-MM-DD` in Nairobi; a price that has expired is left out
 */
export function tourFacts(tour: Tour, today: string): TourFact[] {
  const { minimumAge, effort, driveTime, pickUp, bestMonths, toilets, stepFree, priceFrom } = tour
  const facts: Record<string, string | undefined> = {
    Price: priceFrom && isPriceValid(priceFrom, today) ? fullPriceText(priceFrom) : undefined,
    'Minimum age': minimumAge === undefined ? undefined : `${minimumAge} years`,
    Effort: effort && effortNames[effort],
    'Drive time': driveTime,
    'Pick-up': pickUp,
    [bestMonthsName]: bestMonths && monthsText(bestMonths),
    Toilets: toilets && answerNames[toilets],
    'Step-free': stepFree && answerNames[stepFree],
  }
  return Object.entries(facts).flatMap(([name, text]) =>
    text === undefined
      ? []
      : [{ name, text, ...(name === bestMonthsName && bestMonths && { months: bestMonths }) }],
  )
}

/** The question of the FAQ about the age of children, and that about what to bring. */
export const agesQuestion = 'q-ages'
const bringQuestion = 'q-bring'

/** What those who visit a tour should know: without the age of our activities where the tour has its own. */
export function adviceOn(
  { minimumAge }: Pick<Tour, 'minimumAge'>,
  items: typeof tourAdvice = tourAdvice,
): typeof tourAdvice {
  return items.filter(({ question }) => minimumAge === undefined || question !== agesQuestion)
}

/**
 * What paper says under “Good to know”: the optional facts but the price, which stands above, the way there, the
 * age and what to bring, in the words of the details.
 */
export function printedFacts(tour: Tour): Pick<TourFact, 'name' | 'text'>[] {
  const { priceFrom: _price, ...rest } = tour
  const way = transportLine(tour)
  return [
    ...tourFacts(rest, ''),
    ...(way ? [{ name: 'Getting there', text: way }] : []),
    ...adviceOn(tour).filter(
      ({ question }) => question === agesQuestion || question === bringQuestion,
    ),
  ]
}
