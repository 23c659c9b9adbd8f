// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { prerenderedPaths } from '../../../src/app/entry-server'
import { blogFeed } from '../../../src/app/search/feed'
import { robots, sitemap } from '../../../src/app/search/sitemap'
import { articles } from '../../../src/content/articles'
import { gallery } from '../../../src/content/gallery'
import { site } from '../../../src/content/site'
import { paths } from '../../../src/lib/paths'

/** Parses XML; one that is not well-formed fails. */
function parseXml(text: string): Document {
  const found = new DOMParser().parseFromString(text, 'application/xml')
  expect(found.querySelector('parsererror')).toBeNull()
  return found
}

const texts = (parent: Document | Element, name: string) =>
  [...parent.getElementsByTagName(name)].map((element) => element.textContent)

test('Q4 the sitemap lists every public address once, and no other', () => {
  const listed = texts(parseXml(sitemap()), 'loc')
  expect(listed.toSorted()).toEqual(prerenderedPaths.map((path) => site.origin + path).toSorted())
})

test('Q4 the sitemap names the day of an article, and the pictures of the gallery', () => {
  const entries = [...parseXml(sitemap()).getElementsByTagName('url')]
  const entryOf = (path: string) => {
    const entry = entries.find((found) => texts(found, 'loc')[0] === site.origin + path)
    if (!entry) throw new Error(`The sitemap has no ${path}.`)
    return entry
  }
  for (const { slug, date, updatedOn } of articles) {
    expect(texts(entryOf(paths.article(slug)), 'lastmod')).toEqual([updatedOn ?? date])
  }
  expect(texts(entryOf(paths.about()), 'lastmod')).toEqual([])
  expect(texts(entryOf(paths.gallery()), 'image:loc')).toHaveLength(gallery.length)
})

test('Q4 robots.txt keeps robots out of the studio and names the sitemap', () => {
  expect(robots()).toBe(
    `User-agent: *\nDisallow: /admin\nDisallow: /auth\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  )
})

test('B22 the feed has every article, the newest first', () => {
  const feed = parseXml(blogFeed())
  expect(feed.documentElement.getAttribute('version')).toBe('2.0')
  expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
    site.origin + paths.feed(),
  )
  const items = [...feed.getElementsByTagName('item')]
  const newest = articles.toSorted((one, other) => other.date.localeCompare(one.date))
  expect(items.map((item) => texts(item, 'title')[0])).toEqual(newest.map(({ title }) => title))
  for (const [index, { slug, excerpt, date }] of newest.entries()) {
    const [item] = items.slice(index)
    if (!item) throw new Error('An article is missing.')
    expect(texts(item, 'link')).toEqual([site.origin + paths.article(slug)])
    expect(texts(item, 'description')).toEqual([excerpt])
    expect(new Date(texts(item, 'pubDate')[0] ?? '').toISOString().slice(0, 10)).toBe(date)
  }
})
