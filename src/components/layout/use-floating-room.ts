import { useEffect, useRef, useState } from 'react'

/** Elements that a floating button must not cover: forms, calls to action, the footer with its links. */
const obstacles = 'form, footer, [data-hides-floating]'
const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]'

/**
 * Whether there is room for a floating button: no element that it must not cover is in view, no
 * dialog is open, and it does not cover the focused element. False on the server.
 *
 * @returns `place`, a ref for the element around the button, which must be rendered even while hidden
 */
export function useFloatingRoom() {
  const place = useRef<HTMLDivElement>(null)
  const [hasRoom, setRoom] = useState(false)

  useEffect(() => {
    let frame = 0
    const check = () => {
      frame = 0
      setRoom(place.current !== null && isFree(place.current))
    }
    const scheduleCheck = () => {
      frame ||= requestAnimationFrame(check)
    }
    const observer = new MutationObserver(scheduleCheck)
    observer.observe(document.body, { childList: true, subtree: true })
    const types = ['scroll', 'focusin', 'toggle'] as const
    for (const type of types)
      document.addEventListener(type, scheduleCheck, { capture: true, passive: true })
    window.addEventListener('resize', scheduleCheck)
    scheduleCheck()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      for (const type of types) document.removeEventListener(type, scheduleCheck, { capture: true })
      window.removeEventListener('resize', scheduleCheck)
    }
  }, [])

  return { place, hasRoom }
}

function isFree(place: HTMLElement): boolean {
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
