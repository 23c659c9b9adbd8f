import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { readCaptcha, type CaptchaConfig } from '../data/config'
import { logFailure } from '../data/errors'
import { captchaProviders } from './captcha-providers'
import { loadCaptcha } from './captcha-script'

/** The proof that a person asks, for one request; or why there is none, as a text for people. */
export type CaptchaProof = { token: string | undefined } | { failure: string }

const CaptchaContext = createContext<() => CaptchaProof>(() => ({ token: undefined }))

/**
 * The function that takes the proof of the widget around the form. Each proof is good for one request, so
 * taking it makes the widget work on the next. Without a captcha, requests go without a proof.
 */
export const useCaptcha = () => use(CaptchaContext)

/** Forms whose requests a captcha guards, with its widget below them; the forms alone where none is set. */
export function Captcha({ children }: { children: ReactNode }) {
  const config = readCaptcha()
  return config ? <Guarded config={config}>{children}</Guarded> : children
}

type Widget = { reset: () => void; remove: () => void }

const unansweredText =
  'The check that you are no robot is not finished. Complete it below the form, then try again.'

const brokenText =
  'The check that you are no robot did not load, perhaps because something blocks it. It is being loaded again: allow it, then try again.'

function Guarded({ config, children }: { config: CaptchaConfig; children: ReactNode }) {
  const { provider, siteKey } = config
  const box = useRef<HTMLDivElement>(null)
  const widget = useRef<Widget>(undefined)
  const token = useRef('')
  const hasFailed = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const challengeId = useId()

  useEffect(() => {
    let isGone = false
    const forget = () => {
      token.current = ''
    }
    hasFailed.current = false
    loadCaptcha(captchaProviders[provider])
      .then((api) => {
        if (isGone || !box.current) return
        const id = api.render(box.current, {
          sitekey: siteKey,
          theme: 'auto',
          callback: (answer: string) => {
            token.current = answer
          },
          'expired-callback': forget,
          'error-callback': forget,
          // Beside the widget, not at the end of the page: there a dialog would keep the mouse away from it.
          'challenge-container': challengeId,
        })
        widget.current = { reset: () => api.reset(id), remove: () => api.remove(id) }
      })
      .catch((error: unknown) => {
        logFailure('Loading the captcha', error)
        hasFailed.current = true
      })
    return () => {
      isGone = true
      forget()
      widget.current?.remove()
      widget.current = undefined
    }
  }, [provider, siteKey, challengeId, attempt])

  const takeProof = useMemo(
    () => (): CaptchaProof => {
      if (hasFailed.current) {
        setAttempt((count) => count + 1)
        return { failure: brokenText }
      }
      if (!token.current) return { failure: unansweredText }
      const proof = { token: token.current }
      token.current = ''
      widget.current?.reset()
      return proof
    },
    [],
  )

  return (
    <CaptchaContext value={takeProof}>
      {children}
      <div ref={box} className="mt-4 min-h-16" />
      <div id={challengeId} />
    </CaptchaContext>
  )
}
