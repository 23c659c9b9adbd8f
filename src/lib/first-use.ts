import { savesData } from './data-saver'

declare global {
  interface Window {
    /** Filled by the boot script: the kinds of event that came before this script. */
    earlySigns?: string[]
  }
}

/** What shows that somebody uses a page. A visitor who saves data asks for nothing by scrolling or pointing. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const signsOfSavers = ['click', 'keydown'] as const

/** A browser also reports a pointer that rests where the page appears. */
const isResting = (event: Event) =>
  event.type === 'pointermove' &&
  event instanceof MouseEvent &&
  !event.movementX &&
  !event.movementY

let used: Promise<void> | undefined
let begin = () => {}
let isNoticed = false

/** Whether the visitor has done something on this page that shows its use. */
export const isInUse = (): boolean => isNoticed

/**
 * Settles once the visitor uses the page: scrolls, points, touches, focuses or presses a key; with Save-Data
 * once something is pressed. At once where waiting would show something wrong: on a page that was not
 * pre-rendered, where the address says more than the pre-rendered HTML knows, and when the visitor was earlier
 * than the script. It notices the visitor from the first call on. Browser only.
 */
export function firstUse(): Promise<void> {
  used ??= new Promise((resolve) => {
    begin = resolve
    const { search, hash } = window.location
    const wanted: readonly string[] = savesData() ? signsOfSavers : signs
    isNoticed =
      window.earlyTap !== undefined ||
      (window.earlySigns?.some((sign) => wanted.includes(sign)) ?? false)
    if (!document.querySelector('#root[data-page]') || search || hash || isNoticed) {
      resolve()
      return
    }
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    const notice = (event: Event) => {
      if (isResting(event)) return
      controller.abort()
      isNoticed = true
      resolve()
    }
    for (const sign of wanted) {
      window.addEventListener(sign, notice, options)
    }
  })
  return used
}

/** Says that the page is used, whatever the visitor did: a navigation, for example by Back. */
export function beginUse(): void {
  void firstUse()
  begin()
}
