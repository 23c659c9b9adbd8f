import { expect, test } from 'vitest'
import {
  isMovedPage,
  liveRedirects,
  movedPage,
  readRedirects,
  redirectOf,
  redirectsFile,
  sheetRedirects,
} from '../../../scripts/site/redirects'

const moved = { '/tours/old': '/tours/new', '/blog/first-day': '/blog/day-one' }

test('Y9 the file for hosts names old addresses before all others', () => {
  expect(redirectsFile(moved).split('\n')).toEqual([
    '/tours/old /tours/new 301!',
    '/tours/old /tours/new 301',
    '/blog/first-day /blog/day-one 301!',
    '/blog/first-day /blog/day-one 301',
    '/auth /app 200',
    '/admin /app 200',
    '/admin/* /app 200',
    '/blog/:slug /blog/404.html 404',
    '',
  ])
})

test('V151 the sheet of a tour moves with its page', () => {
  const sheets = sheetRedirects(moved)
  expect(sheets).toEqual({ '/sheets/old.pdf': '/sheets/new.pdf' })
  expect(readRedirects(redirectsFile(sheets))).toEqual(sheets)
  expect(redirectOf('/sheets/old.pdf', sheets)).toBe('/sheets/new.pdf')
})

test('Y9 what the file says is read back from it', () => {
  expect(readRedirects(redirectsFile(moved))).toEqual(moved)
  expect(readRedirects(redirectsFile({}))).toEqual({})
})

test.each<[string, Record<string, string>]>([
  ['a page stands at the old address', { '/tours/here': '/tours/new' }],
  ['nothing stands at the new address', { '/tours/old': '/tours/gone' }],
  ['it leads to another redirect', { '/tours/a': '/tours/b', '/tours/b': '/tours/a' }],
  ['it would write another line', { '/tours/a /evil 301\n/x': '/tours/new' }],
  ['it would catch everything', { '/*': '/tours/new', '/tours/*': '/tours/new' }],
  ['it is no address of a tour or an article', { '/admin': '/tours/new', '/': '/tours/new' }],
  ['it names what every object has', { constructor: '/tours/new' }],
])('Y9 a redirect does not hold where %s', (_why, redirects) => {
  expect(liveRedirects(redirects, ['/', '/tours', '/tours/new', '/tours/here'])).toEqual({})
})

test('Y9 a redirect holds from an address without a page to one that has one', () => {
  expect(liveRedirects(moved, ['/tours/new', '/blog/day-one'])).toEqual(moved)
})

test.each([
  ['/tours/old', '/tours/new'],
  ['/tours/old/', '/tours/new'],
  ['/tours/old?a=1&b=/x/', '/tours/new?a=1&b=/x/'],
  ['/tours/old/?a=1', '/tours/new?a=1'],
  ['/blog/first-day', '/blog/day-one'],
])('Y9 a request for %s is led on to %s', (url, target) => {
  expect(redirectOf(url, moved)).toBe(target)
})

test.each([
  '/',
  '',
  '/tours',
  '/tours/new',
  '/tours/older',
  '//tours/old',
  '/constructor',
  '/?/tours/old',
])('Y9 a request for %j is not led on', (url) => {
  expect(redirectOf(url, moved)).toBeUndefined()
})

test('Y9 the page at an old address leads on without a script, and asks not to be listed', () => {
  const html = movedPage('/tours/new', 'https://example.org')
  expect(html).toContain('<meta http-equiv="refresh" content="0;url=/tours/new">')
  expect(html).toContain('<link rel="canonical" href="https://example.org/tours/new">')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<a href="/tours/new">')
  expect(html).not.toContain('<script')
  expect(isMovedPage(html)).toBe(true)
  expect(isMovedPage('<html><head><title>A tour</title></head></html>')).toBe(false)
})
