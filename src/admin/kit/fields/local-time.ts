const pad = (number: number) => String(number).padStart(2, '0')

/** Parses a timestamp, ISO 8601 or as PostgreSQL writes it, to ms since 1970; NaN if invalid. */
export function timeOf(moment: string): number {
  return new Date(moment.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).getTime()
}

/** Converts a timestamp to the value of a `datetime-local` input; '' for none. */
export function toLocalTime(moment: string | null): string {
  if (moment === null) return ''
  const date = new Date(timeOf(moment))
  if (Number.isNaN(date.getTime())) return ''
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** Converts the value of a `datetime-local` input to ISO 8601; null when empty. */
export function fromLocalTime(local: string): string | null {
  const date = new Date(local)
  return local === '' || Number.isNaN(date.getTime()) ? null : date.toISOString()
}
