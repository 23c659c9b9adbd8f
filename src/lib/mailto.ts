import { cleanLine, wellFormed } from './clean-text'
import { shortenUntil } from './shorten-until'

/** Mail apps and operating systems cut or refuse longer URLs. */
const maxLength = 7999

/**
 * Link that opens the mail app with a draft; the visitor still presses send.
 *
 * @param address email address of the operator
 * @param subject one line; line breaks and control characters become spaces
 * @param body text of several lines; lone surrogates become U+FFFD, and the end is replaced by "…"
 *   where the link would reach 8000 characters
 */
export function mailtoLink(address: string, subject: string, body?: string): string {
  const to = encodeURIComponent(cleanLine(address)).replaceAll('%40', '@')
  const start = `mailto:${to}?subject=${encode(cleanLine(subject))}`
  if (!body) return start
  const linkWith = (text: string) => `${start}&body=${encode(text)}`
  return linkWith(shortenUntil(wellFormed(body), (text) => linkWith(text).length <= maxLength))
}

/** Encodes with the line breaks that RFC 6068 requires. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\r\n?|\n/g, '\r\n'))
}
