/**
 * Digits of a number as people write it, with the country: the international prefix `00`, a Kenyan number with
 * its trunk zero (`07…`) and `+254 (0)7…` all become plain international digits.
 */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  return digits.replace(/^(?:254)?0/, '254')
}

/** Link that calls a number as people write it, from any country; see `internationalDigits`. */
export function phoneLink(phone: string): string {
  return `tel:+${internationalDigits(phone)}`
}
