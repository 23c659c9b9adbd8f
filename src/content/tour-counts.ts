import { tours } from './tours'

// Precomputed by the build like `tour-cards.ts`: the services need the numbers only.

/** How many tours a category has, by its name; a category without tours is left out. */
export const tourCounts: Readonly<Record<string, number>> = tours.reduce<Record<string, number>>(
  (counts, { category }) => ({ ...counts, [category]: (counts[category] ?? 0) + 1 }),
  {},
)
