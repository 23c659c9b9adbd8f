import { tryAuth, type Failure } from '../auth/auth-actions'
import type { Factor } from '../data/second-factor'
import { getClient } from '../data/client'
import { authErrorCode, authFailureText, logFailure, RequestFailure } from '../data/errors'

/** Result of changing the sign-in e-mail. */
export type EmailChange =
  | { failure: string }
  /** `isPending` until the link in an e-mail was opened. */
  | { failure?: never; isPending: boolean }

/** Changes the sign-in e-mail of the signed-in user. */
export async function changeEmail(email: string): Promise<EmailChange> {
  const fallback = 'The address could not be changed. Please try again.'
  try {
    const { data, error } = await getClient().auth.updateUser(
      { email },
      { emailRedirectTo: `${window.location.origin}/auth` },
    )
    if (error) return { failure: authFailureText(error, fallback) }
    return { isPending: data.user.email !== email.toLowerCase() }
  } catch (error) {
    return { failure: authFailureText(error, fallback) }
  }
}

/**
 * Result of changing the password; `needsCode` if the last login is so long ago that the server requires a
 * code, which it has then sent by e-mail.
 */
export type PasswordChange =
  | { status: 'done' }
  | { status: 'needsCode' }
  | { status: 'failed'; text: string }

const passwordFallback = 'The password could not be changed. Please try again.'

/**
 * Changes the password of the signed-in user and ends their sessions on all other devices.
 *
 * @param code from the e-mail that an earlier attempt has sent
 */
export async function changePassword(password: string, code?: string): Promise<PasswordChange> {
  try {
    const { auth } = getClient()
    const { error } = await auth.updateUser({ password, ...(code && { nonce: code }) })
    if (authErrorCode(error) === 'reauthentication_needed') {
      const text = await sendPasswordCode()
      return text ? { status: 'failed', text } : { status: 'needsCode' }
    }
    if (error) return { status: 'failed', text: authFailureText(error, passwordFallback) }
    const others = await auth.signOut({ scope: 'others' })
    if (others.error) logFailure('Ending the other sessions', others.error)
    return { status: 'done' }
  } catch (error) {
    return { status: 'failed', text: authFailureText(error, passwordFallback) }
  }
}

/** Sends an e-mail with a code for one change of the password. */
export function sendPasswordCode(): Promise<Failure> {
  return tryAuth('The mail with the code could not be sent. Please try again.', () =>
    getClient().auth.reauthenticate(),
  )
}

/**
 * The second factors of the signed-in user, unconfirmed ones included.
 *
 * @throws RequestFailure
 */
export async function readFactors(): Promise<Factor[]> {
  const { data, error } = await getClient().auth.mfa.listFactors()
  if (error) throw new RequestFailure(error.message, error.status ?? 0)
  return data.all
}

/** A second factor that is not confirmed yet; `qrCode` is the URL of an image. */
export type NewFactor = { id: string; qrCode: string; secret: string }

/** Result of starting an enrolment; `off` if the backend offers no second factor. */
export type Enrolment =
  | { status: 'started'; factor: NewFactor }
  | { status: 'off' }
  | { status: 'failed'; text: string }

/** Starts the enrolment of an authenticator app, after removing unconfirmed factors. */
export async function startEnrolment(unconfirmed: readonly Factor[]): Promise<Enrolment> {
  const fallback = 'The second factor could not be set up. Please try again.'
  try {
    const { mfa } = getClient().auth
    for (const { id } of unconfirmed) await mfa.unenroll({ factorId: id })
    const { data, error } = await mfa.enroll({ factorType: 'totp' })
    if (!error) {
      const { qr_code: qrCode, secret } = data.totp
      return { status: 'started', factor: { id: data.id, qrCode, secret } }
    }
    return authErrorCode(error) === 'mfa_totp_enroll_not_enabled'
      ? { status: 'off' }
      : { status: 'failed', text: authFailureText(error, fallback) }
  } catch (error) {
    return { status: 'failed', text: authFailureText(error, fallback) }
  }
}

/** Confirms a new factor with its first code; from then on the login requires one. */
export function confirmFactor(factorId: string, code: string): Promise<Failure> {
  return tryAuth('The code could not be checked. Please try again.', () =>
    getClient().auth.mfa.challengeAndVerify({ factorId, code }),
  )
}

/** Removes a second factor. */
export function removeFactor(factorId: string): Promise<Failure> {
  return tryAuth('The second factor could not be removed. Please try again.', async () => {
    const { auth } = getClient()
    const { error } = await auth.mfa.unenroll({ factorId })
    // The session lists its factors; only a new token updates the list.
    if (!error) await auth.refreshSession()
    return { error }
  })
}
