import { createContext, use, useCallback, useEffect, useId, useRef, type ReactNode } from 'react'
import { readCaptcha, type CaptchaConfig } from '../data/config'
import { openCaptcha, unfinished, type CaptchaProof, type OpenCaptcha } from './captcha-widget'

const CaptchaContext = createContext<() => CaptchaProof>(() => ({ token: undefined }))

/**
 * The function that takes the proof of the widget around the form. Each proof is good for one request, so
 * taking it makes the widget work on the next. Without a captcha, requests go without a proof.
 */
export const useCaptcha = () => use(CaptchaContext)

/** Forms whose requests a captcha guards, with its widget below them; the forms alone where none is set. */
export function Captcha({ children }: { children: ReactNode }) {
  const config = readCaptcha()
  return config ? <Guarded {...config}>{children}</Guarded> : children
}

function Guarded({ provider, siteKey, children }: CaptchaConfig & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const captcha = useRef<OpenCaptcha>(undefined)
  const challengeId = useId()

  useEffect(() => {
    if (!box.current) return undefined
    const opened = openCaptcha({ provider, siteKey }, box.current, challengeId)
    captcha.current = opened
    return opened.close
  }, [provider, siteKey, challengeId])

  const takeProof = useCallback(() => captcha.current?.takeProof() ?? unfinished, [])

  return (
    <CaptchaContext value={takeProof}>
      {children}
      <div ref={box} className="mt-4 min-h-16" />
      <div id={challengeId} />
    </CaptchaContext>
  )
}
