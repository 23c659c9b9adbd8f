import { formatDay, formatNumber, formatOneDigit } from '../../lib/format'

/** A file size for display, such as `310 KB` or `1.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 999_500) return `${formatNumber(Math.max(1, bytes / 1000))} KB`
  return `${formatOneDigit(bytes / 1_000_000)} MB`
}

/** Formats the day of a timestamp (ISO 8601, or ms since 1970); an empty string if it is invalid. */
export function dayOf(timestamp: string | number): string {
  const time = new Date(timestamp).getTime()
  return Number.isNaN(time) ? '' : formatDay(time)
}
