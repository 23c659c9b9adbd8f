import { useRef } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useHydrated } from '../../lib/use-hydrated'

/** Left in the history with an opened tour, so that closing it can go back. */
const fromTours = { fromTours: true }

function isFromTours(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromTours' in state
}

/** Which tour the address opens, and the ways to open and to close one. */
export function useTourAddress() {
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const closedKey = useRef<string>(undefined)

  return {
    /** Slug of the opened tour. */
    slug: matchPath('/tours/:slug', pathname)?.params.slug,
    // The HTML of the build was written without a query, so the first pass must not know it.
    tourLink: (slug: string) => ({
      to: paths.tour(slug) + (isHydrated ? search : ''),
      state: fromTours,
    }),
    open: (slug: string) => void navigate(paths.tour(slug) + search, { state: fromTours }),
    close: () => {
      // The way back takes a moment; a second press must not go back twice.
      if (closedKey.current === key) return
      closedKey.current = key
      if (isFromTours(state)) void navigate(-1)
      else void navigate(paths.tours() + search, { replace: true })
    },
  }
}
