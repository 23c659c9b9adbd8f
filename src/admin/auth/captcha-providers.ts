import type { CaptchaConfig } from '../data/config'

export type CaptchaProvider = {
  /** URL of its script, which must not render anything by itself. */
  script: string
  /** Name of the global variable that the script adds. */
  global: string
  /** Sources of its widget by Content-Security-Policy directive. */
  sources: Readonly<Record<string, string>>
}

/** Name of the Trusted Types policy that loads the script. */
export const captchaPolicyName = 'captcha'

const cloudflare = 'https://challenges.cloudflare.com'
const hcaptcha = 'https://hcaptcha.com https://*.hcaptcha.com'

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
