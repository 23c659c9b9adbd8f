import { createSeparateClient, getClient } from '../data/client'
import { authErrorCode, authFailureText, logFailure } from '../data/errors'
import { setPassword } from './auth-actions'

/**
 * Result of setting a password: `expired` if the link was used or is too old, `needsCode` if the second
 * factor must be checked first, `failed` with a text to show.
 */
export type PasswordResult =
  | { status: 'done'; email: string; isSignedIn: boolean }
  | { status: 'expired' }
  | { status: 'needsCode' }
  | { status: 'failed'; text: string }

/** The e-mails whose link allows setting a password. */
export type PasswordLinkType = 'recovery' | 'invite'

/**
 * One link for a new password. Its token is used with the first attempt, not when the page opens, because
 * mail scanners open links; later attempts reuse the session that it gave.
 *
 * @returns sets the new password, after checking the code of the second factor if there is one, and
 *   signs in
 */
export function openPasswordLink(tokenHash: string, type: PasswordLinkType) {
  const { auth } = createSeparateClient()
  let isUsed = false

  async function change(password: string, code?: string): Promise<PasswordResult> {
    if (code !== undefined) {
      const { data } = await auth.mfa.listFactors()
      const factorId = data?.totp[0]?.id ?? ''
      requireSuccess(await auth.mfa.challengeAndVerify({ factorId, code }))
    }
    if (!isUsed) requireSuccess(await auth.verifyOtp({ token_hash: tokenHash, type }))
    isUsed = true
    requireSuccess(await setPassword(auth, password))
    // Someone else may know the old password.
    const others = await auth.signOut({ scope: 'others' })
    if (others.error) logFailure('Ending the other sessions', others.error)
    const { session } = (await auth.getSession()).data
    if (!session) return { status: 'done', email: '', isSignedIn: false }
    const { error } = await getClient().auth.setSession(session)
    return { status: 'done', email: session.user.email ?? '', isSignedIn: !error }
  }

  return (password: string, code?: string): Promise<PasswordResult> =>
    change(password, code).catch((error: unknown) => {
      if (authErrorCode(error) === 'otp_expired') return { status: 'expired' }
      if (authErrorCode(error) === 'insufficient_aal') return { status: 'needsCode' }
      const fallback = 'The password could not be changed. Please try again.'
      return { status: 'failed', text: authFailureText(error, fallback) }
    })
}

function requireSuccess({ error }: { error: Error | null }): void {
  if (error) throw error
}

/** `halfConfirmed` if the link in the other mailbox must be opened as well. */
export type ConfirmEmailResult =
  | { status: 'done'; email: string }
  | { status: 'halfConfirmed' }
  | { status: 'expired' }
  | { status: 'failed'; text: string }

/** Confirms a new sign-in e-mail with the token from its link. */
export async function confirmEmail(tokenHash: string): Promise<ConfirmEmailResult> {
  try {
    const { auth } = createSeparateClient()
    const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
    if (authErrorCode(error) === 'otp_expired') return { status: 'expired' }
    requireSuccess({ error })
    if (!data.session) return { status: 'halfConfirmed' }
    // Drop the link's session, and refresh this device's own, which still has the old e-mail.
    await auth.signOut({ scope: 'local' })
    await getClient().auth.refreshSession()
    return { status: 'done', email: data.user?.email ?? '' }
  } catch (error) {
    const fallback = 'The address could not be confirmed. Please try again.'
    return { status: 'failed', text: authFailureText(error, fallback) }
  }
}
