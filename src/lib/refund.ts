import { dayNumber } from './calendar-day'
import { counted } from './format'

export type RefundRule = {
  /** Fewest whole days between the cancellation and the trip. */
  minDays: number
  /** Share of the price that is paid back. */
  percent: number
  /** The same in words, without a full stop. */
  refund: string
}

type RefundDates = {
  /** First day of the trip as `YYYY-MM-DD`; '' when none is chosen. */
  trip: string
  /** Day of the cancellation; '' for today. */
  cancelled: string
  /** The day it is in Nairobi. */
  today: string
}

export type RefundAnswer = {
  /** What the visitor reads. */
  sentence: string
  /** Days from the cancellation to the trip, where there is a refund to speak of. */
  days?: number
  percent?: number
}

/**
 * What a cancelled trip pays back. Whole calendar days count, not hours: the same answer at any
 * time of the day and in every time zone.
 *
 * @param rules from the longest notice to the shortest; the last begins at 0 days
 * @returns an answer for every input; without days and percent it asks for other dates
 */
export function refundFor(rules: readonly RefundRule[], dates: RefundDates): RefundAnswer {
  const { trip, cancelled, today } = dates
  if (trip === '')
    return { sentence: 'Choose the first day of your trip to see what you get back.' }
  const tripDay = dayNumber(trip)
  const cancelDay = dayNumber(cancelled || today)
  if (tripDay === null || cancelDay === null) {
    return { sentence: 'We cannot read this date. Give a day, a month and a year.' }
  }
  const days = tripDay - cancelDay
  if (days < 0) return { sentence: cancelled ? tooLate : past }
  const rule = rules.find(({ minDays }) => days >= minDays)
  if (!rule) return { sentence: past }
  return { days, percent: rule.percent, sentence: `${noticeOf(days)} ${rule.refund}.` }
}

const past = 'This date has passed. Choose a later one, or add the day you cancelled.'
const tooLate = 'This trip begins before the day of the cancellation. Check both dates.'

function noticeOf(days: number): string {
  if (days === 0) return 'You tell us on the day of the trip.'
  return `You tell us ${counted(days, 'day')} before the trip.`
}
