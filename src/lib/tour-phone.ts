/**
 * A Kenyan number in its international form, for example `+254 712 345 678`.
 *
 * @param typed a number as people write it: `0712 345 678`, `254712345678`, `+254 (0)712-345-678`
 * @param kind `mobile` leaves every other number alone, since visitors may live in any country; `any`
 *   takes whoever writes for a Kenyan, so that `020 212 3456` is a number in Nairobi
 * @returns undefined when the number is in that form already, and when it is not a Kenyan number of
 *   this kind, which is not an error
 */
export function kenyanNumber(typed: string, kind: 'mobile' | 'any' = 'mobile'): string | undefined {
  const signs = typed.replace(/[\s().-]/g, '')
  const [, digits] = /^(?:\+?2540?|002540?|0)([1-9]\d{8})$/.exec(signs) ?? []
  if (digits === undefined || signs === `+254${digits}`) return undefined
  if (kind === 'mobile' && !/^[17]/.test(digits)) return undefined
  const area = /^[2-6]/.test(digits) ? 2 : 3
  return `+254 ${digits.slice(0, area)} ${digits.slice(area, area + 3)} ${digits.slice(area + 3)}`
}

/** What a number that nobody could call is answered with. */
export const phoneAdvice =
  'Enter a phone number with its area or country code, for example 0722 123 456.'

/** How a number begins that must have so many digits: Kenya's mobile numbers, with and without its code. */
const wholeFrom = [
  { start: /^0[17]/, digits: 10 },
  { start: /^254[17]/, digits: 12 },
  { start: /^00254[17]/, digits: 14 },
]

/**
 * Whether a text may be a phone number: at least seven digits and no letters, and no digit missing where the
 * number says how many there are.
 */
export function looksLikePhone(typed: string): boolean {
  const digits = (typed.match(/\p{Nd}/gu) ?? []).join('')
  const least = wholeFrom.find(({ start }) => start.test(digits))?.digits ?? 7
  return digits.length >= least && !/\p{L}/u.test(typed)
}
