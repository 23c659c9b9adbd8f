import { expect, test } from 'vitest'
import { routeOf } from '../../src/app/routes'
import { articleSlugs } from '../../src/content/article-slugs'
import { articles } from '../../src/content/articles'
import { redirects } from '../../src/content/redirects'
import { tourSlugs } from '../../src/content/tour-slugs'
import { tours } from '../../src/content/tours'
import { paths } from '../../src/lib/paths'
import { parseRichText, type RichNode } from '../../src/lib/rich-text'

/** Addresses of every tour and every article there is. */
const present = [
  ...tourSlugs.map((slug) => paths.tour(slug)),
  ...articleSlugs.map((slug) => paths.article(slug)),
]

/** Addresses that a tour or an article has, had or may have again. */
const itemAddress = /^\/(?:tours|blog)\/[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Addresses of this site that a text links to. */
function linksIn(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    const inside = 'children' in node ? linksIn(node.children) : []
    return node.type === 'link' && node.href?.startsWith('/') ? [node.href, ...inside] : inside
  })
}

/**
 * Whether a page of this site answers. What an item links to may be unpublished without it: a
 * visitor then reads that the page is gone, and nothing is wrong with the content that is left.
 */
function mayStand(href: string): boolean {
  const path = href.replace(/[?#].*/s, '')
  const isFile = /\.[a-z\d]+$/.test(path)
  return isFile || itemAddress.test(path) || routeOf(path).id !== 'not-found'
}

test('Y1 links inside texts lead to addresses of this site', () => {
  const texts = [
    ...tours.flatMap(({ description, fullDescription }) => [description, fullDescription]),
    ...articles.map(({ content }) => content),
  ]
  const links = texts.flatMap((html) => linksIn(parseRichText(html)))
  expect(links.filter((href) => !mayStand(href))).toEqual([])
})

test('Y1 every tour and every article has a page', () => {
  expect(present.filter((path) => routeOf(path).id === 'not-found')).toEqual([])
})

test('Y9 redirects lead from addresses that are free to pages that are there', () => {
  const moved = Object.entries(redirects)
  expect(moved.filter(([from]) => !itemAddress.test(from) || present.includes(from))).toEqual([])
  expect(moved.filter(([, to]) => !present.includes(to))).toEqual([])
})
