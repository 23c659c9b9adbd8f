/** How many people a tour takes, both ends included. */
export type GroupRange = { min: number; max: number }

/**
 * Parses a group size as editors write it: `4-150`, `15-50 students`, `1-50 couples` (2 to 100
 * people), `6+`. Undefined when it contains no range; callers then accept any group.
 */
export function groupRange(participants: string): GroupRange | undefined {
  const [, from, to] = /(\d{1,6})\s*(?:[-–—]|to)\s*(\d{1,6})/.exec(participants) ?? []
  const [, least] = /(\d{1,6})\s*\+/.exec(participants) ?? []
  const min = from ?? least
  if (min === undefined) return undefined
  const heads = /\bcouples?\b/i.test(participants) ? 2 : 1
  return { min: Number(min) * heads, max: to === undefined ? Infinity : Number(to) * heads }
}

/** Whether a tour accepts `people` people; a size without a range accepts any number. */
export function takesGroup(participants: string, people: number): boolean {
  const range = groupRange(participants)
  return !range || (people >= range.min && people <= range.max)
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
  const isInHeads = /\d\+?$/.test(participants.trim())
  const size = isInHeads ? `${participants} people` : participants
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
