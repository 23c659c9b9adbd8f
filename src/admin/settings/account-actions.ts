import { tryAuth, type Failure } from '../auth/auth-actions'
import type { Factor } from '../data/second-factor'
import { getClient } from '../data/client'
import { authErrorCode, authFailureText, logFailure, RequestFailure } from '../data/errors'

/** What became of the wish for another sign-in address. */
export type AddressChange =
  | { failure: string }
  /** `isWaiting` while a mail must be answered first. */
  | { failure?: never; isWaiting: boolean }

/** Asks for another sign-in address of the signed-in person. */
export async function changeAddress(email: string): Promise<AddressChange> {
  const fallback = 'The address could not be changed. Please try again.'
  try {
    const { data, error } = await getClient().auth.updateUser(
      { email },
      { emailRedirectTo: `${window.location.origin}/auth` },
    )
    if (error) return { failure: authFailureText(error, fallback) }
    return { isWaiting: data.user.email !== email.toLowerCase() }
  } catch (error) {
    return { failure: authFailureText(error, fallback) }
  }
}

/**
 * What became of the wish for a new password; `needsCode` when the login is so long ago that the server
 * wants a code from a mail, which is on its way.
 */
export type PasswordChange =
  | { status: 'done' }
  | { status: 'needsCode' }
  | { status: 'failed'; text: string }

const passwordFallback = 'The password could not be changed. Please try again.'

/**
 * Gives the signed-in person a new password, and ends their sessions on all other devices.
 *
 * @param code from the mail that an earlier attempt has asked for
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

/** Asks for a mail with a code that allows one change of the password. */
export function sendPasswordCode(): Promise<Failure> {
  return tryAuth('The mail with the code could not be sent. Please try again.', () =>
    getClient().auth.reauthenticate(),
  )
}

/**
 * The second factors of the signed-in person, also those never confirmed.
 *
 * @throws RequestFailure
 */
export async function readFactors(): Promise<Factor[]> {
  const { data, error } = await getClient().auth.mfa.listFactors()
  if (error) throw new RequestFailure(error.message, error.status ?? 0)
  return data.all
}

/** A second factor that waits for its first code; `qrCode` is an address of a picture. */
export type NewFactor = { id: string; qrCode: string; secret: string }

/** What became of the wish for a second factor; `off` where the backend offers none. */
export type Enrolment =
  | { status: 'begun'; factor: NewFactor }
  | { status: 'off' }
  | { status: 'failed'; text: string }

/** Begins with an authenticator app; what was begun before and never confirmed is removed. */
export async function beginEnrolment(leftovers: readonly Factor[]): Promise<Enrolment> {
  const fallback = 'The second factor could not be set up. Please try again.'
  try {
    const { mfa } = getClient().auth
    for (const { id } of leftovers) await mfa.unenroll({ factorId: id })
    const { data, error } = await mfa.enroll({ factorType: 'totp' })
    if (!error) {
      const { qr_code: qrCode, secret } = data.totp
      return { status: 'begun', factor: { id: data.id, qrCode, secret } }
    }
    return authErrorCode(error) === 'mfa_totp_enroll_not_enabled'
      ? { status: 'off' }
      : { status: 'failed', text: authFailureText(error, fallback) }
  } catch (error) {
    return { status: 'failed', text: authFailureText(error, fallback) }
  }
}

/** Confirms a new factor by its first code; from then on the login asks for one. */
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
    // The session names its factors; it is told of the change by a new token.
    if (!error) await auth.refreshSession()
    return { error }
  })
}
