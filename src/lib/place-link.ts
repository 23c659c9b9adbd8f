/** Opens a place by its name in a map service. */
export const placeLink = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
