import { z } from 'zod'
import { StartError } from '../../supabase/local/start-error'

type Environment = Record<string, string | undefined>

/**
 * Makes a confirmed account of the hosted project an administrator. Asking twice does no harm.
 *
 * @param email address the account signs in with
 * @param environment SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY (the secret key)
 * @returns the sentence for the person who asked
 * @throws StartError with a sentence when something is missing, wrong or out of reach
 */
export async function grantAdmin(
  email: string | undefined,
  environment: Environment,
): Promise<string> {
  const address = readAddress(email)
  const { url, key } = readEnvironment(environment)
  if (!isLoopback(new URL(url).hostname)) await requireConfirmation(url, key, address)
  const response = await call(url, key, '/rest/v1/rpc/grant_admin', { email: address })
  const text = await response.text()
  if (response.ok) {
    return text.includes('already admin')
      ? `${address} is an administrator already; nothing was changed.`
      : `${address} is an administrator now. The studio opens after the next sign-in.`
  }
  throw new StartError(explain(response.status, text, address, url))
}

/** `npm run admin:grant -- owner@example.org` */
export async function main(args: string[]): Promise<void> {
  console.log(`\n  ${await grantAdmin(args[0], process.env)}\n`)
}

function readAddress(email: string | undefined): string {
  const address = email?.trim() ?? ''
  if (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)) return address
  throw new StartError(
    address === ''
      ? 'Please name the account: npm run admin:grant -- owner@example.org'
      : `${address} is not an e-mail address: use the one the account signs in with, for example npm run admin:grant -- owner@example.org`,
  )
}

/**
 * Address and secret key of a hosted project, out of the environment.
 *
 * @throws StartError when one is missing, or the address would send the key over the network in the open
 */
export function readEnvironment(environment: Environment): { url: string; key: string } {
  const missing = ['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY'].filter((name) => !environment[name])
  if (missing.length > 0) {
    throw new StartError(
      `Please set ${missing.join(' and ')} in the environment of this command (both stand in the project's API settings; the key is secret, so do not store it in a file of this repository).`,
    )
  }
  const url = environment['SUPABASE_URL'] ?? ''
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new StartError('SUPABASE_URL is not an address: it looks like https://abc.supabase.co.')
  }
  const { protocol, hostname } = new URL(url)
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw new StartError(
      `Nothing was sent: over http:// anybody between here and ${hostname} could read the secret key. Begin SUPABASE_URL with https://.`,
    )
  }
  return { url, key: environment['SUPABASE_SERVICE_ROLE_KEY'] ?? '' }
}

/** Whether a host of an address is this machine: what is sent there crosses no network. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}

/**
 * Makes sure that the project asks new accounts to confirm their address. Where it does not, whoever signs
 * up first with the owner's address would be granted the rights.
 */
async function requireConfirmation(url: string, key: string, address: string): Promise<void> {
  const response = await call(url, key, '/auth/v1/settings')
  if (response.status === 401 || response.status === 403) throw new StartError(keyRefused)
  const { data } = authSettings.safeParse(await response.json().catch(() => undefined))
  if (!data) {
    throw new StartError(
      `Nothing was granted: ${new URL(url).origin} does not say whether new accounts must confirm their address (status ${response.status}). Check SUPABASE_URL, or try again in a minute.`,
    )
  }
  if (!data.mailer_autoconfirm) return
  throw new StartError(
    `Nothing was granted: this project lets anybody sign up as ${address} without answering a mail. Switch on "Confirm email" in its settings for sign-in (enable_confirmations in supabase/config.toml), delete the account ${address} there, sign up again, answer the mail, then run this again.`,
  )
}

const keyRefused =
  'The key was refused: SUPABASE_SERVICE_ROLE_KEY must be the secret key of the same project as SUPABASE_URL.'

const authSettings = z.object({ mailer_autoconfirm: z.boolean() })

/** What a request with the secret key of a project carries. */
export function secretHeaders(key: string): Headers {
  const headers = new Headers({ apikey: key })
  // The older keys are tokens and must be sent as such, too; the newer sb_secret_ ones must not.
  if (!key.startsWith('sb_')) headers.set('authorization', `Bearer ${key}`)
  return headers
}

/** Asks the project something, with a body as POST. */
async function call(url: string, key: string, path: string, body?: object): Promise<Response> {
  const headers = secretHeaders(key)
  headers.set('content-type', 'application/json')
  try {
    return await fetch(new URL(path, url), {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers,
      // Another address would get the key, too.
      redirect: 'error',
      signal: AbortSignal.timeout(20_000),
    })
  } catch (error) {
    throw new StartError(
      `${new URL(url).origin} cannot be reached: check SUPABASE_URL and the internet connection, and whether the project is paused.`,
      { cause: error },
    )
  }
}

function explain(status: number, text: string, email: string, url: string): string {
  if (text.includes('no confirmed account')) {
    return `There is no confirmed account ${email}: sign up on the site with that address, confirm the mail, then run this again.`
  }
  if (status === 401 || status === 403) {
    return keyRefused
  }
  if (status === 404) {
    return `The project at ${new URL(url).origin} does not know grant_admin: apply the migrations first (npx supabase db push --remote).`
  }
  return `The project answered with status ${status}; nothing is known to have changed. Try again in a minute.`
}
