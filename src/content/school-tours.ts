import { plainTitle } from '../lib/tour-title'
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
>

/** The tours for schools in the order of the site, their titles without emoji. */
export const schoolTours: readonly SchoolTour[] = tours
  .filter(({ category }) => category === schoolCategory)
  .map(({ slug, title, duration, location, participants, itinerary, includes }) => ({
    slug,
    title: plainTitle(title),
    duration,
    location,
    participants,
    itinerary,
    includes,
  }))
