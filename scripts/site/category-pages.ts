import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../src/lib/paths'
import { decodeAttribute } from './decode-attribute'

/** The path of the page of each category of tours in a built site, by its name; the pages name it themselves. */
export function categoryPages(siteDir: string): Map<string, string> {
  const folder = join(siteDir, paths.tourCategory(''))
  const files = existsSync(folder) ? readdirSync(folder) : []
  return new Map(
    files.flatMap((file) => {
      // Beside each page are its compressed copies.
      const [, id] = /^(.+)\.html$/.exec(file) ?? []
      if (id === undefined) return []
      const html = readFileSync(join(folder, file), 'utf8')
      const [, name = ''] = /<div id="root"[^>]* data-category="([^"]*)"/.exec(html) ?? []
      return [[decodeAttribute(name), paths.tourCategory(id)] as const]
    }),
  )
}

/**
 * Which page answers `/tours?category=…`, for a server that knows queries: that of the category, so that
 * robots and visitors without script get its tours alone, and nothing moves when the script comes.
 *
 * @param siteDir folder of a built site
 * @returns a function from the URL of a request to the URL to answer it from, the same for all others
 */
export function readCategoryPages(siteDir: string): (url: string) => string {
  const pages = categoryPages(siteDir)
  const list = new RegExp(`^${paths.tours()}/?\\?`)
  return (url) => {
    if (!list.test(url)) return url
    const name = new URLSearchParams(url.slice(url.indexOf('?'))).get('category')
    return pages.get(name ?? '') ?? url
  }
}
