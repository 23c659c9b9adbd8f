import { useLayoutEffect, useRef, type RefObject } from 'react'

const turn = { duration: 500, easing: 'cubic-bezier(0.45, 0, 0.2, 1)' } as const

/**
 * Turns a card over when it shows another side. React has put the new side in the place of the
 * old one by then, and all that anybody can press or read is there; the old side comes back only
 * for the eye, and only while the card turns.
 *
 * @param isBack which side is shown
 * @returns `side` for the side's element, which must be another one for each side, and
 * `beforeTurn` to call while the old side still stands there
 */
export function useCardTurn(isBack: boolean): {
  side: RefObject<HTMLDivElement | null>
  beforeTurn: () => void
} {
  const side = useRef<HTMLDivElement>(null)
  const old = useRef<{ side: HTMLElement; scrolled: number }>(null)

  useLayoutEffect(() => {
    if (!old.current || !side.current || !moves(side.current)) return
    const { side: gone, scrolled } = old.current
    showBehind(side.current, gone, scrolled)
    const angle = isBack ? 180 : -180
    side.current.animate([{ transform: `rotateY(${-angle}deg)` }, { transform: 'none' }], turn)
    const leaving = gone.animate(
      [{ transform: 'none' }, { transform: `rotateY(${angle}deg)` }],
      turn,
    )
    const remove = () => gone.remove()
    leaving.addEventListener('finish', remove)
    leaving.addEventListener('cancel', remove)
  }, [isBack])

  return {
    side,
    beforeTurn: () => {
      if (!side.current) return
      old.current = { side: side.current, scrolled: scrollerOf(side.current)?.scrollTop ?? 0 }
    },
  }
}

function moves(element: HTMLElement): boolean {
  return (
    typeof element.animate === 'function' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** Puts a side that is gone behind the one that came: seen as it was, and nothing else. */
function showBehind(shown: HTMLElement, gone: HTMLElement, scrolled: number): void {
  gone.inert = true
  gone.setAttribute('aria-hidden', 'true')
  shown.after(gone)
  const scroller = scrollerOf(gone)
  if (scroller) scroller.scrollTop = scrolled
}

/** The part of a side that scrolls. */
function scrollerOf(side: HTMLElement): Element | null {
  return side.querySelector('[data-scroller]')
}
