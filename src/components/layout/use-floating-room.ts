import { useEffect, useRef, useState } from 'react'

/** What a floating button must not lie over: forms, calls to action, the footer with its links. */
const neighbours = 'form, footer, [data-hides-floating]'
const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]'

/**
 * Whether there is room for a floating button: nothing of the page that it must not cover is in
 * view, no dialog is open, and the focus is not on something under it. False on the server.
 *
 * @returns `place`, for the element that holds the button, also while it is not to be seen
 */
export function useFloatingRoom() {
  const place = useRef<HTMLDivElement>(null)
  const [hasRoom, setRoom] = useState(false)

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setRoom(place.current !== null && isFree(place.current))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    const observer = new MutationObserver(lookSoon)
    observer.observe(document.body, { childList: true, subtree: true })
    const types = ['scroll', 'focusin', 'toggle'] as const
    for (const type of types)
      document.addEventListener(type, lookSoon, { capture: true, passive: true })
    window.addEventListener('resize', lookSoon)
    lookSoon()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      for (const type of types) document.removeEventListener(type, lookSoon, { capture: true })
      window.removeEventListener('resize', lookSoon)
    }
  }, [])

  return { place, hasRoom }
}

function isFree(place: HTMLElement): boolean {
  if (document.querySelector(dialogs)) return false
  const focused = document.activeElement
  const isUnderneath =
    focused !== null &&
    !focused.matches('body, main') &&
    !place.contains(focused) &&
    overlaps(focused.getBoundingClientRect(), place.getBoundingClientRect())
  return !isUnderneath && ![...document.querySelectorAll(neighbours)].some(isInView)
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
