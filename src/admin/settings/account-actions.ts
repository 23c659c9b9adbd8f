import { setPassword, tryAuth, type Failure } from '../auth/auth-actions'
import { getClient } from '../data/client'
import { authErrorCode, logFailure } from '../data/errors'

/** Changes the sign-in e-mail of the signed-in user; pending until the link in an e-mail was opened. */
export async function changeEmail(
  email: string,
): Promise<{ failure: Failure; isPending: boolean }> {
  let isPending = false
  const failure = await tryAuth('The address could not be changed. Please try again.', async () => {
    const emailRedirectTo = `${window.location.origin}/auth`
    const { data, error } = await getClient().auth.updateUser({ email }, { emailRedirectTo })
    isPending = data.user?.email !== email.toLowerCase()
    return { error }
  })
  return { failure, isPending }
}

/**
 * Changes the password of the signed-in user and ends their sessions on all other devices.
 *
 * @param code from the e-mail that an earlier attempt has sent
 * @returns `needsCode` if the last login is so long ago that the server requires a code, which is then on
 *   its way unless there is a failure
 */
export async function changePassword(
  password: string,
  code: string,
): Promise<{ failure: Failure; needsCode: boolean }> {
  let needsCode = false
  const failure = await tryAuth(
    'The password could not be changed. Please try again.',
    async () => {
      const { auth } = getClient()
      const { error } = await setPassword(auth, password, code)
      needsCode = authErrorCode(error) === 'reauthentication_needed'
      if (error) return { error }
      const others = await auth.signOut({ scope: 'others' })
      if (others.error) logFailure('Ending the other sessions', others.error)
      return { error }
    },
  )
  return { failure: needsCode ? await sendPasswordCode() : failure, needsCode }
}

/** Sends an e-mail with a code for one change of the password. */
export function sendPasswordCode(): Promise<Failure> {
  return tryAuth('The mail with the code could not be sent. Please try again.', () =>
    getClient().auth.reauthenticate(),
  )
}

/** A second factor that is not confirmed yet; `qrCode` is the URL of an image. */
export type NewFactor = { id: string; qrCode: string; secret: string }

/**
 * Starts the enrolment of an authenticator app, after removing unconfirmed factors: the server takes no second one
 * beside what an enrolment left that was cancelled, here or on another device.
 *
 * @returns the factor or a failure; neither, if the backend offers no second factor
 */
export async function startEnrolment(): Promise<{
  factor: NewFactor | undefined
  failure: Failure
}> {
  let factor: NewFactor | undefined
  const failure = await tryAuth(
    'The second factor could not be set up. Please try again.',
    async () => {
      const { mfa } = getClient().auth
      const { data: known, error: unread } = await mfa.listFactors()
      if (unread) return { error: unread }
      for (const { id, status } of known.all) {
        if (status === 'unverified') await mfa.unenroll({ factorId: id })
      }
      const { data, error } = await mfa.enroll({ factorType: 'totp' })
      if (data) factor = { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret }
      return authErrorCode(error) === 'mfa_totp_enroll_not_enabled' ? { error: null } : { error }
    },
  )
  return { factor, failure }
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
