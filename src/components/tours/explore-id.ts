/** Id of the button that opens a tour, so that the focus can return there. */
export function exploreId(slug: string): string {
  return `explore-${slug}`
}
