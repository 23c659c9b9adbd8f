import { nairobiDay } from '../lib/calendar-day'

/** Hours after which a nightly build is missed: a day, and two hours for its start and its work. */
export const nightlyHours = 26

/** When a nightly build begins in Nairobi; `.github/workflows/publish.yml` says the same in UTC. */
const nightlyStart = '00:05:00+03:00'

const day = 86_400_000

/** The next moment at which a nightly build begins, in ms since 1970. */
export function nextNightly(now: number): number {
  const today = Date.parse(`${nairobiDay(new Date(now))}T${nightlyStart}`)
  return today > now ? today : today + day
}
