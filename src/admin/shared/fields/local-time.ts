const pad = (number: number) => String(number).padStart(2, '0')

/**
 * A moment of the database as a field of the kind `datetime-local` holds it, in this device's zone.
 *
 * @param moment ISO 8601, or as PostgreSQL writes it (`2026-11-21 04:09:39.759+00`); null for none
 * @returns `YYYY-MM-DDTHH:MM`, or an empty text
 */
export function toLocalTime(moment: string | null): string {
  if (moment === null) return ''
  const iso = moment.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** The moment that a field of the kind `datetime-local` names, as ISO 8601; null for an empty one. */
export function fromLocalTime(local: string): string | null {
  const date = new Date(local)
  return local === '' || Number.isNaN(date.getTime()) ? null : date.toISOString()
}
