import type { TourCard } from '../../content/model'
import { plainText } from '../../lib/plain-text'
import { hasDuration } from '../../lib/tour-duration'
import { takesGroup } from '../../lib/tour-group'
import { hasWords } from '../../lib/tour-search'
import type { ToursQuery } from './tours-address'

/** The tours that fit everything the visitor asks for, in their order. */
export function matchingTours(
  tours: readonly TourCard[],
  { category, words, duration, people }: ToursQuery,
): readonly TourCard[] {
  return tours.filter(
    (tour) =>
      (!category || tour.category === category) &&
      (!duration || hasDuration(tour.duration, duration)) &&
      (!people || takesGroup(tour.participants, people)) &&
      (!words || hasWords(`${tour.title} ${tour.location} ${plainText(tour.description)}`, words)),
  )
}
