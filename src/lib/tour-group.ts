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
