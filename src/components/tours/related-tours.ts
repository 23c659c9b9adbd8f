import type { TourCard } from '../../content/model'
import { tourCards } from '../../content/tour-cards'

const maxRelated = 2

/**
 * Up to two other tours of the category of a tour: the next ones in the list, and after its end the first,
 * so that each tour is named as often as the others.
 */
export function relatedTours({ id, category }: Pick<TourCard, 'id' | 'category'>): TourCard[] {
  const same = tourCards.filter((tour) => tour.category === category)
  const position = same.findIndex((tour) => tour.id === id)
  return [...same.slice(position + 1), ...same.slice(0, Math.max(position, 0))].slice(0, maxRelated)
}
