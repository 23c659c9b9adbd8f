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

/** Gives the signed-in person a new password, and ends their sessions on all other devices. */
export function changePassword(password: string): Promise<Failure> {
  return tryAuth('The password could not be changed. Please try again.', async () => {
    const { auth } = getClient()
    const { error } = await auth.updateUser({ password })
    if (error) return { error }
    const others = await auth.signOut({ scope: 'others' })
    if (others.error) logFailure('Ending the other sessions', others.error)
    return { error: null }
  })
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
