import { tours } from './tours'

// Precomputed by the build like `tour-cards.ts`: the router needs the slugs only.

/** Slugs of all tours, in order. */
export const tourSlugs: readonly string[] = tours.map((tour) => tour.slug)
