import { wellFormed } from './clean-text'
import { internationalDigits } from './phone-number'

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
 * @param phone a number as people write it, see `internationalDigits`; with '' the visitor chooses who gets the
 *   draft
 * @param text any text; halves of broken characters become U+FFFD instead of an error
 */
export function chatAddress(phone: string, text: string): string {
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(wellFormed(text))}`
}
