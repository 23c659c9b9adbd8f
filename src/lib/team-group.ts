import { takesGroup } from './tour-group'

type TeamTour = { title: string; participants: string }

type Discount = { percent: number; from: number }

/** A number of people as it was typed; undefined for anything but a whole number from 1. */
export function typedPeople(text: string): number | undefined {
  const digits = text.trim()
  return /^\d{1,6}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined
}

/** Whether the discount applies to a group; never if the discount is not known. */
export function hasDiscount(people: number, { percent, from }: Discount): boolean {
  return percent > 0 && people >= from
}

/** A sentence that says whether the discount applies; undefined if the discount is not known. */
export function discountSentence(people: number, discount: Discount): string | undefined {
  const { percent, from } = discount
  if (!percent) return undefined
  const group = people === 1 ? '1 person' : `${people} people`
  return hasDiscount(people, discount)
    ? `${group}: the group discount of ${percent}% applies.`
    : `${group}: the group discount of ${percent}% begins at ${from} people.`
}

/** A sentence that names the tours for a group of this size. */
export function toursSentence(people: number, tours: readonly TeamTour[]): string {
  const names = tours.filter((tour) => takesGroup(tour.participants, people))
  if (names.length === 0) return 'No tour takes your group at once. Ask us: we look for a way.'
  return `Tours that take your group: ${names.map(({ title }) => title).join(', ')}.`
}
