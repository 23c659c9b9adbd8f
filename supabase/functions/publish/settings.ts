import { isRecord } from './request-body.ts'

export type PublishSettings = {
  backendUrl: string
  publishableKey: string
  /** Undefined where the project names none. Never leaves the function but for its own project. */
  secretKey: string | undefined
  /** Undefined where no hook is set up. */
  hookUrl: string | undefined
  hookToken: string | undefined
  /** Origin of the site; undefined where it is not set. */
  allowedOrigin: string | undefined
}

/** The first of the project's keys of a kind, which a project hands over as JSON by their names. */
function firstKey(dictionary: string | undefined): string | undefined {
  if (dictionary === undefined) return undefined
  let keys: unknown
  try {
    keys = JSON.parse(dictionary)
  } catch {
    return undefined
  }
  if (!isRecord(keys)) return undefined
  return [keys['default'], ...Object.values(keys)].find((key) => typeof key === 'string')
}

function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  if (!URL.canParse(address)) throw new Error('SITE_URL is not a web address.')
  return new URL(address).origin
}

/**
 * Reads the settings of the function. A project provides `SUPABASE_URL` and its keys by itself; the
 * operator sets `DEPLOY_HOOK_URL`, `DEPLOY_HOOK_TOKEN` and `SITE_URL`.
 *
 * @param read value of an environment variable
 * @throws Error when the project's address or key is missing, or `SITE_URL` is no address
 */
export function readSettings(read: (name: string) => string | undefined): PublishSettings {
  const setting = (name: string) => read(name)?.trim() || undefined
  const backendUrl = setting('SUPABASE_URL')
  const publishableKey =
    firstKey(setting('SUPABASE_PUBLISHABLE_KEYS')) ??
    setting('SUPABASE_PUBLISHABLE_KEY') ??
    setting('SUPABASE_ANON_KEY')
  if (!backendUrl) throw new Error('SUPABASE_URL is not set.')
  if (!publishableKey) throw new Error('No publishable key of the project is set.')
  const secretKey =
    firstKey(setting('SUPABASE_SECRET_KEYS')) ??
    setting('SUPABASE_SECRET_KEY') ??
    setting('SUPABASE_SERVICE_ROLE_KEY')
  return {
    backendUrl,
    publishableKey,
    secretKey,
    hookUrl: setting('DEPLOY_HOOK_URL'),
    hookToken: setting('DEPLOY_HOOK_TOKEN'),
    allowedOrigin: originOf(setting('SITE_URL')),
  }
}
