import { useEffect } from 'react'
import { devToolsCheckMs, devToolsThresholdMs, toastMs } from '../content/limits'
import { site } from '../content/site'
import { whenIdle } from '../lib/when-idle'
import { printingIsDisabled } from '../protection/printing-is-disabled'

const times = { messageMs: toastMs, checkMs: devToolsCheckMs, thresholdMs: devToolsThresholdMs }

/**
 * Protects the public pages while it is mounted; its code is fetched when the page has nothing
 * better to do. The sentence shows on paper alone, where it stands for the whole page, with and
 * without scripts.
 */
export function ContentProtection() {
  const isOn = site.contentProtection && !import.meta.env.DEV

  useEffect(() => {
    if (!isOn) return undefined
    let isWanted = true
    let end = () => {}
    const begin = async () => {
      try {
        const { protectContent } = await import('../protection/protect-content')
        if (isWanted) end = protectContent({ document, ...times })
      } catch {
        // A visitor loses nothing when the chunk does not come.
      }
    }
    const callOff = whenIdle(() => void begin())
    return () => {
      isWanted = false
      callOff()
      end()
    }
  }, [isOn])

  return isOn ? <p className="print-notice">{printingIsDisabled}</p> : null
}
