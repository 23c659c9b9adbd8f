import { isSport, publishedSafety } from '../lib/school-visit'
import { countsPeople, groupRange, takesGroup } from '../lib/tour-group'
import { plainTitle } from '../lib/tour-title'
import { transportLine } from '../lib/tour-transport'
import { schoolCategory } from './categories'
import type { Tour } from './model'
import { tours } from './tours'

export { schoolCategory } from './categories'

// Precomputed by the build like `tour-cards.ts`: the page for schools needs the days of these tours, not
// the stories of all.

/** What a teacher needs to know of a tour. */
export type SchoolTour = Pick<
  Tour,
  'slug' | 'title' | 'duration' | 'location' | 'participants' | 'itinerary' | 'includes'
> & {
  /** What is known of the way, where transport is not included. */
  way?: string | undefined
  /** What it publishes about safety and hygiene. */
  safety: readonly string[]
  isSport: boolean
}

const asSchoolTour = (tour: Tour): SchoolTour => ({
  slug: tour.slug,
  title: plainTitle(tour.title),
  duration: tour.duration,
  location: tour.location,
  participants: tour.participants,
  itinerary: tour.itinerary,
  includes: tour.includes,
  way: transportLine(tour),
  safety: publishedSafety(tour),
  isSport: isSport(tour),
})

const isForSchools = ({ category }: Tour) => category === schoolCategory

/** The tours for schools in the order of the site, their titles without emoji. */
export const schoolTours: readonly SchoolTour[] = tours.filter(isForSchools).map(asSchoolTour)

/** The smallest class for which there is a tour. */
const smallestClass = Math.min(
  ...schoolTours.map(({ participants }) => groupRange(participants)?.min ?? 1),
)

/** Other tours that a class may join: those that count people, not students or couples. */
export const otherSchoolTours: readonly SchoolTour[] = tours
  .filter(
    (tour) =>
      !isForSchools(tour) &&
      countsPeople(tour.participants) &&
      (schoolTours.length === 0 || takesGroup(tour.participants, smallestClass)),
  )
  .map(asSchoolTour)
