const pad = (number: number) => String(number).padStart(2, '0')

/** A moment of the database, ISO 8601 or as PostgreSQL writes it, in ms since 1970; NaN for no moment. */
export function timeOf(moment: string): number {
  return new Date(moment.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).getTime()
}

/**
 * A moment of the database as a field of the kind `datetime-local` holds it, in this device's zone.
 *
 * @param moment as `timeOf` reads it; null for none
 * @returns `YYYY-MM-DDTHH:MM`, or an empty text
 */
export function toLocalTime(moment: string | null): string {
  if (moment === null) return ''
  const date = new Date(timeOf(moment))
  if (Number.isNaN(date.getTime())) return ''
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** The moment that a field of the kind `datetime-local` names, as ISO 8601; null for an empty one. */
export function fromLocalTime(local: string): string | null {
  const date = new Date(local)
  return local === '' || Number.isNaN(date.getTime()) ? null : date.toISOString()
}
