import { useLayoutEffect } from 'react'

/** Keeps the page behind from scrolling, and its width although the scroll bar goes. */
export function usePageLock(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const { overflow, paddingRight } = style
    const scrollBar = window.innerWidth - document.documentElement.clientWidth
    style.overflow = 'hidden'
    if (scrollBar > 0) style.paddingRight = `${scrollBar}px`
    return () => {
      style.overflow = overflow
      style.paddingRight = paddingRight
    }
  }, [])
}
