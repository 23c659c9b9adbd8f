import { articles } from '../../content/articles'
import { cardPicture } from '../../content/card-picture'
import { tourCategories, tourCategory } from '../../content/categories'
import { gallery } from '../../content/gallery'
import { site } from '../../content/site'
import { tours } from '../../content/tours'
import { adminPaths } from '../../lib/admin-paths'
import { furtherPages } from '../../lib/list-pages'
import { paths } from '../../lib/paths'
import { avifOf, widthsOf } from '../../lib/picture-sources'
import { publicPages } from '../../lib/public-pages'

/** Path of the list of all public addresses. */
export const sitemapPath = '/sitemap.xml'

type Entry = {
  path: string
  /** Day of the last change as `YYYY-MM-DD`, where it is known. */
  changedOn?: string
  /** Pictures of the content that the page shows. */
  images: readonly string[]
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/** Address of the largest file of a prepared picture. */
function pictureUrl(image: string): string | undefined {
  const file = cardPicture(image)
  return file && site.origin + avifOf(file, widthsOf(file).at(-1) ?? file.width)
}

function entryXml({ path, changedOn, images }: Entry): string {
  const pictures = [...new Set(images.flatMap((image) => pictureUrl(image) ?? []))]
  const lines = [
    `<loc>${escapeText(site.origin + path)}</loc>`,
    ...(changedOn === undefined ? [] : [`<lastmod>${changedOn}</lastmod>`]),
    ...pictures.map(
      (url) => `<image:image><image:loc>${escapeText(url)}</image:loc></image:image>`,
    ),
  ]
  return `<url>${lines.join('')}</url>`
}

/** Further pages of a list; their pictures stand beside its first page or their own. */
const without = (further: readonly string[]): Entry[] =>
  further.map((path) => ({ path, images: [] }))

/** @returns the text of `robots.txt`: where robots need not look, and where the list is */
export function robots(): string {
  const studio = [adminPaths.home(), paths.auth()]
  const lines = ['User-agent: *', ...studio.map((path) => `Disallow: ${path}`)]
  return [...lines, '', `Sitemap: ${site.origin}${sitemapPath}`, ''].join('\n')
}

/**
 * Lists every public address for search engines, see https://www.sitemaps.org/protocol.html. A page has a
 * day of its last change where the content knows one: a made-up day would teach robots to ignore all days.
 */
export function sitemap(): string {
  const newest = articles.map(({ date, updatedOn }) => updatedOn ?? date).toSorted()
  const last = newest.at(-1)
  const entries: Entry[] = [
    ...publicPages.map(({ id, path }) => ({
      path,
      ...(id === 'blog' && last !== undefined && { changedOn: last }),
      images: id === 'gallery' ? gallery.map(({ url }) => url) : [],
    })),
    ...tourCategories.flatMap((name) => {
      const path = paths.tourCategory(tourCategory(name).id)
      const images = tours.filter(({ category }) => category === name).map(({ image }) => image)
      return [{ path, images }, ...without(furtherPages('tours', path, images.length))]
    }),
    ...without(furtherPages('tours', paths.tours(), tours.length)),
    ...without(furtherPages('gallery', paths.gallery(), gallery.length)),
    ...without(furtherPages('blog', paths.blog(), articles.length)),
    ...tours.map(({ slug, image }) => ({ path: paths.tour(slug), images: [image] })),
    ...articles.map(({ slug, image, date, updatedOn }) => ({
      path: paths.article(slug),
      changedOn: updatedOn ?? date,
      images: [image],
    })),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map(entryXml),
    '</urlset>',
    '',
  ].join('\n')
}
