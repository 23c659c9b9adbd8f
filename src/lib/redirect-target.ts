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
