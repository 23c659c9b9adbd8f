const dayMs = 86_400_000
/** Kenya knows no summer time. */
const nairobiOffsetMs = 3 * 3_600_000

const longFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
})

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

/** A day as people read it: `2026-11-03` gives `November 3, 2026`. What is no day comes back. */
export function longDate(day: string): string {
  const number = dayNumber(day)
  return number === null ? day : longFormat.format(number * dayMs)
}

/** The calendar day in Nairobi at the moment `now`, as `YYYY-MM-DD`. */
export function nairobiDay(now: Date): string {
  return new Date(now.getTime() + nairobiOffsetMs).toISOString().slice(0, 10)
}
