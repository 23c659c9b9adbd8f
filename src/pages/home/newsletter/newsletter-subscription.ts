import * as z from 'zod/mini'
import { site } from '../../../content/site'
import { cleanLine } from '../../../lib/clean-text'
import { isEmailAddress } from '../../../lib/email-address'
import { mailtoLink } from '../../../lib/mailto'

/** An email to the operator that asks for a subscription. */
export type SubscriptionMail = { body: string; href: string }

type Outcome =
  | { isSubscribed: true; mail: SubscriptionMail }
  /** `problem` is a sentence to show. */
  | { isSubscribed: false; problem: string }

const addressSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.refine(isEmailAddress, { error: 'Please enter a valid email address' }),
  )

/** Parses an email address or throws, like a zod schema. */
type AddressParser = { parse: (typed: string) => string }

/**
 * Composes the email that subscribes an address and hands it over. `handOver` is called before this
 * function awaits anything: opening a mail app must be synchronous with the user gesture.
 *
 * @param handOver opens the mail app
 * @param parser throws a zod error with the message to show, or anything else
 */
export async function subscribe(
  typed: string,
  handOver: (href: string) => void | Promise<void>,
  parser: AddressParser = addressSchema,
): Promise<Outcome> {
  let email: string
  try {
    email = parser.parse(cleanLine(typed))
  } catch (error) {
    return { isSubscribed: false, problem: problemOf(error) }
  }
  const mail = composeSubscription(email, new Date())
  try {
    await handOver(mail.href)
  } catch {
    return { isSubscribed: false, problem: 'Something went wrong. Please try again.' }
  }
  return { isSubscribed: true, mail }
}

function problemOf(error: unknown): string {
  const message = error instanceof z.core.$ZodError ? error.issues[0]?.message : undefined
  return message ?? 'Invalid email format'
}

function composeSubscription(email: string, at: Date): SubscriptionMail {
  const body = `Email: ${email}\nTimestamp: ${at.toISOString()}\nSource: Homepage popup`
  return { body, href: mailtoLink(site.infoEmail, 'New Newsletter Subscription', body) }
}
