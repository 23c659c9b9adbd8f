import { nairobiClock } from './calendar-day'

type OpeningHours = { days: readonly number[]; opens: number; closes: number }

type OpeningState = {
  isOpen: boolean
  /** The next change: hour and weekday (Sunday being 0) of East Africa Time. */
  until: { hour: number; day: number }
}

/**
 * Whether the operator is open at `now`, and until when that lasts.
 *
 * @param hours whole hours of East Africa Time; at least one day of the week is open
 */
export function openingState(now: Date, hours: readonly OpeningHours[]): OpeningState {
  const local = nairobiClock(now)
  const hour = local.getUTCHours()
  const today = local.getUTCDay()
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = (today + ahead) % 7
    const times = hours.find(({ days }) => days.includes(day))
    if (!times || (ahead === 0 && hour >= times.closes)) continue
    const isOpen = ahead === 0 && hour >= times.opens
    return { isOpen, until: { hour: isOpen ? times.closes : times.opens, day } }
  }
  throw new Error('No day of the week has opening hours.')
}
