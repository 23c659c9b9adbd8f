import type { CaptchaConfig } from '../data/config'
import { logFailure } from '../data/errors'
import { captchaPolicyName, captchaProviders, type CaptchaProvider } from './captcha-providers'

/** The captcha token for one request, or a text to show if there is none. */
export type CaptchaResult = { token: string | undefined } | { failure: string }

/** A rendered widget. */
export type CaptchaWidget = {
  /** Returns the current token and requests the next one; reloads the script if it failed to load. */
  takeToken: () => CaptchaResult
  close: () => void
}

export const notFinished: CaptchaResult = {
  failure: 'The captcha is not complete. Complete it below the form, then try again.',
}

const notLoaded: CaptchaResult = {
  failure:
    'The captcha did not load; something may be blocking it. It is loading again: allow it, then try again.',
}

/** What the scripts of all providers have in common. */
type CaptchaApi = {
  /** Renders a widget into an element and returns its id. */
  render: (box: HTMLElement, options: Record<string, unknown>) => string
  reset: (id: string) => void
  remove: (id: string) => void
}

/** Scripts that are being loaded, by URL. */
const loads = new Map<string, Promise<CaptchaApi>>()

/** Created once: browsers reject a second policy of the same name. */
let policy: { createScriptURL: (url: string) => string } | undefined

/** The URL of a script, for browsers that enforce Trusted Types. */
function trustedUrl(script: string): string {
  policy ??= window.trustedTypes?.createPolicy(captchaPolicyName, {
    createScriptURL: (url) => {
      const isKnown = Object.values(captchaProviders).some(({ script }) => script === url)
      if (isKnown) return url
      throw new TypeError(`${url} is no script of a captcha`)
    },
  })
  return policy?.createScriptURL(script) ?? script
}

function load({ script, global }: CaptchaProvider): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.async = true
    element.addEventListener('load', () => {
      const api: CaptchaApi | undefined = Reflect.get(window, global)
      if (api) resolve(api)
      else reject(new Error(`${script} has not brought ${global}`))
    })
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error(`${script} did not load`))
    })
    element.src = trustedUrl(script)
    document.head.append(element)
  })
}

/** Loads the script of a provider once; after a failure the next call tries again. */
function loadApi(provider: CaptchaProvider): Promise<CaptchaApi> {
  const api: CaptchaApi | undefined = Reflect.get(window, provider.global)
  if (api) return Promise.resolve(api)
  const attempt =
    loads.get(provider.script) ?? load(provider).finally(() => loads.delete(provider.script))
  loads.set(provider.script, attempt)
  return attempt
}

/**
 * Renders the widget of a captcha.
 *
 * @param box element for the widget
 * @param challengeId id of the element for the pop-up of some providers: they would append it to the body,
 *   where an open modal dialog makes it unreachable for the mouse
 */
export function openCaptcha(
  { provider, siteKey }: CaptchaConfig,
  box: HTMLElement,
  challengeId: string,
): CaptchaWidget {
  let token = ''
  let widget: { api: CaptchaApi; id: string } | undefined
  let hasFailed = false
  let isClosed = false

  const clearToken = () => {
    token = ''
  }

  async function renderWidget(): Promise<void> {
    hasFailed = false
    try {
      const api = await loadApi(captchaProviders[provider])
      if (isClosed) return
      const id = api.render(box, {
        sitekey: siteKey,
        theme: 'auto',
        callback: (answer: string) => {
          token = answer
        },
        'expired-callback': clearToken,
        'error-callback': clearToken,
        'challenge-container': challengeId,
      })
      widget = { api, id }
    } catch (error) {
      logFailure('Loading the captcha', error)
      hasFailed = true
    }
  }

  void renderWidget()
  return {
    takeToken: () => {
      if (hasFailed) {
        void renderWidget()
        return notLoaded
      }
      if (!token) return notFinished
      const result = { token }
      clearToken()
      widget?.api.reset(widget.id)
      return result
    },
    close: () => {
      isClosed = true
      widget?.api.remove(widget.id)
    },
  }
}
