/**
 * Where the page of an old address went.
 *
 * @param pathname path of an address without a page, encoded or not
 * @param redirects new path by old path
 * @returns undefined for an address that has not moved, and for one that is led on from again:
 *   nobody may go round in circles
 */
export function newPathOf(
  pathname: string,
  redirects: Readonly<Record<string, string>>,
): string | undefined {
  const path = decoded(pathname).replace(/\/$/, '')
  const target = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  return target !== undefined && Object.hasOwn(redirects, target) ? undefined : target
}

/** A broken encoding stays as it is: no redirect has such a name. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
