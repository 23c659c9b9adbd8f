import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { redirects } from '../../content/redirects'
import { useHydrated } from '../../lib/use-hydrated'

/**
 * Redirects an old path to its new one, with query and hash. The list of redirects keeps growing, so
 * only lazy chunks may import this module.
 *
 * @returns whether the path is being redirected, so that nothing is to be shown
 */
export function useRedirectOfOldPath(): boolean {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const target = redirectTarget(pathname, redirects)

  useEffect(() => {
    if (target !== undefined) void navigate(target + search + hash, { replace: true })
  }, [target, search, hash, navigate])

  return isHydrated && target !== undefined
}

/**
 * The path that an old path redirects to.
 *
 * @param pathname path of a URL without a page, encoded or not
 * @param redirects new path by old path
 * @returns undefined for a path without a redirect, and for one whose target is redirected again,
 *   so that redirects cannot loop
 */
export function redirectTarget(
  pathname: string,
  redirects: Readonly<Record<string, string>>,
): string | undefined {
  const path = decoded(pathname).replace(/\/$/, '')
  const target = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  return target !== undefined && Object.hasOwn(redirects, target) ? undefined : target
}

/** Returns a path with a broken encoding as it is: no redirect matches it. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
