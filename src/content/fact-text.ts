import { chat } from '../lib/chat'
import { fillWords, type FactWord } from '../lib/fact-words'
import type { TextPart } from './model'
import { openingTimes } from './opening-hours'
import { site } from './site'

/** What stands in the place of each word in braces. */
const values: Readonly<Record<FactWord, string>> = {
  name: site.name,
  chat: chat.name,
  phone: site.phone,
  email: site.businessEmail,
  hours: openingTimes.map(({ times, days }) => `${times} ${days}`).join(', and '),
  responseHours: String(site.responseHours),
  discount: String(site.newsletterDiscount),
  imageConsentForm: site.imageConsentForm,
  dataWithdrawalForm: site.dataWithdrawalForm,
}

const links: Partial<Record<string, TextPart>> = {
  '{phone}': { name: site.phone, href: `tel:${site.phone.replace(/[^+\d]/g, '')}` },
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
