import { wellFormed } from './clean-text'

/** The chat service by which visitors write to the operator; `docs/how-to/change-the-chat-channel.md`. */
export const chat = {
  /** What people call it. */
  name: 'WhatsApp',
  /** Longest text of one message. */
  maxLength: 4096,
  /** Longest text once it is encoded: the whole link stays under the 8000 characters that servers accept. */
  maxEncodedLength: 7900,
} as const

/**
 * Link that opens a draft in the chat; the visitor still presses send.
 *
 * @param phone a number as people write it; the international prefix `00`, a Kenyan number with
 *   its trunk zero (`07…`) and `+254 (0)7…` all become plain international digits; with '' the visitor
 *   chooses who gets the draft
 * @param text any text; halves of broken characters become U+FFFD instead of an error
 */
export function chatAddress(phone: string, text: string): string {
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(wellFormed(text))}`
}

function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  return digits.replace(/^(?:254)?0/, '254')
}
