import { cardPicture } from './card-picture'
import { cardOf } from './collections/collection'
import { tour } from './collections/tours'
import type { Tour, TourCard } from './model'
import { tours } from './tours'

// The build evaluates this module and puts the result in its place as JSON, so that public pages
// do not carry the long texts. Export nothing that JSON cannot hold.

/** All tours in order, without their long texts. */
export const tourCards: readonly TourCard[] = tours.map(toCard)

function toCard(item: Tour): TourCard {
  return { ...cardOf(tour, item), picture: cardPicture(item.image) }
}
