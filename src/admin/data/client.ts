import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readBackendConfig } from './config'
import type { Database } from './database'
import { deadlineOf, withDeadline } from './deadline'
import { recordRateLimit } from './rate-limit'
import { sessionKey, sessionStore } from './session-store'
import { reportUnauthorised } from './unauthorised'
import { reportWrite } from './write-events'

export type StudioClient = SupabaseClient<Database>

type AuthOptions = { storageKey: string; persistSession: boolean; autoRefreshToken: boolean }

let client: StudioClient | undefined
let signUpClient: StudioClient | undefined

async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input)
  const method = init?.method ?? 'GET'
  const signal = withDeadline(init?.signal, deadlineOf(url, method))
  const response = await fetch(input, { ...init, signal })
  recordRateLimit(response)
  reportUnauthorised(response, url)
  reportWrite(url, method)
  return url.includes('/auth/v1/') ? withoutServerTime(response) : response
}

/**
 * A session without the time at which it ends: the library then counts its lifetime by the device's
 * clock, which may be hours off, instead of refreshing it with every request or never.
 */
async function withoutServerTime(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('expires_at' in body)) return response
  return Response.json({ ...body, expires_at: undefined }, response)
}

function connect(auth: AuthOptions): StudioClient {
  const config = readBackendConfig()
  if ('badVariables' in config) throw new Error('The studio has no backend configured.')
  const created = createClient<Database>(config.url, config.key, {
    // No feature needs a session from the URL, and a link must not be able to plant one.
    auth: { ...auth, detectSessionInUrl: false, storage: sessionStore },
    global: { fetch: fetchInTime },
  })
  // The query client retries reads and knows which failures are final. The library also retries on
  // its own, and has no public option to turn that off.
  created['rest'].retry = false
  return created
}

/**
 * The signed-in user's client, created on first use.
 *
 * @throws Error when no backend is configured; `Studio` checks that before anything else
 */
export function getClient(): StudioClient {
  client ??= connect({ storageKey: sessionKey, persistSession: true, autoRefreshToken: true })
  return client
}

/**
 * A second client that keeps no session. A server without e-mail confirmation opens a session on
 * sign-up; it must not sign the user in by accident.
 */
export function getSignUpClient(): StudioClient {
  signUpClient ??= connect({
    storageKey: `${sessionKey}-sign-up`,
    persistSession: false,
    autoRefreshToken: false,
  })
  return signUpClient
}

/**
 * A client for the links in account e-mails. They open a session, but the user must not be signed
 * in before the new password is set. Each link gets a new client.
 */
export function createLinkClient(): StudioClient {
  return connect({
    storageKey: `${sessionKey}-link-${crypto.randomUUID()}`,
    persistSession: false,
    autoRefreshToken: false,
  })
}
