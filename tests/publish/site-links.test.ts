import { expect, test } from 'vitest'
import { routeOf, routes } from '../../src/app/routes'
import { isItemPath, linkTarget, standingPages } from '../../src/publish/site-links'

const items = new Set(['/tours/goats', '/blog/milk'])

test.each([
  ['/', 'there'],
  ['/about', 'there'],
  ['/about/', 'there'],
  ['/tours?category=Farm%20Tours', 'there'],
  ['/#contact', 'there'],
  ['/faq#refund', 'there'],
  ['/auth', 'there'],
  ['/brochure.pdf', 'there'],
  ['/images/tours/goats.jpg?x', 'there'],
  ['/tours/goats', 'there'],
  ['/tours/goats/?from=a#b', 'there'],
  ['/blog/milk', 'there'],
  ['/blog/goats', 'unpublished'],
  ['/tours/sheep#x', 'unpublished'],
  ['/contcat', 'nowhere'],
  ['/About', 'nowhere'],
  ['/about.html', 'nowhere'],
  ['/about?file=a.pdf', 'there'],
  ['/contcat?file=a.pdf', 'nowhere'],
  ['/tours/Goats', 'nowhere'],
  ['/tours/goats/more', 'nowhere'],
  ['/tours/two words', 'nowhere'],
  ['/gallery/goats', 'nowhere'],
  ['/admin/tours', 'nowhere'],
])('Y1 a link to %s leads: %s', (href, target) => {
  expect(linkTarget(href, items)).toBe(target)
})

test('Y1 the pages that links may lead to are those that the site has', () => {
  const patterns = routes.flatMap((route) => (route.isPublic ? route.patterns : []))
  const standing = patterns.filter((pattern) => !pattern.includes(':'))
  expect([...standingPages].toSorted()).toEqual([...standing, '/auth'].toSorted())
  for (const path of standingPages) expect(routeOf(path).id).not.toBe('not-found')
  for (const pattern of patterns.filter((one) => one.includes(':'))) {
    expect(isItemPath(pattern.replace(':slug', 'milk-2'))).toBe(true)
  }
})
