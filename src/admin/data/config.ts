import { z } from 'zod'

/** URL of the backend and its publishable key. */
export type BackendConfig = { url: string; key: string }

const environment = z.object({
  VITE_SUPABASE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
})

/**
 * Reads the environment of the build. An empty URL means the site's own origin, where the local
 * stack runs.
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

/** The captcha that the build configures. */
export type CaptchaConfig = { provider: 'turnstile' | 'hcaptcha'; siteKey: string }

/** The environment variables that configure it. */
export type CaptchaEnvironment = {
  VITE_CAPTCHA_SITE_KEY?: string | undefined
  VITE_CAPTCHA_PROVIDER?: string | undefined
}

/** The captcha that an environment configures, or `undefined` without a site key. */
export function captchaOf(environment: CaptchaEnvironment): CaptchaConfig | undefined {
  const siteKey = environment.VITE_CAPTCHA_SITE_KEY
  if (!siteKey) return undefined
  const isHcaptcha = environment.VITE_CAPTCHA_PROVIDER === 'hcaptcha'
  return { provider: isHcaptcha ? 'hcaptcha' : 'turnstile', siteKey }
}

/** The captcha of the sign-in form, or `undefined` when the build has none. */
export function readCaptcha(): CaptchaConfig | undefined {
  return captchaOf({
    VITE_CAPTCHA_SITE_KEY: import.meta.env.VITE_CAPTCHA_SITE_KEY,
    VITE_CAPTCHA_PROVIDER: import.meta.env.VITE_CAPTCHA_PROVIDER,
  })
}

/** Whether accounts are created by invitation only, which removes the sign-up form. */
export function isInviteOnly(): boolean {
  return import.meta.env.VITE_SIGN_UP === 'invite'
}
