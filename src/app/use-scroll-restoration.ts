import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { readSessionMap, writeSessionMap } from '../lib/session-map'

const storageKey = 'scrollPositions'

const isPosition = (value: unknown) => typeof value === 'number'

/**
 * Starts every page at its top; Back and Forward restore the position where the page was left. URLs of the
 * same page (a filter, an open dialog) keep the position.
 */
export function useScrollRestoration(pageId: string): void {
  const { key, hash } = useLocation()
  const navigationType = useNavigationType()
  const positions = useRef<Map<string, number>>(undefined)
  const currentEntry = useRef({ key, pageId })

  useEffect(() => {
    const entries = (positions.current ??= readSessionMap(storageKey, isPosition))
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
