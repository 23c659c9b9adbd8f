import { useEffect } from 'react'
import { devToolsCheckMs, devToolsThresholdMs, toastMs } from '../content/limits'
import { site } from '../content/site'
import { whenIdle } from '../lib/when-idle'
import { printingIsDisabled } from '../protection/printing-is-disabled'

const times = { messageMs: toastMs, checkMs: devToolsCheckMs, thresholdMs: devToolsThresholdMs }

/**
 * Protects the public pages while it is mounted; its code is loaded when the browser is idle. The sentence
 * replaces the page in print, also without scripts.
 */
export function ContentProtection() {
  const isOn = site.contentProtection && !import.meta.env.DEV

  useEffect(() => {
    if (!isOn) return undefined
    let isMounted = true
    let stop = () => {}
    const start = async () => {
      try {
        const { protectContent } = await import('../protection/protect-content')
        if (isMounted) stop = protectContent({ document, ...times })
      } catch {
        // The page works without it.
      }
    }
    const cancelIdle = whenIdle(() => void start())
    return () => {
      isMounted = false
      cancelIdle()
      stop()
    }
  }, [isOn])

  return isOn ? <p className="print-notice">{printingIsDisabled}</p> : null
}
