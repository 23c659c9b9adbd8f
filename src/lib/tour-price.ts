// Without the formats of prices: every card says whether there is a price, hardly any needs them.

/** Shown for a tour without a price. */
export const priceOnRequest = 'Price on request'

/** What is said of a price until its last day, `YYYY-MM-DD` in Nairobi or null for always. */
export type PriceLine = { text: string; validUntil: string | null }

/** Whether a price still holds on the day `today` (`YYYY-MM-DD` in Nairobi). */
export function isPriceValid(
  { validUntil }: Pick<PriceLine, 'validUntil'>,
  today: string,
): boolean {
  return validUntil === null || validUntil >= today
}

/**
 * The price of a tour for visitors: the price if there is one that still holds, else that it is on request.
 *
 * @param today as `YYYY-MM-DD` in Nairobi
 */
export function shownPrice(price: PriceLine | undefined, today: string): string {
  return price && isPriceValid(price, today) ? price.text : priceOnRequest
}
