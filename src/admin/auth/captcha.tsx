import { createContext, use, useCallback, useEffect, useId, useRef, type ReactNode } from 'react'
import { captchaOf, type CaptchaConfig } from '../data/config'
import { logFailure } from '../data/errors'
import { captchaPolicyName, captchaProviders, type CaptchaProvider } from './captcha-providers'

/** Takes the token for one request and requests the next one; throws an error to show without one. */
type TakeToken = () => string | undefined

const CaptchaContext = createContext<TakeToken>(() => undefined)

/** The function that takes the captcha token for one request; `undefined` when there is no captcha. */
export const useCaptcha = () => use(CaptchaContext)

/** Renders the captcha widget below its children if the build has a captcha. */
export function Captcha({ children }: { children: ReactNode }) {
  const config = captchaOf()
  return config ? <WithWidget {...config}>{children}</WithWidget> : children
}

function WithWidget({ provider, siteKey, children }: CaptchaConfig & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const captcha = useRef<CaptchaWidget>(undefined)
  const challengeId = useId()

  useEffect(() => {
    if (!box.current) return undefined
    const opened = openCaptcha({ provider, siteKey }, box.current, challengeId)
    captcha.current = opened
    return opened.close
  }, [provider, siteKey, challengeId])

  const takeToken = useCallback(() => {
    if (!captcha.current) throw notFinished()
    return captcha.current.takeToken()
  }, [])

  return (
    <CaptchaContext value={takeToken}>
      {children}
      <div ref={box} className="mt-4 min-h-16" />
      <div id={challengeId} />
    </CaptchaContext>
  )
}

type CaptchaWidget = {
  /** Reloads the script if it failed to load. */
  takeToken: TakeToken
  close: () => void
}

const notFinished = () =>
  new Error('The captcha is not complete. Complete it below the form, then try again.')

const notLoaded = () =>
  new Error(
    'The captcha did not load; something may be blocking it. It is loading again: allow it, then try again.',
  )

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
 * Renders the widget of a captcha into `box`. Some providers append a pop-up to the body, where an open
 * modal dialog makes it unreachable for the mouse; it goes into the element `challengeId` instead.
 */
function openCaptcha(
  { provider, siteKey }: CaptchaConfig,
  box: HTMLElement,
  challengeId: string,
): CaptchaWidget {
  let token = ''
  let widget: { api: CaptchaApi; id: string } | undefined
  let hasFailed = false
  let isClosed = false

  const keepToken = (answer = '') => {
    token = answer
  }

  async function renderWidget(): Promise<void> {
    hasFailed = false
    try {
      const api = await loadApi(captchaProviders[provider])
      if (isClosed) return
      const id = api.render(box, {
        sitekey: siteKey,
        theme: 'auto',
        callback: keepToken,
        'expired-callback': () => keepToken(),
        'error-callback': () => keepToken(),
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
        throw notLoaded()
      }
      if (!token) throw notFinished()
      const taken = token
      keepToken()
      widget?.api.reset(widget.id)
      return taken
    },
    close: () => {
      isClosed = true
      widget?.api.remove(widget.id)
    },
  }
}
