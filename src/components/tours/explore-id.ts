/** Id of the button that opens a tour; the dialog returns the focus to it. */
export function exploreId(slug: string): string {
  return `explore-${slug}`
}
