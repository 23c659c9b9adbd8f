/** The opening hours of `site.hours` in numbers; whole hours of East Africa Time. */
export const openingHours: readonly OpeningHours[] = [
  { days: [1, 2, 3, 4, 5], opens: 9, closes: 17 },
  { days: [6, 0], opens: 9, closes: 15 },
]

type OpeningHours = {
  /** Days of the week, Sunday being 0. */
  days: readonly number[]
  /** First hour that is open. */
  opens: number
  /** First hour that is closed again. */
  closes: number
}
