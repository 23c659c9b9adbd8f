import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readBackendConfig } from './config'
import type { Database } from './database'
import { deadlineOf, withDeadline } from './deadline'
import { recordRateLimit } from './rate-limit'
import { reportResponse } from './request-events'
import { sessionKey, sessionStore } from './session-store'

export type StudioClient = SupabaseClient<Database>

let client: StudioClient | undefined

async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input)
  const method = init?.method ?? 'GET'
  const signal = withDeadline(init?.signal, deadlineOf(url, method))
  const response = await fetch(input, { ...init, signal })
  recordRateLimit(response)
  reportResponse(response, url, method)
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

function connect(storageKey: string, keepsSession: boolean): StudioClient {
  const config = readBackendConfig()
  if ('badVariables' in config) throw new Error('The studio has no backend configured.')
  const created = createClient<Database>(config.url, config.key, {
    auth: {
      storageKey,
      storage: sessionStore,
      persistSession: keepsSession,
      autoRefreshToken: keepsSession,
      // No feature needs a session from the URL, and a link must not be able to plant one.
      detectSessionInUrl: false,
    },
    global: { fetch: fetchInTime },
  })
  // The query client retries reads and knows which failures are final. The library also retries on
  // its own, and has no public option to turn that off.
  created['rest'].retry = false
  return created
}

/** The signed-in user's client. Throws without a backend, which `Studio` checks before. */
export function getClient(): StudioClient {
  client ??= connect(sessionKey, true)
  return client
}

/** A new client whose session, which links in e-mails and sign-ups may open, signs nobody in. */
export function createSeparateClient(): StudioClient {
  return connect(`${sessionKey}-${crypto.randomUUID()}`, false)
}
