import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Lets a picture that takes the place of another slide in a little; not the first one. */
export function useSlide(photoId: number): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef(photoId)

  useLayoutEffect(() => {
    const step = Math.sign(photoId - last.current)
    last.current = photoId
    if (step === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    frame.current?.animate(
      [
        { opacity: 0.3, translate: `${step * 32}px 0` },
        { opacity: 1, translate: '0 0' },
      ],
      { duration: 200, easing: 'ease' },
    )
  }, [photoId])

  return frame
}
