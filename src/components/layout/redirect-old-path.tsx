import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { redirects } from '../../content/redirects'
import { redirectTarget } from '../../lib/redirect-target'
import { useHydrated } from '../../lib/use-hydrated'

/**
 * Puts the new address in the place of an old one, with its query and hash. Its map of old
 * addresses grows with the years: only chunks that pages fetch late may import it.
 *
 * @param children what an address shows that leads to nothing
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
