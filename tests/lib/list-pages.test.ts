import { expect, test } from 'vitest'
import {
  furtherPages,
  hasListPage,
  listPagePath,
  pageOfList,
  rangeOf,
  readListPage,
} from '../../src/lib/list-pages'

test('Q24 every page of a list but the first has an address with its number', () => {
  expect(furtherPages('tours', '/tours', 15)).toEqual([])
  expect(furtherPages('tours', '/tours', 46)).toEqual([
    '/tours/page/2',
    '/tours/page/3',
    '/tours/page/4',
  ])
  expect(listPagePath('/tours', 1)).toBe('/tours')
})

test('Q24 an address says which page of which list it is', () => {
  expect(readListPage('/gallery')).toEqual({ path: '/gallery', page: 1 })
  expect(readListPage('/tours/category/farm-tours/page/12')).toEqual({
    path: '/tours/category/farm-tours',
    page: 12,
  })
  // The first page has one address only.
  for (const path of ['/blog/page/1', '/blog/page/0', '/blog/page/02', '/blog/page/x']) {
    expect(readListPage(path)).toEqual({ path, page: 1 })
  }
})

test('Q24 a list has no page beyond its last entry', () => {
  expect(hasListPage('blog', undefined, 0)).toBe(true)
  expect(hasListPage('blog', '2', 10)).toBe(true)
  expect(hasListPage('blog', '3', 18)).toBe(false)
  expect(hasListPage('blog', '1', 18)).toBe(false)
})

test('Q24 the pages of a list have titles of their own', () => {
  expect(pageOfList('All Tours', 1)).toBe('All Tours')
  expect(pageOfList('All Tours', 2)).toBe('Page 2: All Tours')
})

test('Q23 pages follow each other without a gap', () => {
  expect(rangeOf('tours', 1)).toEqual([0, 15])
  expect(rangeOf('tours', 2)).toEqual([15, 30])
})
