import { useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { useHydrated } from './use-hydrated'

type BackLayer = {
  /** What is open; undefined if nothing is. */
  shown: string | undefined
  open: (value: string) => void
  close: () => void
}

/**
 * Something over the page that has a history entry of its own, with the same URL: Back closes it, as
 * phones' users expect, and Back from a page that it led to opens it again.
 *
 * @param name key of the value in the history state; unlike those of other layers
 */
export function useBackLayer(name: string): BackLayer {
  const location: Location<Record<string, string> | null> = useLocation()
  const { state, pathname, search, hash } = location
  const navigate = useNavigate()
  // After a reload the entry is still there, but the pre-rendered HTML has nothing open.
  const isHydrated = useHydrated()
  const closed = useRef<Location>(undefined)
  return {
    shown: isHydrated ? state?.[name] : undefined,
    open: (value) =>
      void navigate(pathname + search + hash, { state: { ...state, [name]: value } }),
    close: () => {
      // Going back is asynchronous; a second click must not go back twice.
      if (closed.current === location) return
      closed.current = location
      void navigate(-1)
    },
  }
}
