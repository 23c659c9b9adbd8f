import { useEffect, useRef, useState } from 'react'
import { chatLink, site } from '../../content/site'
import { chat } from '../../lib/chat'
import { useHydrated } from '../../lib/use-hydrated'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { chatIcon } from '../ui/icon-paths'
import { VisuallyHidden } from '../ui/visually-hidden'

const greeting = `Hello ${site.name}, I have a question.`

/**
 * A floating link to the chat, on phones only. It is hidden near forms, dialogs and other calls to
 * action, which is known only after hydration: the pre-rendered HTML does not contain it. It also hides while
 * a visitor reads on, so that it covers no text, and comes back with the first scroll upwards.
 */
export function FloatingChat() {
  /** Rendered even without room, to be measured. */
  const place = useRef<HTMLDivElement>(null)
  const [hasRoom, setRoom] = useState(false)
  const isHydrated = useHydrated()

  useEffect(() => {
    let frame = 0
    let lastTop = window.scrollY
    let isReadingOn = false
    const check = () => {
      frame = 0
      if (window.scrollY !== lastTop) isReadingOn = window.scrollY > lastTop
      lastTop = window.scrollY
      setRoom(!isReadingOn && place.current !== null && isFree(place.current))
    }
    const scheduleCheck = () => {
      frame ||= requestAnimationFrame(check)
    }
    const observer = new MutationObserver(scheduleCheck)
    observer.observe(document.body, { childList: true, subtree: true })
    const listeners = new AbortController()
    const options = { capture: true, passive: true, signal: listeners.signal }
    for (const type of ['scroll', 'focusin', 'toggle', 'resize']) {
      window.addEventListener(type, scheduleCheck, options)
    }
    scheduleCheck()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      listeners.abort()
    }
  }, [])

  if (!isHydrated) return null
  return (
    <div
      ref={place}
      className={`fixed right-4 bottom-4 z-30 md:hidden [@media(max-height:30rem)]:hidden ${hasRoom ? '' : 'invisible'}`}
    >
      <ExternalLink
        href={chatLink(greeting)}
        className="press flex h-12 items-center gap-2 rounded-full bg-tea px-4 font-semibold text-card shadow-raised transition duration-quick hover:bg-tea-dark"
      >
        <Icon d={chatIcon} className="size-6" />
        <span>
          <VisuallyHidden>Chat on</VisuallyHidden> {chat.name}
        </span>
      </ExternalLink>
    </div>
  )
}

/** Elements that a floating button must not cover: forms, calls to action, the footer with its links. */
const obstacles = 'form, footer, [data-hides-floating]'
const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]'

/**
 * Whether no dialog is open, no obstacle is in view, and the focused element is not covered. Never in windows
 * that are too large or too low for the button: there nothing is measured.
 */
function isFree(place: HTMLElement): boolean {
  if (getComputedStyle(place).display === 'none') return false
  if (document.querySelector(dialogs)) return false
  const focused = document.activeElement
  const isFocusCovered =
    focused !== null &&
    !focused.matches('body, main') &&
    !place.contains(focused) &&
    overlaps(focused.getBoundingClientRect(), place.getBoundingClientRect())
  return !isFocusCovered && ![...document.querySelectorAll(obstacles)].some(isInView)
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    one.right > other.left &&
    one.left < other.right &&
    one.bottom > other.top &&
    one.top < other.bottom
  )
}
