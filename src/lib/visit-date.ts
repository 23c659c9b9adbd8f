import { dayNumber } from './calendar-day'

/**
 * What is wrong with the day of a visit, as a sentence; undefined if nothing is, also where none was chosen.
 *
 * @param date `YYYY-MM-DD` as a date field gives it, or ''
 * @param today the day in Nairobi, `YYYY-MM-DD`
 * @param isBroken whether the field holds something that is no day, such as February 31 or a year without a
 *   month; its value is then ''
 */
export function dateFault(date: string, today: string, isBroken = false): string | undefined {
  if (isBroken || (date !== '' && dayNumber(date) === null)) {
    return 'This date is incomplete or does not exist. Correct it or leave it empty.'
  }
  return date !== '' && date < today
    ? 'This date has passed. Please choose a later one.'
    : undefined
}
