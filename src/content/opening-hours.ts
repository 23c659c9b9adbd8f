import { dayName, formatHour, listed } from '../lib/format'
import { site } from './site'

type OpeningHours = (typeof site.openingHours)[number]

/** A time of day by which a choice offers it: `9 AM`, `12 AM (midnight)` for the end of a day. */
export const hourName = (hour: number): string =>
  formatHour(hour) + (hour === 24 ? ' (midnight)' : '')

/** A range such as `Monday to Friday` for three or more consecutive days; otherwise a list of days. */
function daysInWords(days: readonly number[]): string {
  const [first = 0, ...others] = days
  const isRun = others.every((day, index) => day === (first + index + 1) % 7)
  return isRun && others.length > 1
    ? `${dayName(first)} to ${dayName(others.at(-1) ?? first)}`
    : listed(days.map(dayName))
}

/** Opening hours for display, one entry for each span: `9 AM-5 PM`, `Monday to Friday`. */
export const hoursInWords = (
  hours: readonly OpeningHours[],
): readonly { times: string; days: string }[] =>
  hours.map(({ days, opens, closes }) => ({
    times: `${formatHour(opens)}-${formatHour(closes)}`,
    days: daysInWords(days),
  }))

/** The opening hours of the site, for display. */
export const openingTimes = hoursInWords(site.openingHours)
