import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { newsletterScrollPx, newsletterStorageKey } from '../../../content/limits'
import { isPageBusy } from '../../../lib/is-page-busy'
import { readStored, writeStored } from '../../../lib/storage'
import { useHydrated } from '../../../lib/use-hydrated'

/** How long a page may go on scrolling by itself: to a section, or to where it was before a reload. */
const ownScrollMs = 1500
const retryMs = 500

/** A browser that stores nothing must not be asked twice by the same page. */
let isOver = false

function mayAsk(): boolean {
  return !isOver && readStored('local', newsletterStorageKey) === null
}

/**
 * When the newsletter's invitation may come: once the page has been scrolled by more than 200 px,
 * nothing else lies over it and nobody is typing. What a link to a section or a reload scrolls does not
 * count.
 *
 * @param prepare fetches what will be shown; its failure waits for the next scrolling
 */
export function useNewsletterTime(prepare: () => Promise<unknown>): boolean {
  const [isTime, setTime] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const location = useLocation()
  const isHydrated = useHydrated()
  const [isTakenOver] = useState(!isHydrated)
  const ownScrollEnd = useRef(0)
  const prepareNow = useRef(prepare)

  useEffect(() => {
    const isRestored = ['reload', 'back_forward'].includes(arrivalType() ?? '')
    if (location.hash || isRestored) ownScrollEnd.current = performance.now() + ownScrollMs
  }, [location])

  useEffect(() => {
    if (isWanted) return undefined
    const check = () => {
      if (window.scrollY <= newsletterScrollPx || performance.now() < ownScrollEnd.current) return
      if (mayAsk()) setWanted(true)
    }
    // Somebody may have scrolled before this page could listen.
    if (isTakenOver && beganAtTop()) check()
    window.addEventListener('scroll', check, { passive: true })
    return () => window.removeEventListener('scroll', check)
  }, [isWanted, isTakenOver])

  useEffect(() => {
    if (!isWanted) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const begin = () => {
      if (isGone) return
      if (isPageBusy()) timer = setTimeout(begin, retryMs)
      else setTime(true)
    }
    prepareNow.current().then(begin, () => setWanted(false))
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isWanted])

  return isTime
}

/** How the browser came to the page; undefined where it does not tell. */
function arrivalType(): string | undefined {
  if (!('getEntriesByType' in performance)) return undefined
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival && 'type' in arrival ? String(arrival.type) : undefined
}

/** Whether the browser opened the page at its top: by a plain link, not by Back or a reload. */
function beganAtTop(): boolean {
  return !window.location.hash && arrivalType() === 'navigate'
}

/** Never again: remembered by the browser, or at least by this page. */
export function endNewsletterTime(): void {
  isOver = !writeStored('local', newsletterStorageKey, 'true')
}
