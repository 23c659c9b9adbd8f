import { tourCategoryIds } from '../content/categories'
import type { Facts } from '../content/collections/facts/sheets'
import { paths } from '../lib/paths'
import { publicPages } from '../lib/public-pages'

/** Public pages that do not depend on what is published. */
export const fixedPages: ReadonlySet<string> = new Set([
  ...publicPages.map(({ path }) => path),
  paths.auth(),
])

/** Paths of the pages of the tour categories that are offered: by this sheet, or without it by that of the code. */
export function categoryPages({ categories: sheet }: Partial<Facts>): string[] {
  const ids = sheet?.categories.filter(({ retired }) => !retired).map(({ id }) => id)
  return (ids ?? tourCategoryIds).map((id) => paths.tourCategory(id))
}

/** Whether a path has the form of the URL of a tour or an article. */
export function isItemPath(path: string): boolean {
  return /^\/(?:tours|blog)\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path)
}

/** What a link leads to: a page or file, a tour or post that is not published, or nothing. */
export type LinkTarget = 'exists' | 'unpublished' | 'missing'

/**
 * Resolves an internal link. Files (`/brochure.pdf`) are assumed to exist.
 *
 * @param href a path of this site; may have a query and a hash
 * @param items paths of all published tours and articles, of the categories, and paths that redirect to them
 */
export function linkTarget(href: string, items: ReadonlySet<string>): LinkTarget {
  const path = href.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')
  const isFile = /\.(?!html?$)[a-z0-9]+$/i.test(path)
  if (isFile || fixedPages.has(path) || items.has(path)) return 'exists'
  return isItemPath(path) ? 'unpublished' : 'missing'
}
