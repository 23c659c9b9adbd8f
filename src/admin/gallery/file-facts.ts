import { formatDay, formatNumber, formatOneDigit } from '../../lib/format'

/** The size of a file as people say it, such as `310 KB` or `1.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 999_500) return `${formatNumber(Math.max(1, bytes / 1000))} KB`
  return `${formatOneDigit(bytes / 1_000_000)} MB`
}

/** The day of a moment, as ISO 8601 or in ms since 1970; nothing where the moment cannot be read. */
export function dayOf(moment: string | number): string {
  const time = new Date(moment).getTime()
  return Number.isNaN(time) ? '' : formatDay(time)
}
