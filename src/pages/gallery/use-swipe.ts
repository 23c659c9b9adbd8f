import { useRef, type PointerEvent } from 'react'

/** Pixels that make a swipe; a shorter way is a tap. */
const shortest = 40

type SwipeOptions = { onLeft: () => void; onRight: () => void }

/**
 * Handlers for an element with `touch-action: pan-y pinch-zoom`: they tell a swipe of one finger or
 * pen to the left or right from taps, from scrolling and from two fingers.
 */
export function useSwipe({ onLeft, onRight }: SwipeOptions) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)
  const forget = () => {
    start.current = undefined
  }
  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      // A second finger is not primary: it ends the swipe that the first one began.
      if (isPrimary && pointerType !== 'mouse') {
        start.current = { id: pointerId, x: clientX, y: clientY }
      } else forget()
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const begun = start.current
      forget()
      if (begun?.id !== pointerId) return
      const x = clientX - begun.x
      const y = clientY - begun.y
      if (Math.abs(x) < shortest || Math.abs(x) < 1.5 * Math.abs(y)) return
      if (x < 0) onLeft()
      else onRight()
    },
    onPointerCancel: forget,
  }
}
