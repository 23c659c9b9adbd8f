import { useRef } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'

/** History state of a tour opened from the list: closing it can then go back. */
const fromTours = { fromTours: true }

function isFromTours(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromTours' in state
}

/** The opened tour in the URL, and functions to open and close one. */
export function useTourUrl() {
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const closedKey = useRef<string>(undefined)

  return {
    /** Slug of the opened tour. */
    slug: matchPath('/tours/:slug', pathname)?.params.slug,
    // The HTML was pre-rendered without a query, so hydration must not use it.
    tourLink: (slug: string) => ({
      to: paths.tour(slug) + (isHydrated ? search : ''),
      state: fromTours,
    }),
    open: (slug: string) => void navigate(paths.tour(slug) + search, { state: fromTours }),
    close: () => {
      // Going back is asynchronous; a second click must not go back twice.
      if (closedKey.current === key) return
      closedKey.current = key
      if (isFromTours(state)) void navigate(-1)
      else void navigate(paths.tours() + search, { replace: true })
    },
  }
}
