import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { hashScrollDelayMs } from '../content/limits'

/** The element that a hash points to; null for a malformed hash. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

function scrollTo(target: HTMLElement, behavior: ScrollBehavior): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : behavior, block: 'start' })
}

/**
 * Scrolls to the section that the hash points to (the document's `scroll-padding-top` of 80 px keeps it below
 * the fixed header): smoothly on the same page, after a short delay on a new one, and on the first page again
 * once its pictures have their sizes.
 */
export function useHashScroll(): void {
  const location = useLocation()
  const lastPath = useRef<string>(undefined)

  // Depends on `location` itself: a second click on the same link creates a new one and must scroll again.
  useEffect(() => {
    const { pathname, hash } = location
    const isFirst = lastPath.current === undefined
    const isSamePage = lastPath.current === pathname
    lastPath.current = pathname
    if (!hash) return undefined
    if (isSamePage) {
      const target = targetOf(hash)
      if (target) scrollTo(target, 'smooth')
      return undefined
    }
    const scroll = () => {
      const target = targetOf(hash)
      if (target) scrollTo(target, isFirst ? 'instant' : 'smooth')
    }
    if (isFirst && document.readyState !== 'complete') {
      window.addEventListener('load', scroll, { once: true })
      return () => window.removeEventListener('load', scroll)
    }
    const timer = setTimeout(scroll, hashScrollDelayMs)
    return () => clearTimeout(timer)
  }, [location])
}
