const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** The size of a file as people say it, such as `310 KB` or `1.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 999_500) return `${whole.format(Math.max(1, bytes / 1000))} KB`
  return `${tenth.format(bytes / 1_000_000)} MB`
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** The day of a moment, as ISO 8601 or in ms since 1970; nothing where the moment cannot be read. */
export function dayOf(moment: string | number): string {
  const time = new Date(moment).getTime()
  return Number.isNaN(time) ? '' : day.format(time)
}
