import { paths } from '../lib/paths'
import { publicPages } from '../lib/public-pages'

/** Public pages that are there whatever is published. */
export const standingPages: ReadonlySet<string> = new Set([
  ...publicPages.map(({ path }) => path),
  paths.auth(),
])

/** Whether a path is one that a tour or an article has, had or may have. */
export function isItemPath(path: string): boolean {
  return /^\/(?:tours|blog)\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path)
}

/** Where a link leads: to something that is there, to a tour or post that is not, or to nothing. */
export type LinkTarget = 'there' | 'unpublished' | 'nowhere'

/**
 * Where a link inside a text leads. Files (`/brochure.pdf`) are taken to be there.
 *
 * @param href an address of this site, with query and hash if it has them
 * @param items paths of all tours and articles that are published, and paths that lead on to them
 */
export function linkTarget(href: string, items: ReadonlySet<string>): LinkTarget {
  const path = href.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')
  const isFile = /\.(?!html?$)[a-z0-9]+$/i.test(path)
  if (isFile || standingPages.has(path) || items.has(path)) return 'there'
  return isItemPath(path) ? 'unpublished' : 'nowhere'
}
