import { StartError } from '../supabase/local/start-error'

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
  const response = await call(url, key, address)
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

function readEnvironment(environment: Environment): { url: string; key: string } {
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
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}

async function call(url: string, key: string, email: string): Promise<Response> {
  const headers = new Headers({ apikey: key, 'content-type': 'application/json' })
  // The older keys are tokens and must be sent as such, too; the newer sb_secret_ ones must not.
  if (!key.startsWith('sb_')) headers.set('authorization', `Bearer ${key}`)
  try {
    return await fetch(new URL('/rest/v1/rpc/grant_admin', url), {
      method: 'POST',
      headers,
      body: JSON.stringify({ email }),
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
    return 'The key was refused: SUPABASE_SERVICE_ROLE_KEY must be the secret key of the same project as SUPABASE_URL.'
  }
  if (status === 404) {
    return `The project at ${new URL(url).origin} does not know grant_admin: apply the migrations first (supabase db push).`
  }
  return `The project answered with status ${status}; nothing is known to have changed. Try again in a minute.`
}
