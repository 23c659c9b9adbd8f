import { cleanLine, wellFormed } from './clean-text'
import { shortenUntil } from './shorten-until'

/** Mail apps and the systems between cut or refuse longer addresses. */
const maxLength = 7999

/**
 * Link that opens the mail app with a new message; the visitor still presses send.
 *
 * @param address mailbox of the operator
 * @param subject one line; line breaks and control characters become blanks
 * @param body text of several lines; halves of broken characters become U+FFFD, and what makes
 *   the link 8000 characters or longer is cut off with "…"
 */
export function mailtoLink(address: string, subject: string, body?: string): string {
  const to = encodeURIComponent(cleanLine(address)).replaceAll('%40', '@')
  const start = `mailto:${to}?subject=${encode(cleanLine(subject))}`
  if (!body) return start
  const linkWith = (text: string) => `${start}&body=${encode(text)}`
  return linkWith(shortenUntil(wellFormed(body), (text) => linkWith(text).length <= maxLength))
}

/** Line breaks as RFC 6068 wants them. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\r\n?|\n/g, '\r\n'))
}
