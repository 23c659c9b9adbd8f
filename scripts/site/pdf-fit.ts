type Day = { itinerary: readonly string[]; includes: readonly string[] }

/**
 * The longest form of a tour that passes: its stations and inclusions are shortened together, with a line that
 * says how many more there are and where. What does not pass without them stays as short: content never stops
 * a build.
 *
 * @param passes whether a tour fits on its page
 * @param address where all of them stand
 */
export function shortenDay<Tour extends Day>(
  tour: Tour,
  passes: (tour: Tour) => boolean,
  address: string,
): Tour {
  let count = Math.max(tour.itinerary.length, tour.includes.length)
  let day = tour
  while (count > 0 && !passes(day)) {
    count--
    day = {
      ...tour,
      itinerary: firstOf(tour.itinerary, count, address),
      includes: firstOf(tour.includes, count, address),
    }
  }
  return day
}

/** The first items, and how many more are at an address. */
function firstOf(items: readonly string[], count: number, address: string): string[] {
  if (items.length <= count) return [...items]
  return [...items.slice(0, count), `${items.length - count} more at ${address}`]
}
