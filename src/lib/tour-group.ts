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

/** Whether a group size counts people; `15-50 students` and `1-50 couples` count something else. */
export function countsPeople(participants: string): boolean {
  return /\d\+?$/.test(participants.trim())
}

/** Whether a group size counts students, as that of a tour for schools does. */
export function countsStudents(participants: string): boolean {
  return /\b(?:student|pupil|learner)s?\b/i.test(participants)
}

/** A group size in words: `4-150 people`, `15-50 students`. */
export function groupSize(participants: string): string {
  return countsPeople(participants) ? `${participants} people` : participants
}

/** Whether a tour accepts `people` people; a size without a range accepts any number. */
export function takesGroup(participants: string, people: number): boolean {
  const range = groupRange(participants)
  return !range || (people >= range.min && people <= range.max)
}
