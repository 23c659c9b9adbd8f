import { groupRange, takesGroup } from './tour-group'

// Apart from `tour-group`, which every list of tours loads: only a form and a filter by group size need these words.

/** Whether a group size counts people; `15-50 students` and `1-50 couples` count something else. */
export function countsPeople(participants: string): boolean {
  return /\d\+?$/.test(participants.trim())
}

/**
 * A sentence for a group that is smaller or larger than the tour's range, else undefined.
 *
 * @param people what was typed; undefined for anything but a whole number
 */
export function groupAdvice(participants: string, people: string): string | undefined {
  const typed = people.trim()
  if (!/^\d{1,9}$/.test(typed) || takesGroup(participants, Number(typed))) return undefined
  const range = groupRange(participants)
  const size = countsPeople(participants) ? `${participants} people` : participants
  const heads =
    range && /\bcouples?\b/i.test(participants) ? `, that is ${range.min}-${range.max} people` : ''
  return `This tour takes ${size}${heads}. For other group sizes, ask us.`
}

/**
 * What a group that is too small or too large for a tour can ask for; undefined if the tour takes it.
 *
 * @param people a whole number from 1
 */
export function groupHint(participants: string, people: number): string | undefined {
  const range = groupRange(participants)
  if (!range || takesGroup(participants, people)) return undefined
  if (people < range.min) return `Needs ${range.min} people: ask to join others.`
  const groups = people <= 2 * range.max ? 'two groups' : 'several groups'
  return `Takes up to ${range.max} at once: ask for ${groups}.`
}
