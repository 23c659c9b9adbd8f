import { getClient, getSignUpClient } from '../data/client'
import { authFailureText } from '../data/errors'
import type { LoginValues, SignUpValues } from './auth-schema'

/** Outcome of an attempt; `failure` is a text for people. */
export type AuthOutcome = { failure: string } | { failure?: never; needsConfirmation: boolean }

/** Opens a session. Who it belongs to is told by the session watch. */
export async function logIn({ email, password }: LoginValues): Promise<AuthOutcome> {
  const fallback = 'Failed to log in'
  try {
    const { error } = await getClient().auth.signInWithPassword({ email, password })
    return error ? { failure: authFailureText(error, fallback) } : { needsConfirmation: false }
  } catch (error) {
    return { failure: authFailureText(error, fallback) }
  }
}

/**
 * Creates an account and leaves nobody signed in: a session that the server opens with the
 * account is closed again at once.
 */
export async function signUp({ fullName, email, password }: SignUpValues): Promise<AuthOutcome> {
  const fallback = 'Failed to create account'
  try {
    const { auth } = getSignUpClient()
    const { data, error } = await auth.signUp({
      email,
      password,
      options: { data: { full_name: fullName } },
    })
    if (error) return { failure: authFailureText(error, fallback) }
    if (data.session) await auth.signOut({ scope: 'local' })
    return { needsConfirmation: data.session === null }
  } catch (error) {
    return { failure: authFailureText(error, fallback) }
  }
}
