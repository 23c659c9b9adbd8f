import { plainTitle } from '../lib/tour-title'
import type { Tour } from './model'
import { tours } from './tours'

// Precomputed by the build like `tour-cards.ts`: lists of tours need neither pictures nor texts.

/** What one line says about a tour; the title without its emoji. */
export type TourLine = Pick<
  Tour,
  'id' | 'slug' | 'title' | 'duration' | 'location' | 'participants'
>

/** All tours in the order of the site. */
export const tourLines: readonly TourLine[] = tours.map(
  ({ id, slug, title, duration, location, participants }) => ({
    id,
    slug,
    title: plainTitle(title),
    duration,
    location,
    participants,
  }),
)
