import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { VisuallyHidden } from '../components/ui/visually-hidden'
import { hashScrollDelayMs } from '../content/limits'
import { readSessionMap, writeSessionMap } from '../lib/storage'

/**
 * What a browser does on navigation and a single-page app must do itself: restores the scroll position, moves
 * the focus and announces the new title to screen readers.
 */
export function NavigationEffects({ pageId }: { pageId: string }) {
  const [announcement, setAnnouncement] = useState('')
  useScrollRestoration(pageId)
  useHashScroll()
  useHeadingFocus(pageId, setAnnouncement)
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  )
}

/**
 * After a change of page, focuses the page's heading and announces its title.
 *
 * @param pageId id of the page; nothing happens while it stays the same
 * @param announce receives the text for the live region
 */
function useHeadingFocus(pageId: string, announce: (text: string) => void): void {
  const { hash } = useLocation()
  const lastPage = useRef(pageId)

  useEffect(() => {
    if (lastPage.current === pageId) return
    lastPage.current = pageId
    announce(document.title)
    if (hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pageId, hash, announce])
}

function scrollToHash(hash: string, isSmooth: boolean): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const behavior = isSmooth && !prefersReducedMotion ? 'smooth' : 'instant'
  try {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)))
    target?.scrollIntoView({ behavior, block: 'start' })
  } catch {
    // A malformed hash points to nothing.
  }
}

/**
 * Scrolls to the section that the hash points to (the document's `scroll-padding-top` of 80 px keeps it below
 * the fixed header): smoothly on the same page, after a short delay on a new one, and on the first page again
 * once its pictures have their sizes.
 */
function useHashScroll(): void {
  const location = useLocation()
  const navigationType = useNavigationType()
  const lastPath = useRef<string>(undefined)
  const lastHash = useRef<string>(undefined)

  // Depends on `location` itself: a second click on the same link creates a new one and must scroll again.
  useEffect(() => {
    const { pathname, hash } = location
    const isFirst = lastPath.current === undefined
    const isSamePage = lastPath.current === pathname
    // Only a dialog over the page opened or closed: a link to the same URL replaces its entry.
    const isSameView =
      isSamePage && lastHash.current === hash && navigationType !== NavigationType.Replace
    lastPath.current = pathname
    lastHash.current = hash
    const scroll = () => scrollToHash(hash, !isFirst)
    if (hash && isSamePage && !isSameView) scroll()
    if (!hash || isSamePage) return undefined
    if (isFirst && document.readyState !== 'complete') {
      window.addEventListener('load', scroll, { once: true })
      return () => window.removeEventListener('load', scroll)
    }
    const timer = setTimeout(scroll, hashScrollDelayMs)
    return () => clearTimeout(timer)
  }, [location, navigationType])
}

const storageKey = 'scrollPositions'

/**
 * Starts every page at its top; Back and Forward restore the position where the page was left. URLs of the
 * same page (a filter, an open dialog) keep the position.
 */
function useScrollRestoration(pageId: string): void {
  const { key, hash } = useLocation()
  const navigationType = useNavigationType()
  const positions = useRef<Map<string, number>>(undefined)
  const currentEntry = useRef({ key, pageId })

  useEffect(() => {
    const entries = (positions.current ??= readSessionMap(
      storageKey,
      (value) => typeof value === 'number',
    ))
    const savePosition = () => entries.set(currentEntry.current.key, window.scrollY)
    const releaseControl = () => {
      savePosition()
      writeSessionMap(storageKey, [...entries].slice(-50))
      window.history.scrollRestoration = 'auto'
    }
    const takeControl = () => {
      window.history.scrollRestoration = 'manual'
    }
    takeControl()
    window.addEventListener('scroll', savePosition, { passive: true })
    window.addEventListener('pagehide', releaseControl)
    window.addEventListener('pageshow', takeControl)
    return () => {
      window.removeEventListener('scroll', savePosition)
      window.removeEventListener('pagehide', releaseControl)
      window.removeEventListener('pageshow', takeControl)
    }
  }, [])

  useLayoutEffect(() => {
    const last = currentEntry.current
    currentEntry.current = { key, pageId }
    if (last.key === key || last.pageId === pageId) return
    if (navigationType === NavigationType.Pop) {
      window.scrollTo(0, positions.current?.get(key) ?? 0)
    } else if (!hash) {
      window.scrollTo(0, 0)
    }
  }, [key, pageId, hash, navigationType])
}
