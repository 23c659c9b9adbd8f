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
  return response
}

function connect(auth: AuthOptions): StudioClient {
  const config = readBackendConfig()
  if ('badVariables' in config) throw new Error('The studio has no backend configured.')
  const created = createClient<Database>(config.url, config.key, {
    // Nothing in the product needs a session from the address bar, and a link must not plant one.
    auth: { ...auth, detectSessionInUrl: false, storage: sessionStore },
    global: { fetch: fetchInTime },
  })
  // The query client repeats reads, and knows which failures are final. The library repeats them by
  // itself, too, and has no public option against it.
  created['rest'].retry = false
  return created
}

/**
 * The client of the signed-in person, created with the first call.
 *
 * @throws Error when no backend is configured; `Studio` checks that before anything else
 */
export function getClient(): StudioClient {
  client ??= connect({ storageKey: sessionKey, persistSession: true, autoRefreshToken: true })
  return client
}

/**
 * A second client that keeps no session. A server without e-mail confirmation opens a session
 * with the sign-up; here nobody hears of it, so nobody is signed in by accident.
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
 * A client for the links of account mails: what they open is a session, and nobody is to be signed in
 * before the new password stands. A new one for each link.
 */
export function createLinkClient(): StudioClient {
  return connect({
    storageKey: `${sessionKey}-link-${crypto.randomUUID()}`,
    persistSession: false,
    autoRefreshToken: false,
  })
}
