import { useRef, type PointerEvent } from 'react'

/** Distance in pixels from which a movement is a swipe; less is a tap. */
const minDistance = 40

type SwipeOptions = { onLeft: () => void; onRight: () => void }

/**
 * Handlers for an element with `touch-action: pan-y pinch-zoom`. They detect swipes of one finger or
 * pen to the left or right, as opposed to taps, scrolling and pinching.
 */
export function useSwipe({ onLeft, onRight }: SwipeOptions) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)
  const forget = () => {
    start.current = undefined
  }
  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      // A second finger is not primary; it cancels the swipe of the first.
      if (isPrimary && pointerType !== 'mouse') {
        start.current = { id: pointerId, x: clientX, y: clientY }
      } else forget()
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const started = start.current
      forget()
      if (started?.id !== pointerId) return
      const x = clientX - started.x
      const y = clientY - started.y
      if (Math.abs(x) < minDistance || Math.abs(x) < 1.5 * Math.abs(y)) return
      if (x < 0) onLeft()
      else onRight()
    },
    onPointerCancel: forget,
  }
}
