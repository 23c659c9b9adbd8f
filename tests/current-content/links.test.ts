import { expect, test } from 'vitest'
import { routeOf } from '../../src/app/routes'
import { articleSlugs } from '../../src/content/article-slugs'
import { articles } from '../../src/content/articles'
import { redirects } from '../../src/content/redirects'
import { tourSlugs } from '../../src/content/tour-slugs'
import { tours } from '../../src/content/tours'
import { paths } from '../../src/lib/paths'
import { cleanHtml } from '../../src/publish/clean-html'
import { categoryPages, isItemPath, linkTarget } from '../../src/publish/site-links'

/** Addresses of every tour and every article there is. */
const present = [
  ...tourSlugs.map((slug) => paths.tour(slug)),
  ...articleSlugs.map((slug) => paths.article(slug)),
]

test('Y1 links inside texts lead to addresses of this site', () => {
  const texts = [
    ...tours.flatMap(({ description, fullDescription }) => [description, fullDescription]),
    ...articles.map(({ content }) => content),
  ]
  const links = texts.flatMap((html) => cleanHtml(html).links)
  // What an item links to may be unpublished without it: a visitor then reads that the page is gone.
  const items = new Set([...present, ...categoryPages({})])
  expect(links.filter((href) => linkTarget(href, items) === 'missing')).toEqual([])
})

test('Y1 every tour and every article has a page', () => {
  expect(present.filter((path) => routeOf(path).id === 'not-found')).toEqual([])
})

test('Y9 redirects lead from addresses that are free to pages that are there', () => {
  const moved = Object.entries(redirects)
  expect(moved.filter(([from]) => !isItemPath(from) || present.includes(from))).toEqual([])
  expect(moved.filter(([, to]) => !present.includes(to))).toEqual([])
})
