import { createSeparateClient, getClient } from '../data/client'
import { authErrorCode, authFailureText, logFailure } from '../data/errors'

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

const failedText = 'The password could not be changed. Please try again.'

function resultOfError(error: unknown): PasswordResult {
  const code = authErrorCode(error)
  if (code === 'otp_expired') return { status: 'expired' }
  if (code === 'insufficient_aal') return { status: 'needsCode' }
  return { status: 'failed', text: authFailureText(error, failedText) }
}

/**
 * One link for a new password. Its token is used with the first attempt, not when the page opens, because
 * mail scanners open links; later attempts reuse the session that it gave.
 */
export function openPasswordLink(tokenHash: string, type: PasswordLinkType) {
  const { auth } = createSeparateClient()
  let isUsed = false

  async function change(password: string): Promise<PasswordResult> {
    if (!isUsed) {
      const verified = await auth.verifyOtp({ token_hash: tokenHash, type })
      if (verified.error) return resultOfError(verified.error)
      isUsed = true
    }
    const { error } = await auth.updateUser({ password })
    return error ? resultOfError(error) : signIn()
  }

  /** Ends all other sessions, as someone else may know the old password, and signs in here. */
  async function signIn(): Promise<PasswordResult> {
    const others = await auth.signOut({ scope: 'others' })
    if (others.error) logFailure('Ending the other sessions', others.error)
    const { session } = (await auth.getSession()).data
    if (!session) return { status: 'done', email: '', isSignedIn: false }
    const { error } = await getClient().auth.setSession(session)
    return { status: 'done', email: session.user.email ?? '', isSignedIn: !error }
  }

  async function catchFailure(attempt: () => Promise<PasswordResult>): Promise<PasswordResult> {
    try {
      return await attempt()
    } catch (error) {
      return { status: 'failed', text: authFailureText(error, failedText) }
    }
  }

  return {
    /** Sets the new password and signs in. */
    setPassword: (password: string) => catchFailure(() => change(password)),
    /** Checks the second factor, then does the same. */
    verifyCode: (code: string, password: string) =>
      catchFailure(async () => {
        const { data } = await auth.mfa.listFactors()
        const { error } = await auth.mfa.challengeAndVerify({
          factorId: data?.totp[0]?.id ?? '',
          code,
        })
        return error
          ? { status: 'failed', text: authFailureText(error, failedText) }
          : change(password)
      }),
  }
}

/** `halfConfirmed` if the link in the other mailbox must be opened as well. */
export type ConfirmEmailResult =
  | { status: 'done'; email: string }
  | { status: 'halfConfirmed' }
  | { status: 'expired' }
  | { status: 'failed'; text: string }

/** Confirms a new sign-in e-mail with the token from its link. */
export async function confirmEmail(tokenHash: string): Promise<ConfirmEmailResult> {
  const fallback = 'The address could not be confirmed. Please try again.'
  try {
    const { auth } = createSeparateClient()
    const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
    if (error) {
      return authErrorCode(error) === 'otp_expired'
        ? { status: 'expired' }
        : { status: 'failed', text: authFailureText(error, fallback) }
    }
    if (!data.session) return { status: 'halfConfirmed' }
    const email = data.user?.email ?? ''
    // Drop the link's session, and refresh this device's own, which still has the old e-mail.
    await auth.signOut({ scope: 'local' })
    await getClient().auth.refreshSession()
    return { status: 'done', email }
  } catch (error) {
    return { status: 'failed', text: authFailureText(error, fallback) }
  }
}
