export const dayMs = 86_400_000
/** Kenya keeps three hours ahead of UTC the whole year round. */
const nairobiOffsetMs = 3 * 3_600_000

/**
 * Number of a calendar day, counted from 1970-01-01; the same in every time zone.
 *
 * @param day `YYYY-MM-DD`; anything else, and days that no calendar has, give null
 */
export function dayNumber(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const time = Date.parse(`${day}T00:00:00Z`)
  // Some engines read February 30 as March 2.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return null
  return time / dayMs
}

/** The moment `now` as a clock in Nairobi shows it: read day and hour with the UTC methods. */
export function nairobiClock(now: Date): Date {
  return new Date(now.getTime() + nairobiOffsetMs)
}

/** The calendar day in Nairobi at the moment `now`, as `YYYY-MM-DD`. */
export function nairobiDay(now: Date): string {
  return nairobiClock(now).toISOString().slice(0, 10)
}

/**
 * The moment at which a calendar day is over in Nairobi, ISO 8601.
 *
 * @param day `YYYY-MM-DD`; anything else gives null
 */
export function endOfNairobiDay(day: string): string | null {
  const number = dayNumber(day)
  return number === null ? null : new Date((number + 1) * dayMs - nairobiOffsetMs).toISOString()
}

/** The last calendar day in Nairobi before a moment (ISO 8601), as `YYYY-MM-DD`. */
export function lastNairobiDayBefore(moment: string): string {
  return nairobiDay(new Date(Date.parse(moment) - 1))
}
