import { createLinkClient, getClient } from '../data/client'
import { authErrorCode, authFailureText, logFailure } from '../data/errors'

/**
 * What became of a step: `dead` when the link was used or has expired, `needsCode` when a second factor
 * must be proved first, `failed` with a text for people.
 */
export type PasswordStep =
  | { status: 'done'; email: string; isSignedIn: boolean }
  | { status: 'dead' }
  | { status: 'needsCode' }
  | { status: 'failed'; text: string }

/** The mails whose link leads to a new password. */
export type PasswordLinkType = 'recovery' | 'invite'

const failedText = 'The password could not be changed. Please try again.'

function refusal(error: unknown): PasswordStep {
  const code = authErrorCode(error)
  if (code === 'otp_expired') return { status: 'dead' }
  if (code === 'insufficient_aal') return { status: 'needsCode' }
  return { status: 'failed', text: authFailureText(error, failedText) }
}

/**
 * One link to a new password. It is spent with the first attempt, not when the page opens, so that a
 * mail program that looks at links spends nothing; later attempts go on from there.
 */
export function openPasswordLink(tokenHash: string, type: PasswordLinkType) {
  const { auth } = createLinkClient()
  let isSpent = false

  async function change(password: string): Promise<PasswordStep> {
    if (!isSpent) {
      const verified = await auth.verifyOtp({ token_hash: tokenHash, type })
      if (verified.error) return refusal(verified.error)
      isSpent = true
    }
    const { error } = await auth.updateUser({ password })
    return error ? refusal(error) : signIn()
  }

  /** Whoever knew the old password is out; this person is in. */
  async function signIn(): Promise<PasswordStep> {
    const others = await auth.signOut({ scope: 'others' })
    if (others.error) logFailure('Ending the other sessions', others.error)
    const { session } = (await auth.getSession()).data
    if (!session) return { status: 'done', email: '', isSignedIn: false }
    const { error } = await getClient().auth.setSession(session)
    return { status: 'done', email: session.user.email ?? '', isSignedIn: !error }
  }

  async function settle(step: () => Promise<PasswordStep>): Promise<PasswordStep> {
    try {
      return await step()
    } catch (error) {
      return { status: 'failed', text: authFailureText(error, failedText) }
    }
  }

  return {
    /** Gives the account its new password and signs the person in. */
    choose: (password: string) => settle(() => change(password)),
    /** Proves the second factor, then does the same. */
    prove: (code: string, password: string) =>
      settle(async () => {
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

/** What became of a link to a new sign-in address; `half` when the other mailbox must agree as well. */
export type AddressStep =
  | { status: 'done'; email: string }
  | { status: 'half' }
  | { status: 'dead' }
  | { status: 'failed'; text: string }

/** Confirms a new sign-in address by the token of its mail. */
export async function confirmAddress(tokenHash: string): Promise<AddressStep> {
  const fallback = 'The address could not be confirmed. Please try again.'
  try {
    const { auth } = createLinkClient()
    const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
    if (error) {
      return authErrorCode(error) === 'otp_expired'
        ? { status: 'dead' }
        : { status: 'failed', text: authFailureText(error, fallback) }
    }
    if (!data.session) return { status: 'half' }
    const email = data.user?.email ?? ''
    // The link's own session is of no use, and the one of this device still names the old address.
    await auth.signOut({ scope: 'local' })
    await getClient().auth.refreshSession()
    return { status: 'done', email }
  } catch (error) {
    return { status: 'failed', text: authFailureText(error, fallback) }
  }
}
