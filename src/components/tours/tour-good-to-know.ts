import type { Tour } from '../../content/model'
import { answerNames, effortNames, fullPriceText, monthsText } from '../../content/tour-words'
import { isPriceValid } from '../../lib/tour-price'

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
