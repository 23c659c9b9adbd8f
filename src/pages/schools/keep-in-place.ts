import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the field that a visitor uses in its place in the window while something above it changes its height,
 * where the browser does not do so by itself (Safari).
 *
 * @returns to be called before it changes
 */
export function useKeepInPlace(): () => void {
  const place = useRef<{ element: Element; top: number }>(undefined)
  useLayoutEffect(() => {
    const { element, top = 0 } = place.current ?? {}
    place.current = undefined
    if (!element || window.CSS?.supports?.('overflow-anchor', 'auto')) return
    const moved = element.getBoundingClientRect().top - top
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  })
  return () => {
    const element = document.activeElement
    if (element) place.current = { element, top: element.getBoundingClientRect().top }
  }
}
