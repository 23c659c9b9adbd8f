import { expect, test } from 'vitest'
import { site } from '../../src/content/site'
import { keptPagesMark, withKeptPages } from '../../src/offline/kept-pages'
import { isPublicPath } from '../../src/offline/protocol'

test('kept pages are listed by path, with the title of their window', () => {
  const page = `<ul>${keptPagesMark}</ul>`
  const kept = [
    {
      path: '/tours',
      html: `<title>Tours &amp; Itineraries | ${site.name}</title><h1>Tours</h1>`,
    },
    { path: '/', html: 'no title' },
  ]
  expect(withKeptPages(page, kept)).toBe(
    '<ul><li><a href="/">/</a></li><li><a href="/tours">Tours &amp; Itineraries</a></li></ul>',
  )
  expect(withKeptPages(page, [])).toBe('<ul></ul>')
})

test('no path can end the attribute that it stands in', () => {
  expect(withKeptPages(keptPagesMark, [{ path: '/blog/"><b>', html: '' }])).toContain(
    'href="/blog/&quot;>&lt;b>"',
  )
})

test.each([
  ['/', true],
  ['/tours', true],
  ['/tours/goat-farm-tour', true],
  ['/blog/why-agritourism-worth-every-penny', true],
  ['/toursx', false],
  ['/admin', false],
  ['/admin/tours', false],
  ['/auth', false],
  ['/rest/v1/tours', false],
  ['/storage/v1/object/public/gallery/a.webp', false],
  ['/worker.js', false],
  ['/brochure.pdf', false],
  ['/sheets/goat-farm-tour.pdf', false],
])('of the path %s the worker keeps: %s', (path, isKept) => {
  expect(isPublicPath(path)).toBe(isKept)
})
