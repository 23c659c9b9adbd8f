import { fileURLToPath } from 'node:url'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { onTestFinished } from 'vitest'
import { bootLocalStack, type LocalStack, type LocalStackOptions } from '../../supabase/local/stack'

export const adminPassword = 'a long enough password'
/** The content whose seed the tests quote. */
export const contentDir = fileURLToPath(new URL('../frozen/content', import.meta.url))
const siteUrl = 'http://localhost:4173'

export function boot(
  dataDir: string,
  options: Partial<LocalStackOptions> = {},
): Promise<LocalStack> {
  return bootLocalStack({ dataDir, contentDir, adminPassword, siteUrl, ...options })
}

/** Boots for one test; the stack is stopped when the test ends, whatever happens. */
export async function bootForTest(
  dataDir: string,
  options: Partial<LocalStackOptions> = {},
): Promise<LocalStack> {
  const stack = await boot(dataDir, options)
  onTestFinished(() => stack.stop())
  return stack
}

export type Client = SupabaseClient

/** A supabase-js client that talks to the stack without a port. */
export function clientOf(stack: LocalStack, key = stack.publishableKey, token?: string): Client {
  return createClient(siteUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Node 20 has no WebSocket, and createClient insists on one although nothing here uses it.
    // oxlint-disable-next-line typescript/no-extraneous-class, typescript/no-unsafe-type-assertion
    realtime: { transport: class {} as never },
    ...(token === undefined ? {} : { accessToken: () => Promise.resolve(token) }),
    global: { fetch: (input, init) => stack.fetch(new Request(input, init)) },
  })
}

/** Signs the local administrator in. */
export async function adminOf(stack: LocalStack, password = adminPassword): Promise<Client> {
  const client = clientOf(stack)
  const { error } = await client.auth.signInWithPassword({ email: stack.adminEmail, password })
  if (error) throw error
  return client
}

/** Signs a new person up; sign-up answers with a session because confirmations are off locally. */
export async function memberOf(
  stack: LocalStack,
  email: string,
  data: object = {},
): Promise<Client> {
  const client = clientOf(stack)
  const { error } = await client.auth.signUp({
    email,
    password: 'secret enough',
    options: { data },
  })
  if (error) throw error
  return client
}

/** Id of the account a client is signed in with. */
export async function idOf(client: Client): Promise<string> {
  const { data } = await client.auth.getSession()
  if (data.session === null) throw new Error('not signed in')
  return data.session.user.id
}

export async function tokenOf(client: Client): Promise<string> {
  const { data } = await client.auth.getSession()
  if (data.session === null) throw new Error('not signed in')
  return data.session.access_token
}
