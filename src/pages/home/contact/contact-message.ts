import { cleanLine, cleanText } from '../../../lib/clean-text'
import { isEmailAddress } from '../../../lib/email-address'
import { shortenUntil } from '../../../lib/shorten-until'

/** Values of the contact form; the tour type is one of `tourTypes` or ''. */
export type ContactValues = { name: string; email: string; tourType: string; message: string }

/** Error sentences by field. */
export type ContactErrors = { [Field in 'name' | 'email' | 'message']?: string }

/** Longest encoded body: with recipient and subject the link stays under 8000 characters. */
const maxEncodedLength = 7500

/** Validates the required fields; white space does not count as a value. */
export function checkContact({ name, email, message }: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  if (!cleanLine(name)) errors.name = 'Enter your name.'
  if (!cleanLine(email)) errors.email = 'Enter your email address.'
  else if (!isEmailAddress(cleanLine(email))) {
    errors.email = 'Enter an email address like name@example.com'
  }
  if (!cleanText(message)) errors.message = 'Enter your message.'
  return errors
}

/** Whether a required field is empty, as opposed to invalid. */
export function isContactIncomplete({ name, email, message }: ContactValues): boolean {
  return !cleanLine(name) || !cleanLine(email) || !cleanText(message)
}

/**
 * The email that the contact form composes.
 *
 * @returns `text` is the complete text; `body` is the same with the message shortened to fit into a
 *   link
 */
export function composeContact(
  { name, email, tourType, message }: ContactValues,
  at: Date,
): { subject: string; body: string; text: string } {
  const kind = cleanLine(tourType)
  const words = cleanText(message)
  const compose = (part: string) =>
    [
      `Name: ${cleanLine(name)}`,
      `Email: ${cleanLine(email)}`,
      `Tour Type: ${kind || 'Not specified'}`,
      '',
      'Message:',
      part,
      '',
      `Timestamp: ${at.toISOString()}`,
      'Source: Contact page',
    ].join('\n')
  const fits = (part: string) =>
    encodeURIComponent(compose(part).replaceAll('\n', '\r\n')).length <= maxEncodedLength
  return {
    subject: `Contact Form Submission - ${kind || 'General Inquiry'}`,
    body: compose(shortenUntil(words, fits)),
    text: compose(words),
  }
}
