import { tours } from './tours'

// Evaluated by the build like `tour-cards.ts`: the router needs to know the addresses, no more.

/** Last part of every tour's address, in order. */
export const tourSlugs: readonly string[] = tours.map((tour) => tour.slug)
