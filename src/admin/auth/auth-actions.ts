import { getClient, createSeparateClient, type StudioClient } from '../data/client'
import { authErrorCode, authFailureText, logFailure } from '../data/errors'
import type { LoginValues, SignUpValues } from './auth-schema'

/** Shown instead of the sign-up form. */
export const inviteOnlyText =
  'Accounts are made by invitation. Ask an admin of the studio to invite you.'

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

/** The password that was sent last if no answer came: it may be the one that holds now. */
const unanswered = new WeakMap<StudioClient['auth'], string>()

/**
 * Sets the password of the signed-in user. The server refuses the one that holds already; that is no failure where
 * an earlier attempt set it and only its answer was lost.
 *
 * @param code from an e-mail, for a session that is too old
 */
export async function setPassword(
  auth: StudioClient['auth'],
  password: string,
  code = '',
): Promise<{ error: Error | null }> {
  const { error } = await auth.updateUser({ password, ...(code && { nonce: code }) })
  const isSet = authErrorCode(error) === 'same_password' && unanswered.get(auth) === password
  if (error?.name === 'AuthRetryableFetchError') unanswered.set(auth, password)
  else unanswered.delete(auth)
  return { error: isSet ? null : error }
}

/** Takes the captcha token for one request, see `useCaptcha`. */
type TakeToken = () => string | undefined

function captchaOption(takeToken: TakeToken): { captchaToken?: string } {
  const captchaToken = takeToken()
  return captchaToken === undefined ? {} : { captchaToken }
}

/** Starts a session; `useSessionWatch` reports whose it is. */
export async function logIn({ email, password }: LoginValues, takeToken: TakeToken) {
  let isUnconfirmed = false
  const failure = await tryAuth('Failed to log in', async () => {
    const options = captchaOption(takeToken)
    const { error } = await getClient().auth.signInWithPassword({ email, password, options })
    isUnconfirmed = authErrorCode(error) === 'email_not_confirmed'
    return { error }
  })
  return { failure, isUnconfirmed }
}

/** Creates an account without signing in; a session that the server starts is ended at once. */
export async function signUp({ fullName, email, password }: SignUpValues, takeToken: TakeToken) {
  let needsConfirmation = false
  const failure = await tryAuth('Failed to create account', async () => {
    const options = { data: { full_name: fullName }, ...captchaOption(takeToken) }
    const { auth } = createSeparateClient()
    const { data, error } = await auth.signUp({ email, password, options })
    if (authErrorCode(error) === 'signup_disabled') return { error: new Error(inviteOnlyText) }
    if (data.session) await auth.signOut({ scope: 'local' })
    needsConfirmation = data.session === null
    return { error }
  })
  return { failure, needsConfirmation }
}

/** The login page, which the links in e-mails open. */
const emailRedirectUrl = () => `${window.location.origin}/auth`

/**
 * Sends an e-mail with a link for setting a new password. The result must not reveal whether the e-mail
 * has an account, so a rate limit that only accounts can reach counts as a success.
 */
export function requestPasswordLink(email: string, takeToken: TakeToken): Promise<Failure> {
  return tryAuth('The request could not be sent. Please try again.', async () => {
    const { error } = await getClient().auth.resetPasswordForEmail(email, {
      redirectTo: emailRedirectUrl(),
      ...captchaOption(takeToken),
    })
    if (authErrorCode(error) !== 'over_email_send_rate_limit') return { error }
    logFailure('Sending a mail', error)
    return { error: null }
  })
}

/** Sends the e-mail that confirms a new account again. */
export function resendConfirmation(email: string, takeToken: TakeToken): Promise<Failure> {
  return tryAuth('The mail could not be sent. Please try again.', () =>
    getClient().auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: emailRedirectUrl(), ...captchaOption(takeToken) },
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
