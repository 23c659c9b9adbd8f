import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../src/lib/paths'
import { decodeAttribute } from './decode-attribute'

/**
 * Which page answers `/tours?category=…`, for a server that knows queries: that of the category, so that
 * robots and visitors without script get its tours alone, and nothing moves when the script comes.
 *
 * @param siteDir folder of a built site; its pages name their category themselves
 * @returns a function from the URL of a request to the URL to answer it from, the same for all others
 */
export function readCategoryPages(siteDir: string): (url: string) => string {
  const folder = join(siteDir, paths.tourCategory(''))
  const ids = existsSync(folder) ? readdirSync(folder) : []
  const pages = new Map(
    ids.map((id) => {
      const html = readFileSync(join(folder, id, 'index.html'), 'utf8')
      const [, name = ''] = /<div id="root"[^>]* data-category="([^"]*)"/.exec(html) ?? []
      return [decodeAttribute(name), paths.tourCategory(id)]
    }),
  )
  const list = new RegExp(`^${paths.tours()}/?\\?`)
  return (url) => {
    if (!list.test(url)) return url
    const name = new URLSearchParams(url.slice(url.indexOf('?'))).get('category')
    return pages.get(name ?? '') ?? url
  }
}
