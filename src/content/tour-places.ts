import { mapStops } from './map-stops'
import { tours } from './tours'

// Precomputed by the build like `tour-cards.ts`: the dialog needs a line of the map, not the map.

/** What the map knows about a location. */
export type TourPlace = {
  /** Identity of its entry in the list of the map. */
  id: string
  /** `About 25 km north of Nairobi`; empty where a distance would say nothing. */
  where: string
}

/** The place on the map of each location that a tour names. */
export const tourPlaces: Readonly<Record<string, TourPlace>> = Object.fromEntries(
  tours.flatMap(({ slug, location }) => {
    const stop = mapStops.find((candidate) => candidate.tours.some((tour) => tour.slug === slug))
    return stop ? [[location, { id: stop.id, where: stop.where }] as const] : []
  }),
)
