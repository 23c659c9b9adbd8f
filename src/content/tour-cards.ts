import { cardPicture } from './card-picture'
import { cardOf } from './collections/collection'
import { tour } from './collections/tours'
import type { Tour, TourCard } from './model'
import { tours } from './tours'
import { nairobiDay } from '../lib/calendar-day'
import { isPriceValid } from '../lib/tour-price'
import { datedPriceText, priceLine } from './tour-words'

// Precomputed: the build evaluates this module and replaces it with the result as JSON, so that public
// pages do not download the long texts. Exports must be serialisable as JSON.

/** All tours in order, without their long texts. */
export const tourCards: readonly TourCard[] = tours.map(toCard)

function toCard(item: Tour): TourCard {
  const { priceFrom, image } = item
  // Hydration repeats the pre-rendered HTML, which must not show a price that has expired.
  const hasPrice = priceFrom && isPriceValid(priceFrom, nairobiDay(new Date()))
  return {
    ...cardOf(tour, item),
    ...(hasPrice && { price: priceLine(priceFrom, datedPriceText) }),
    picture: cardPicture(image),
  }
}
