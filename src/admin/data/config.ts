import { z } from 'zod'

/** Where the backend answers and the key the browser may know. */
export type BackendConfig = { url: string; key: string }

const environment = z.object({
  VITE_SUPABASE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
})

/**
 * Reads the environment of the build. An empty address means the site's own origin, where the
 * local stack answers.
 *
 * @returns the configuration, or the names of all variables that are missing or malformed
 */
export function readBackendConfig(): BackendConfig | { badVariables: string[] } {
  const parsed = environment.safeParse({
    VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL ?? '',
    VITE_SUPABASE_PUBLISHABLE_KEY: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
  })
  if (!parsed.success) {
    return { badVariables: [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))] }
  }
  return {
    url: parsed.data.VITE_SUPABASE_URL || window.location.origin,
    key: parsed.data.VITE_SUPABASE_PUBLISHABLE_KEY,
  }
}

/** A captcha as the build configures it. */
export type CaptchaConfig = { provider: 'turnstile' | 'hcaptcha'; siteKey: string }

/** The names under which the environment of a build holds it. */
export type CaptchaEnvironment = {
  VITE_CAPTCHA_SITE_KEY?: string | undefined
  VITE_CAPTCHA_PROVIDER?: string | undefined
}

/** The captcha that an environment configures, or `undefined` where it has no site key. */
export function captchaOf(environment: CaptchaEnvironment): CaptchaConfig | undefined {
  const siteKey = environment.VITE_CAPTCHA_SITE_KEY
  if (!siteKey) return undefined
  const isHcaptcha = environment.VITE_CAPTCHA_PROVIDER === 'hcaptcha'
  return { provider: isHcaptcha ? 'hcaptcha' : 'turnstile', siteKey }
}

/** The captcha that guards signing in, or `undefined` where the build has none. */
export function readCaptcha(): CaptchaConfig | undefined {
  return captchaOf({
    VITE_CAPTCHA_SITE_KEY: import.meta.env.VITE_CAPTCHA_SITE_KEY,
    VITE_CAPTCHA_PROVIDER: import.meta.env.VITE_CAPTCHA_PROVIDER,
  })
}

/** Whether accounts are made by invitation alone, so that there is nothing to sign up with. */
export function isInviteOnly(): boolean {
  return import.meta.env.VITE_SIGN_UP === 'invite'
}
