import { nairobiClock } from './calendar-day'

type OpeningHours = { days: readonly number[]; opens: number; closes: number }

type OpeningState = {
  isOpen: boolean
  /** The next change: time of day, in hours, and weekday (Sunday being 0) of East Africa Time. */
  until: { hour: number; day: number }
}

/**
 * Whether the operator is open at `now`, and until when that lasts.
 *
 * @param hours times of day in hours (17.5 is half past five) of East Africa Time; at least one day of the
 *   week is open, and a day may have several spans
 */
export function openingState(now: Date, hours: readonly OpeningHours[]): OpeningState {
  const local = nairobiClock(now)
  const hour = local.getUTCHours() + local.getUTCMinutes() / 60
  const today = local.getUTCDay()
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = (today + ahead) % 7
    const times = hours
      .filter(({ days, closes }) => days.includes(day) && (ahead > 0 || hour < closes))
      .toSorted((one, other) => one.opens - other.opens)[0]
    if (!times) continue
    const isOpen = ahead === 0 && hour >= times.opens
    return { isOpen, until: { hour: isOpen ? times.closes : times.opens, day } }
  }
  throw new Error('No day of the week has opening hours.')
}
