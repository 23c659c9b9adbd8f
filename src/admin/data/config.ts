import { z } from 'zod'

/** URL of the backend and its publishable key. */
export type BackendConfig = { url: string; key: string }

const environment = z.object({
  VITE_SUPABASE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
})

/**
 * Reads the environment of the build. An empty URL means the site's own origin, where the local
 * stack runs.
 *
 * @returns the configuration, or the names of all variables that are missing or malformed
 */
export function readBackendConfig(): BackendConfig | { badVariables: string[] } {
  const { data, error } = environment.safeParse(import.meta.env)
  if (error) return { badVariables: [...new Set(error.issues.map(({ path }) => String(path[0])))] }
  return {
    url: data.VITE_SUPABASE_URL || window.location.origin,
    key: data.VITE_SUPABASE_PUBLISHABLE_KEY,
  }
}

/** Whether the database is the local one, which runs with the site on one machine. */
export function isLocalBackend(): boolean {
  return !import.meta.env.VITE_SUPABASE_URL
}

/** The captcha that the build configures. */
export type CaptchaConfig = { provider: 'turnstile' | 'hcaptcha'; siteKey: string }

/** The captcha that an environment, by default the build's, configures; `undefined` without a key. */
export function captchaOf(
  environment: Record<string, string | undefined> = import.meta.env,
): CaptchaConfig | undefined {
  const siteKey = environment['VITE_CAPTCHA_SITE_KEY']
  if (!siteKey) return undefined
  const isHcaptcha = environment['VITE_CAPTCHA_PROVIDER'] === 'hcaptcha'
  return { provider: isHcaptcha ? 'hcaptcha' : 'turnstile', siteKey }
}

/**
 * Whether accounts are created by invitation only, which removes the sign-up form: on a hosted project unless
 * the build says otherwise, on the local stack only if it says so.
 */
export function isInviteOnly(): boolean {
  const wanted = import.meta.env.VITE_SIGN_UP
  return wanted ? wanted === 'invite' : Boolean(import.meta.env.VITE_SUPABASE_URL)
}
