import { wellFormed } from './clean-text'

/**
 * Link that opens a WhatsApp draft; the visitor still presses send.
 *
 * @param phone a number as people write it; the international prefix `00`, a Kenyan number with
 *   its trunk zero (`07…`) and `+254 (0)7…` all become plain international digits
 * @param text any text; halves of broken characters become U+FFFD instead of an error
 */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(wellFormed(text))}`
}

function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  return digits.replace(/^(?:254)?0/, '254')
}
