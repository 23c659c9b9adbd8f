import { captchaPolicyName, type CaptchaProvider } from './captcha-providers'

/** What the script of every provider offers. */
export type CaptchaApi = {
  /** Draws a widget into an element; answers with its id. */
  render: (box: HTMLElement, options: Record<string, unknown>) => string
  reset: (id: string) => void
  remove: (id: string) => void
}

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string }
}

/** Scripts that are on their way. */
const loads = new Map<string, Promise<CaptchaApi>>()

/** The address of the script as browsers want it that refuse plain text here. */
function trusted(script: string): string {
  const factory: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  if (!factory) return script
  return factory
    .createPolicy(captchaPolicyName, { createScriptURL: () => script })
    .createScriptURL(script)
}

function load({ script, global }: CaptchaProvider): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.async = true
    element.onload = () => {
      const api: CaptchaApi | undefined = Reflect.get(window, global)
      if (api) resolve(api)
      else reject(new Error(`${script} has not brought ${global}`))
    }
    element.onerror = () => {
      element.remove()
      reject(new Error(`${script} did not load`))
    }
    element.src = trusted(script)
    document.head.append(element)
  })
}

/**
 * Loads the script of a provider, once for the life of the page; after a failure the next call tries again.
 *
 * @throws Error when it does not load, or brings nothing
 */
export function loadCaptcha(provider: CaptchaProvider): Promise<CaptchaApi> {
  const api: CaptchaApi | undefined = Reflect.get(window, provider.global)
  if (api) return Promise.resolve(api)
  const attempt =
    loads.get(provider.script) ?? load(provider).finally(() => loads.delete(provider.script))
  loads.set(provider.script, attempt)
  return attempt
}
