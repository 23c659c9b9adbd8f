import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { savesData } from '../lib/data-saver'
import { whenIdle } from '../lib/when-idle'
import { useSession } from './auth/session-state'
import { prefetchNext, prefetchPage } from './rooms'

/** How often to look whether the page has loaded, in ms. */
const quietMs = 2000

/**
 * Loads pages before they are shown: the page of the address while the rights are still being checked, the
 * page of a link when it is hovered, touched or focused, and, while nothing happens, the chunk of
 * the page that usually follows. The database decides what anybody may read, as for every request.
 */
export function usePrefetching(): void {
  const queryClient = useQueryClient()
  const { session } = useSession()
  const { pathname } = useLocation()
  const isSignedIn = session.status === 'signedIn'

  useEffect(() => {
    if (isSignedIn) void prefetchPage(window.location, queryClient, true)
  }, [isSignedIn, queryClient])

  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      if (savesData()) return
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
      const reader = isSignedIn ? queryClient : undefined
      if (link) void prefetchPage(new URL(link.href), reader, false)
    }
    const types = ['pointerover', 'touchstart', 'focusin'] as const
    for (const type of types) document.addEventListener(type, prefetch, { passive: true })
    return () => {
      for (const type of types) document.removeEventListener(type, prefetch)
    }
  }, [isSignedIn, queryClient])

  useEffect(() => {
    if (savesData()) return undefined
    let cancelIdle = () => {}
    // Only when the page itself has all that it shows.
    const timer = setInterval(() => {
      if (queryClient.isFetching() > 0) return
      clearInterval(timer)
      cancelIdle = whenIdle(() => void prefetchNext(pathname))
    }, quietMs)
    return () => {
      clearInterval(timer)
      cancelIdle()
    }
  }, [pathname, queryClient])
}
