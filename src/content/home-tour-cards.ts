import { homeFeatured } from './home-featured'
import type { TourCard } from './model'
import { tourCards } from './tour-cards'

// Precomputed by the build like `tour-cards.ts`: the home page needs three cards, not fourteen.

/** The three tours of the home page in order. Throws on import if a tour does not exist. */
export const homeTourCards: readonly TourCard[] = homeFeatured.map(findCard)

function findCard(id: number): TourCard {
  const card = tourCards.find((candidate) => candidate.id === id)
  if (card === undefined) throw new Error(`homeFeatured names tour ${id}, which does not exist`)
  return card
}
