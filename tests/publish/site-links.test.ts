import { expect, test } from 'vitest'
import { routeOf, routes } from '../../src/app/routes'
import { tourCategoryIds } from '../../src/content/categories'
import { paths } from '../../src/lib/paths'
import { categoryPages, isItemPath, linkTarget, fixedPages } from '../../src/publish/site-links'

const items = new Set(['/tours/goats', '/blog/milk'])

test.each([
  ['/', 'exists'],
  ['/about', 'exists'],
  ['/about/', 'exists'],
  ['/tours?category=Farm%20Tours', 'exists'],
  ['/#contact', 'exists'],
  ['/faq#refund', 'exists'],
  ['/auth', 'exists'],
  ['/brochure.pdf', 'exists'],
  ['/images/tours/goats.jpg?x', 'exists'],
  ['/tours/goats', 'exists'],
  ['/tours/goats/?from=a#b', 'exists'],
  ['/blog/milk', 'exists'],
  ['/blog/goats', 'unpublished'],
  ['/tours/sheep#x', 'unpublished'],
  ['/contcat', 'missing'],
  ['/About', 'missing'],
  ['/about.html', 'missing'],
  ['/about?file=a.pdf', 'exists'],
  ['/contcat?file=a.pdf', 'missing'],
  ['/tours/Goats', 'missing'],
  ['/tours/goats/more', 'missing'],
  ['/tours/two words', 'missing'],
  ['/gallery/goats', 'missing'],
  ['/admin/tours', 'missing'],
])('Y1 a link to %s resolves to: %s', (href, target) => {
  expect(linkTarget(href, items)).toBe(target)
})

test('Y1 the fixed pages are those of the router', () => {
  const patterns = routes.flatMap((route) => (route.isPublic ? route.patterns : []))
  const fixed = patterns.filter((pattern) => !pattern.includes(':'))
  expect([...fixedPages].toSorted()).toEqual([...fixed, '/auth'].toSorted())
  const categories = categoryPages({})
  expect(categories).toEqual(tourCategoryIds.map((id) => paths.tourCategory(id)))
  for (const path of [...fixedPages, ...categories]) expect(routeOf(path).id).not.toBe('not-found')
  for (const pattern of patterns.filter((one) => one.includes(':slug'))) {
    expect(isItemPath(pattern.replace(':slug', 'milk-2'))).toBe(true)
  }
})
