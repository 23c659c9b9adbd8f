import { formatNumber, longDate } from './format'

// The words of a price, in one place for the site, the studio and the brochure.

export const currencies = ['KES', 'USD'] as const

export const pricePer = ['person', 'group'] as const

type Amount = {
  amount: number
  currency: (typeof currencies)[number]
  per: (typeof pricePer)[number]
}

/** The lowest price of a tour; `validUntil` is its last day as `YYYY-MM-DD`, or null for always. */
export type TourPrice = Amount & { validUntil: string | null; note: string }

/** Shown for a tour without a price. */
export const priceOnRequest = 'Price on request'

/** Formats a price without its note: `From KES 4,500 per person`. */
export function priceText({ amount, currency, per }: Amount): string {
  return `From ${currency} ${formatNumber(amount)} per ${per}`
}

/** Whether a price still holds on the day `today` (`YYYY-MM-DD` in Nairobi). */
export function isPriceValid({ validUntil }: TourPrice, today: string): boolean {
  return validUntil === null || validUntil >= today
}

/** Formats a price with its last day: `From KES 4,500 per person, until December 31, 2026`. */
export function datedPriceText(price: TourPrice): string {
  const { validUntil } = price
  return priceText(price) + (validUntil === null ? '' : `, until ${longDate(validUntil)}`)
}

/** Formats a price with its last day and its note, as sentences. */
export function fullPriceText(price: TourPrice): string {
  return [datedPriceText(price), price.note].filter(Boolean).join('. ')
}

/**
 * The price of a tour for visitors: the price if there is one that still holds, else that it is on request.
 *
 * @param today as `YYYY-MM-DD` in Nairobi
 * @param format what is said of the price
 */
export function priceLine(
  price: TourPrice | undefined,
  today: string,
  format = datedPriceText,
): string {
  return price && isPriceValid(price, today) ? format(price) : priceOnRequest
}
