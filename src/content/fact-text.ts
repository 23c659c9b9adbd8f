import { chat } from '../lib/chat'
import { fillWords, type FactWord } from '../lib/fact-words'
import { phoneLink } from '../lib/phone-number'
import type { FactsOf } from './collections/facts/sheets'
import type { TextPart } from './model'
import { hoursInWords } from './opening-hours'
import { site } from './site'

/**
 * What stands in the place of each word in braces.
 *
 * @param company the facts of the company: those of the site, or those that the studio has saved
 */
export const factValues = (company: FactsOf<'company'>): Readonly<Record<FactWord, string>> => ({
  name: company.name,
  chat: chat.name,
  phone: company.phone,
  email: company.businessEmail,
  hours: hoursInWords(company.openingHours)
    .map(({ times, days }) => `${times} ${days}`)
    .join(', and '),
  responseHours: String(company.responseHours),
  discount: String(company.newsletterDiscount),
  imageConsentForm: company.imageConsentForm,
  dataWithdrawalForm: company.dataWithdrawalForm,
})

const values = factValues(site)

const links: Partial<Record<string, TextPart>> = {
  '{phone}': { name: site.phone, href: phoneLink(site.phone) },
  '{email}': { name: site.businessEmail, href: `mailto:${site.businessEmail}` },
}

/** A text with its facts. */
export const filled = (text: string): string => fillWords(text, values)

/** A text with its facts; phone number and mailbox become links. */
export function filledParts(parts: readonly TextPart[]): TextPart[] {
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return { name: filled(part.name), href: filled(part.href) }
    const pieces = part.split(/(\{(?:phone|email)\})/)
    return pieces.filter(Boolean).map((piece) => links[piece] ?? filled(piece))
  })
}

/** A value with the facts in all its texts. */
export function filledAll<Value>(value: Value): Value {
  const fill = (found: unknown): unknown => {
    if (typeof found === 'string') return filled(found)
    if (Array.isArray(found)) return found.map(fill)
    if (typeof found !== 'object' || found === null) return found
    return Object.fromEntries(Object.entries(found).map(([key, inner]) => [key, fill(inner)]))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- texts stay texts
  return fill(value) as Value
}
