import { getClient, getSignUpClient } from '../data/client'
import { authErrorCode, authFailureText, logFailure } from '../data/errors'
import type { LoginValues, SignUpValues } from './auth-schema'

/** Shown instead of the sign-up form. */
export const inviteOnlyText =
  'Accounts are made by invitation. Ask an admin of the studio to invite you.'

/** Result of a login or a sign-up; `failure` is a text to show. */
export type AuthOutcome =
  | { failure: string; isUnconfirmed?: boolean }
  | { failure?: never; needsConfirmation: boolean }

/** The captcha token as an option of the auth library. */
function captchaOption(captchaToken: string | undefined) {
  return captchaToken === undefined ? {} : { captchaToken }
}

/** Starts a session; `useSessionWatch` reports whose it is. */
export async function logIn(
  { email, password }: LoginValues,
  captchaToken?: string,
): Promise<AuthOutcome> {
  const fallback = 'Failed to log in'
  try {
    const { error } = await getClient().auth.signInWithPassword({
      email,
      password,
      options: captchaOption(captchaToken),
    })
    if (!error) return { needsConfirmation: false }
    const isUnconfirmed = authErrorCode(error) === 'email_not_confirmed'
    return { failure: authFailureText(error, fallback), isUnconfirmed }
  } catch (error) {
    return { failure: authFailureText(error, fallback) }
  }
}

/**
 * Creates an account without signing in: if the server starts a session with the account, it is ended
 * at once.
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
      options: { data: { full_name: fullName }, ...captchaOption(captchaToken) },
    })
    if (authErrorCode(error) === 'signup_disabled') return { failure: inviteOnlyText }
    if (error) return { failure: authFailureText(error, fallback) }
    if (data.session) await auth.signOut({ scope: 'local' })
    return { needsConfirmation: data.session === null }
  } catch (error) {
    return { failure: authFailureText(error, fallback) }
  }
}

/** The text to show after a failure; undefined after a success. */
export type Failure = string | undefined

/** Runs one call of the auth library and turns its error into a text. */
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

/** The login page, which the links in e-mails open. */
const emailRedirectUrl = () => `${window.location.origin}/auth`

/**
 * Sends an e-mail with a link for setting a new password. The result must not reveal whether the e-mail
 * has an account, so a rate limit that only accounts can reach counts as a success.
 */
export function requestPasswordLink(email: string, captchaToken?: string): Promise<Failure> {
  return tryAuth('The request could not be sent. Please try again.', async () => {
    const { error } = await getClient().auth.resetPasswordForEmail(email, {
      redirectTo: emailRedirectUrl(),
      ...captchaOption(captchaToken),
    })
    if (authErrorCode(error) !== 'over_email_send_rate_limit') return { error }
    logFailure('Sending a mail', error)
    return { error: null }
  })
}

/** Sends the e-mail that confirms a new account again. */
export function resendConfirmation(email: string, captchaToken?: string): Promise<Failure> {
  return tryAuth('The mail could not be sent. Please try again.', () =>
    getClient().auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: emailRedirectUrl(), ...captchaOption(captchaToken) },
    }),
  )
}

/** Checks the code of the second factor after the password was accepted. */
export function verifySecondFactor(code: string): Promise<Failure> {
  return tryAuth('The code could not be checked. Please try again.', async () => {
    const { mfa } = getClient().auth
    const { data, error } = await mfa.listFactors()
    const factor = data?.totp[0]
    if (error || !factor) return { error: error ?? new Error('No second factor was found.') }
    return mfa.challengeAndVerify({ factorId: factor.id, code })
  })
}
