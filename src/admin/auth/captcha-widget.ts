import type { CaptchaConfig } from '../data/config'
import { logFailure } from '../data/errors'
import { captchaPolicyName, captchaProviders, type CaptchaProvider } from './captcha-providers'

/** The proof that a person asks, for one request; or why there is none, as a text for people. */
export type CaptchaProof = { token: string | undefined } | { failure: string }

/** A widget in the page. */
export type OpenCaptcha = {
  /** Takes the present proof and makes the widget work on the next; loads anew what did not load. */
  takeProof: () => CaptchaProof
  close: () => void
}

export const unfinished: CaptchaProof = {
  failure:
    'The check that you are no robot is not finished. Complete it below the form, then try again.',
}

const unloaded: CaptchaProof = {
  failure:
    'The check that you are no robot did not load, perhaps because something blocks it. It is being loaded again: allow it, then try again.',
}

/** What the script of every provider offers. */
type CaptchaApi = {
  /** Draws a widget into an element; answers with its id. */
  render: (box: HTMLElement, options: Record<string, unknown>) => string
  reset: (id: string) => void
  remove: (id: string) => void
}

/** Scripts that are on their way. */
const loads = new Map<string, Promise<CaptchaApi>>()

/** Made once: a browser refuses a second policy of the same name. */
let policy: { createScriptURL: (address: string) => string } | undefined

/** The address of a provider's script as browsers want it that take no plain text for one. */
function trusted(script: string): string {
  policy ??= window.trustedTypes?.createPolicy(captchaPolicyName, {
    createScriptURL: (address) => {
      const isKnown = Object.values(captchaProviders).some(({ script }) => script === address)
      if (isKnown) return address
      throw new TypeError(`${address} is no script of a captcha`)
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
    element.src = trusted(script)
    document.head.append(element)
  })
}

/** The script of a provider, once for the life of the page; after a failure the next call tries again. */
function loadApi(provider: CaptchaProvider): Promise<CaptchaApi> {
  const api: CaptchaApi | undefined = Reflect.get(window, provider.global)
  if (api) return Promise.resolve(api)
  const attempt =
    loads.get(provider.script) ?? load(provider).finally(() => loads.delete(provider.script))
  loads.set(provider.script, attempt)
  return attempt
}

/**
 * Draws the widget of a captcha.
 *
 * @param box element for the widget
 * @param challengeId id of the element for the questions that some providers ask in a window: at the end of
 *   the page, where they would put it, a dialog keeps the mouse away from it
 */
export function openCaptcha(
  { provider, siteKey }: CaptchaConfig,
  box: HTMLElement,
  challengeId: string,
): OpenCaptcha {
  let token = ''
  let widget: { api: CaptchaApi; id: string } | undefined
  let hasFailed = false
  let isClosed = false

  const forget = () => {
    token = ''
  }

  async function draw(): Promise<void> {
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
        'expired-callback': forget,
        'error-callback': forget,
        'challenge-container': challengeId,
      })
      widget = { api, id }
    } catch (error) {
      logFailure('Loading the captcha', error)
      hasFailed = true
    }
  }

  void draw()
  return {
    takeProof: () => {
      if (hasFailed) {
        void draw()
        return unloaded
      }
      if (!token) return unfinished
      const proof = { token }
      forget()
      widget?.api.reset(widget.id)
      return proof
    },
    close: () => {
      isClosed = true
      widget?.api.remove(widget.id)
    },
  }
}
