import { dayNumber, dayMs } from './calendar-day'

/**
 * How the site and the studio write dates, times and numbers, in one place. Month first and written
 * out or shortened, as the articles have it, so no day can be taken for a month.
 */
const locale = 'en-US'

const numberFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const oneDigitFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
const percentFormat = new Intl.NumberFormat(locale, { style: 'percent' })
const longDayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const fullDayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' })

/** A number without fractions: `1234.5` gives `1,235`. */
export const formatNumber = (number: number) => numberFormat.format(number)

/** A number with one digit after the point where it needs one: `1.44` gives `1.4`. */
export const formatOneDigit = (number: number) => oneDigitFormat.format(number)

/** A share of 1 as a percentage: `0.5` gives `50%`. */
export const formatPercent = (share: number) => percentFormat.format(share)

/** A number of things: `1 tour`, `1,200 tours`. @param many where it is not `one` with an s */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** `1 person`, `60 people` */
export const headsOf = (people: number): string => (people === 1 ? '1 person' : `${people} people`)

/** A sentence as it goes on inside another: with a small first letter. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A day as people read it: `2026-11-03` gives `November 3, 2026`. What is no day comes back. */
export function longDate(day: string): string {
  const number = dayNumber(day)
  return number === null ? day : longDayFormat.format(number * dayMs)
}

/** A day with its weekday: `2026-12-12` gives `Saturday, December 12, 2026`. What is no day comes back. */
export function fullDate(day: string): string {
  const number = dayNumber(day)
  return number === null ? day : fullDayFormat.format(number * dayMs)
}

/** The day of a moment (ms since 1970) in the zone of this device: `Nov 3, 2026`. */
export const formatDay = (moment: number) => dayFormat.format(moment)

/** The time of day of a moment (ms since 1970) in the zone of this device: `14:05`. */
export const formatTime = (moment: number) => timeFormat.format(moment)

/** A moment (ms since 1970) in the zone of this device: `Nov 3, 2026, 14:05`. */
export const formatMoment = (moment: number) => `${formatDay(moment)}, ${formatTime(moment)}`

/** How finely opening times are told, in hours. */
export const hourStep = 0.5

/** A time of day in hours since midnight, as a clock with AM and PM shows it: `9 AM`, `5:30 PM` for 17.5. */
export function formatHour(hour: number): string {
  const minutes = Math.round((hour % 1) * 60)
  const past = minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''
  return `${Math.floor(hour) % 12 || 12}${past} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The name of a day of the week, Sunday being 0. */
export const dayName = (day: number): string => dayNames[day % 7] ?? ''

/** Names in a sentence: `Lari`, `Lari and Kijabe`, `Lari, Kijabe and Limuru`. */
export const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
