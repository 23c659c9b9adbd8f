const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** The size of a file as people say it, such as `310 KB` or `1.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 999_500) return `${whole.format(Math.max(1, bytes / 1000))} KB`
  return `${tenth.format(bytes / 1_000_000)} MB`
}
