import { insetOf } from '../lib/map-inset'
import { mapStopsOf, type MapStop } from '../lib/map-stops'
import { plainTitle } from '../lib/tour-title'
import { cardPicture } from './card-picture'
import { mapPainting } from './map-painting'
import { mapPlaces, nairobi } from './map-places'
import type { CardPicture, Tour } from './model'
import { tours } from './tours'

// Precomputed by the build like `tour-cards.ts`: the page of the map needs neither the table of places nor
// the stories of the tours.

/** What the map says about a tour; the title without its emoji. */
export type MapTour = Pick<Tour, 'slug' | 'title' | 'duration' | 'location'>

const found = mapStopsOf<MapTour>(
  tours.map(({ slug, title, duration, location }) => ({
    slug,
    title: plainTitle(title),
    duration,
    location,
  })),
  mapPlaces,
  nairobi,
)

/** The places of the tours, the nearest to Nairobi first. */
export const mapStops: readonly MapStop<MapTour>[] = found.stops

/** The region in which the stops crowd together, drawn larger; undefined where none do. */
export const mapInset = insetOf(mapStops.map(({ dot }) => dot))

/** Tours whose location names no place that the map knows. */
export const toursOffMap: readonly MapTour[] = found.unplaced

/** Data of the painted map; `undefined` if it is not prepared. */
export const mapPicture: CardPicture | undefined = cardPicture(mapPainting)
