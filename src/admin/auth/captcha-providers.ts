import type { CaptchaConfig } from '../data/config'

/** A service that tells people from robots, as far as it differs from the others. */
export type CaptchaProvider = {
  /** Address of its script, which is to draw nothing by itself. */
  script: string
  /** Name of what the script adds to the window. */
  global: string
  /** What its widget loads, by the directive of the Content-Security-Policy that must allow it. */
  sources: Readonly<Record<string, string>>
}

/** Name of the Trusted Types policy under which the script of a provider is loaded. */
export const captchaPolicyName = 'captcha'

const cloudflare = 'https://challenges.cloudflare.com'
const hcaptcha = 'https://hcaptcha.com https://*.hcaptcha.com'

/** The services that Supabase verifies answers of. */
export const captchaProviders = {
  turnstile: {
    script: `${cloudflare}/turnstile/v0/api.js?render=explicit`,
    global: 'turnstile',
    sources: {
      'script-src': cloudflare,
      'frame-src': cloudflare,
      'trusted-types': captchaPolicyName,
    },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    global: 'hcaptcha',
    sources: {
      'script-src': hcaptcha,
      'frame-src': hcaptcha,
      'style-src': hcaptcha,
      'connect-src': hcaptcha,
      'trusted-types': captchaPolicyName,
    },
  },
} as const satisfies Record<CaptchaConfig['provider'], CaptchaProvider>
