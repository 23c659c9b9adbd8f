/**
 * The digits of a whole number as people write it: `12,500` and `12 500` give `12500`. What is not one, or
 * can be read in two ways (`12.500`, `12,5`), comes back as it was typed.
 */
export function plainDigits(typed: string): string {
  const text = typed.trim()
  return /^\d{1,3}([,\s])\d{3}(?:\1\d{3})*$/.test(text) ? text.replace(/\D/g, '') : text
}
