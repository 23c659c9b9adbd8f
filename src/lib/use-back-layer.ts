import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { useHydrated } from './use-hydrated'

type BackLayer = {
  /** What is open; undefined if nothing is. */
  shown: string | undefined
  /** Says whether it opens: not where the visitor has gone on since this was rendered. */
  open: (value: string) => boolean
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
  /** The location on the screen; none once this is gone. */
  const latest = useRef<typeof location>(undefined)
  useLayoutEffect(() => {
    latest.current = location
    return () => {
      latest.current = undefined
    }
  }, [location])
  return {
    shown: isHydrated ? state?.[name] : undefined,
    open: (value) => {
      // What opens it may have waited for its script: nobody is fetched back.
      if (latest.current !== location) return false
      void navigate(pathname + search + hash, { state: { ...state, [name]: value } })
      return true
    },
    close: () => {
      // What closes it may have waited, and Back may have closed it meanwhile.
      if (latest.current?.state?.[name] === undefined) return
      // Going back is asynchronous; a second click must not go back twice.
      if (closed.current === latest.current) return
      closed.current = latest.current
      void navigate(-1)
    },
  }
}
