import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { readSessionMap, writeSessionMap } from '../lib/session-map'

const storageKey = 'scrollPositions'

const isPlace = (value: unknown) => typeof value === 'number'

/**
 * Starts every page at its top and gives Back and Forward the place they were left at. Addresses
 * of one page (a filter, an open dialog) keep the place.
 */
export function useScrollMemory(pageId: string): void {
  const { key, hash } = useLocation()
  const navigationType = useNavigationType()
  const positions = useRef<Map<string, number>>(undefined)
  const present = useRef({ key, pageId })

  useEffect(() => {
    const known = (positions.current ??= readSessionMap(storageKey, isPlace))
    const remember = () => known.set(present.current.key, window.scrollY)
    const leave = () => {
      remember()
      writeSessionMap(storageKey, [...known].slice(-50))
      window.history.scrollRestoration = 'auto'
    }
    const arrive = () => {
      window.history.scrollRestoration = 'manual'
    }
    arrive()
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', arrive)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', arrive)
    }
  }, [])

  useLayoutEffect(() => {
    const last = present.current
    present.current = { key, pageId }
    if (last.key === key || last.pageId === pageId) return
    if (navigationType === NavigationType.Pop) {
      window.scrollTo(0, positions.current?.get(key) ?? 0)
    } else if (!hash) {
      window.scrollTo(0, 0)
    }
  }, [key, pageId, hash, navigationType])
}
