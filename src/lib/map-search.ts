/** Link to a map of `place`; phones open it in their map app. */
export function mapSearchLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
