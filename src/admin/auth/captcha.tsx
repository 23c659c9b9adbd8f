import { createContext, use, useCallback, useEffect, useId, useRef, type ReactNode } from 'react'
import { readCaptcha, type CaptchaConfig } from '../data/config'
import { openCaptcha, notFinished, type CaptchaResult, type CaptchaWidget } from './captcha-widget'

const CaptchaContext = createContext<() => CaptchaResult>(() => ({ token: undefined }))

/**
 * A function that returns the captcha token for one request; each call also requests the next token.
 * Without a captcha the token is undefined.
 */
export const useCaptcha = () => use(CaptchaContext)

/** Renders the captcha widget below its children if the build has a captcha. */
export function Captcha({ children }: { children: ReactNode }) {
  const config = readCaptcha()
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

  const takeToken = useCallback(() => captcha.current?.takeToken() ?? notFinished, [])

  return (
    <CaptchaContext value={takeToken}>
      {children}
      <div ref={box} className="mt-4 min-h-16" />
      <div id={challengeId} />
    </CaptchaContext>
  )
}
