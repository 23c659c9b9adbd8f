import { z } from 'zod'
import { readBackendConfig } from './config'
import { readDeadlineMs, withDeadline } from './deadline'
import { RequestFailure } from './errors'

const answer = z.object({ disable_signup: z.boolean() })

/**
 * Whether the auth server lets anyone sign up.
 *
 * @throws RequestFailure when it does not say
 */
export async function readIsSignUpOpen(signal: AbortSignal): Promise<boolean> {
  const config = readBackendConfig()
  if ('badVariables' in config) throw new RequestFailure('No backend is configured', 0)
  const response = await fetch(`${config.url}/auth/v1/settings`, {
    headers: { apikey: config.key },
    signal: withDeadline(signal, readDeadlineMs),
  })
  const settings = answer.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !settings.success) {
    throw new RequestFailure('The answer holds no settings', response.status)
  }
  return !settings.data.disable_signup
}
