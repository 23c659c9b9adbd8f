import { useLayoutEffect, useRef, type RefObject } from 'react'

const turn = { duration: 500, easing: 'cubic-bezier(0.45, 0, 0.2, 1)' } as const

/**
 * Animates a card that turns over when it shows another side. By then React has replaced the old side,
 * so the new one is usable at once; the old one is put back, inert, only for the animation.
 *
 * @param isBack which side is shown
 * @returns `side`, a ref for the element of the side, which must be a different element for each side,
 * and `beforeTurn`, to be called before the old side is replaced
 */
export function useCardTurn(isBack: boolean): {
  side: RefObject<HTMLDivElement | null>
  beforeTurn: () => void
} {
  const side = useRef<HTMLDivElement>(null)
  const old = useRef<{ side: HTMLElement; scrolled: number }>(null)

  useLayoutEffect(() => {
    if (!old.current || !side.current || !canAnimate(side.current)) return
    const { side: oldSide, scrolled } = old.current
    showBehind(side.current, oldSide, scrolled)
    const angle = isBack ? 180 : -180
    side.current.animate([{ transform: `rotateY(${-angle}deg)` }, { transform: 'none' }], turn)
    const leaving = oldSide.animate(
      [{ transform: 'none' }, { transform: `rotateY(${angle}deg)` }],
      turn,
    )
    const remove = () => oldSide.remove()
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

function canAnimate(element: HTMLElement): boolean {
  return (
    typeof element.animate === 'function' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** Puts the old side back behind the new one, inert and at its scroll position. */
function showBehind(shown: HTMLElement, oldSide: HTMLElement, scrolled: number): void {
  oldSide.inert = true
  oldSide.setAttribute('aria-hidden', 'true')
  shown.after(oldSide)
  const scroller = scrollerOf(oldSide)
  if (scroller) scroller.scrollTop = scrolled
}

function scrollerOf(side: HTMLElement): Element | null {
  return side.querySelector('[data-scroller]')
}
