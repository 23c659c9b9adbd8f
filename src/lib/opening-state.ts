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
  const hoursOn = (day: number) => hours.find(({ days }) => days.includes(day % 7))
  const todaysHours = hoursOn(today)
  if (todaysHours && hour >= todaysHours.opens && hour < todaysHours.closes) {
    return { isOpen: true, until: { hour: todaysHours.closes, day: today } }
  }
  if (todaysHours && hour < todaysHours.opens) {
    return { isOpen: false, until: { hour: todaysHours.opens, day: today } }
  }
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((days) => hoursOn(today + days)) ?? 7
  return {
    isOpen: false,
    until: { hour: hoursOn(today + ahead)?.opens ?? 0, day: (today + ahead) % 7 },
  }
}
