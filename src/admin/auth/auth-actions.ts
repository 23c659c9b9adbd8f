import { getClient, getSignUpClient } from '../data/client'
import { authErrorCode, authFailureText, logFailure } from '../data/errors'
import type { LoginValues, SignUpValues } from './auth-schema'

/** Stands where nobody can sign up. */
export const byInvitationText =
  'Accounts are made by invitation. Ask an admin of the studio to invite you.'

/** Outcome of an attempt; `failure` is a text for people. */
export type AuthOutcome =
  | { failure: string; isUnconfirmed?: boolean }
  | { failure?: never; needsConfirmation: boolean }

/** The proof of a captcha as the auth library takes it; nothing where there is none. */
function proofOf(captchaToken: string | undefined) {
  return captchaToken === undefined ? {} : { captchaToken }
}

/** Opens a session. Who it belongs to is told by the session watch. */
export async function logIn(
  { email, password }: LoginValues,
  captchaToken?: string,
): Promise<AuthOutcome> {
  const fallback = 'Failed to log in'
  try {
    const { error } = await getClient().auth.signInWithPassword({
      email,
      password,
      options: proofOf(captchaToken),
    })
    if (!error) return { needsConfirmation: false }
    const isUnconfirmed = authErrorCode(error) === 'email_not_confirmed'
    return { failure: authFailureText(error, fallback), isUnconfirmed }
  } catch (error) {
    return { failure: authFailureText(error, fallback) }
  }
}

/**
 * Creates an account and leaves nobody signed in: a session that the server opens with the
 * account is closed again at once.
 */
export async function signUp(
  { fullName, email, password }: SignUpValues,
  captchaToken?: string,
): Promise<AuthOutcome> {
  const fallback = 'Failed to create account'
  try {
    const { auth } = getSignUpClient()
    const { data, error } = await auth.signUp({
      email,
      password,
      options: { data: { full_name: fullName }, ...proofOf(captchaToken) },
    })
    if (authErrorCode(error) === 'signup_disabled') return { failure: byInvitationText }
    if (error) return { failure: authFailureText(error, fallback) }
    if (data.session) await auth.signOut({ scope: 'local' })
    return { needsConfirmation: data.session === null }
  } catch (error) {
    return { failure: authFailureText(error, fallback) }
  }
}

/** The text of a failure, or nothing when all went well. */
export type Failure = string | undefined

/** Runs one call of the auth library and puts what went wrong into words. */
export async function tryAuth(
  fallback: string,
  call: () => Promise<{ error: unknown }>,
): Promise<Failure> {
  try {
    const { error } = await call()
    return error ? authFailureText(error, fallback) : undefined
  } catch (error) {
    return authFailureText(error, fallback)
  }
}

/** Address of the login page, which the links of the mails lead to. */
const linkTarget = () => `${window.location.origin}/auth`

/**
 * Asks for a mail with a link to a new password. The answer is the same whether the address has an
 * account; a limit that only an account can reach is kept quiet about for that reason.
 */
export function askForPasswordLink(email: string, captchaToken?: string): Promise<Failure> {
  return tryAuth('The request could not be sent. Please try again.', async () => {
    const { error } = await getClient().auth.resetPasswordForEmail(email, {
      redirectTo: linkTarget(),
      ...proofOf(captchaToken),
    })
    if (authErrorCode(error) !== 'over_email_send_rate_limit') return { error }
    logFailure('Sending a mail', error)
    return { error: null }
  })
}

/** Sends the mail that confirms a new account once more. */
export function resendConfirmation(email: string, captchaToken?: string): Promise<Failure> {
  return tryAuth('The mail could not be sent. Please try again.', () =>
    getClient().auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: linkTarget(), ...proofOf(captchaToken) },
    }),
  )
}

/** Proves the second factor of the person who has just given the password. */
export function proveSecondFactor(code: string): Promise<Failure> {
  return tryAuth('The code could not be checked. Please try again.', async () => {
    const { mfa } = getClient().auth
    const { data, error } = await mfa.listFactors()
    const factor = data?.totp[0]
    if (error || !factor) return { error: error ?? new Error('No second factor was found.') }
    return mfa.challengeAndVerify({ factorId: factor.id, code })
  })
}
