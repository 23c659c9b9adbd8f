/** Link to a map of `place`, in the map app where a phone has one. Nothing is loaded by it. */
export function mapSearchLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
