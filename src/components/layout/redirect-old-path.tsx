import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { redirects } from '../../content/redirects'
import { redirectTarget } from '../../lib/redirect-target'
import { useHydrated } from '../../lib/use-hydrated'

/**
 * Redirects an old path to its new one, with query and hash. The list of redirects keeps growing, so
 * only lazy chunks may import this module.
 *
 * @param children shown for a path without a redirect
 */
export function RedirectOldPath({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const target = redirectTarget(pathname, redirects)

  useEffect(() => {
    if (target !== undefined) void navigate(target + search + hash, { replace: true })
  }, [target, search, hash, navigate])

  return isHydrated && target !== undefined ? null : children
}
