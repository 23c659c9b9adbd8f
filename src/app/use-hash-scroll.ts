import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { hashScrollDelayMs } from '../content/limits'

/** The element that a hash names; hashes that no id can match find nothing and never throw. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

function scrollTo(target: HTMLElement, behavior: ScrollBehavior): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isStill ? 'instant' : behavior, block: 'start' })
}

/**
 * Brings the section that the address names under the fixed bar (the 80 px are the document's
 * `scroll-padding-top`): smoothly on the same page, after a short wait on a new one, and once
 * more when the pictures of the first page have their sizes.
 */
export function useHashScroll(): void {
  const location = useLocation()
  const lastPath = useRef<string>(undefined)

  // The whole location: a second press on the same link makes a new one and must scroll again.
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
    const arrive = () => {
      const target = targetOf(hash)
      if (target) scrollTo(target, isFirst ? 'instant' : 'smooth')
    }
    if (isFirst && document.readyState !== 'complete') {
      window.addEventListener('load', arrive, { once: true })
      return () => window.removeEventListener('load', arrive)
    }
    const timer = setTimeout(arrive, hashScrollDelayMs)
    return () => clearTimeout(timer)
  }, [location])
}
