import type { Tour } from '../../content/model'
import { answerNames, effortNames, monthsText, priceText } from '../../content/tour-words'
import { longDate } from '../../lib/format'

export type TourFact = { name: string; text: string }

/**
 * The optional facts of a tour that are filled in.
 *
 * @param today as `YYYY-MM-DD` in Nairobi; a price that has expired is left out
 */
export function tourFacts(tour: Tour, today: string): TourFact[] {
  const { minimumAge, effort, driveTime, pickUp, bestMonths, toilets, stepFree, priceFrom } = tour
  const facts: Record<string, string | undefined> = {
    Price: priceFrom && fullPriceText(priceFrom, today),
    'Minimum age': minimumAge === undefined ? undefined : `${minimumAge} years`,
    Effort: effort && effortNames[effort],
    'Drive time': driveTime,
    'Pick-up': pickUp,
    'Best months': bestMonths && monthsText(bestMonths),
    Toilets: toilets && answerNames[toilets],
    'Step-free': stepFree && answerNames[stepFree],
  }
  return Object.entries(facts).flatMap(([name, text]) =>
    text === undefined ? [] : [{ name, text }],
  )
}

function fullPriceText(price: NonNullable<Tour['priceFrom']>, today: string): string | undefined {
  const { validUntil, note } = price
  if (validUntil !== null && validUntil < today) return undefined
  const until = validUntil === null ? '' : `, until ${longDate(validUntil)}`
  return [priceText(price) + until, note].filter(Boolean).join('. ')
}
