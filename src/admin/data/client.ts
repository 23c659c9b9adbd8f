import { AuthClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { readBackendConfig } from './config'
import type { Database } from './database'
import { deadlineOf, withDeadline } from './deadline'
import { recordRateLimit } from './rate-limit'
import { reportResponse } from './request-events'
import { sessionKey, sessionStore } from './session-store'

/**
 * The parts of Supabase's client that every page of the studio needs. The whole client
 * (`@supabase/supabase-js`) would bring live channels, which nothing here uses, and storage and functions,
 * which few pages use: see `getStorage` and `getFunctions`.
 */
export type StudioClient = {
  auth: InstanceType<typeof AuthClient>
  from: PostgrestClient<Database>['from']
  rpc: PostgrestClient<Database>['rpc']
  /** Sends a request as the signed-in user, or with the publishable key when nobody is. */
  fetch: typeof fetch
  /** Origin of the backend. */
  url: string
}

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
  const { url, key } = config
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey,
    storage: sessionStore,
    persistSession: keepsSession,
    autoRefreshToken: keepsSession,
    // No feature needs a session from the URL, and a link must not be able to plant one.
    detectSessionInUrl: false,
    flowType: 'implicit',
    fetch: fetchInTime,
  })
  const fetchAsUser: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession()
    const headers = new Headers(init?.headers)
    if (!headers.has('apikey')) headers.set('apikey', key)
    if (!headers.has('Authorization')) {
      headers.set('Authorization', `Bearer ${data.session?.access_token ?? key}`)
    }
    return fetchInTime(input, { ...init, headers })
  }
  const rest = new PostgrestClient<Database>(`${url}/rest/v1`, {
    schema: 'public',
    fetch: fetchAsUser,
    // The query client retries reads and knows which failures are final.
    retry: false,
  })
  return { auth, from: rest.from.bind(rest), rpc: rest.rpc.bind(rest), fetch: fetchAsUser, url }
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
