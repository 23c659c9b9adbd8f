import { expect, test } from 'vitest'
import {
  linkSearch,
  noFilters,
  readToursQuery,
  withChange,
} from '../../../src/pages/tours/tours-url'

const noFilter = { category: undefined, words: '', duration: undefined, people: undefined }
const long = 'x'.repeat(50_000)

test('L21 a query can contain a category, words, a length and a number of people', () => {
  expect(
    readToursQuery('?category=Safari+%26+Wildlife&q=tea%20%F0%9F%90%90&duration=1-day&people=007'),
  ).toEqual({ category: 'Safari & Wildlife', words: 'tea 🐐', duration: '1-day', people: 7 })
})

test.each([
  '',
  '?category=zzz',
  '?category=constructor',
  '?category=__proto__',
  `?category=${long}`,
  '?duration=zzz',
  '?duration=Half%20day',
  '?duration=HALF-DAY',
  '?duration=constructor',
  `?duration=${long}`,
  '?duration=zzz&duration=1-day',
  '?people=0',
  '?people=-4',
  '?people=1e3',
  '?people=4.5',
  '?people=0x10',
  '?people=NaN',
  '?people=٤',
  '?people=%00',
  '?people=zzz&people=4',
  `?people=${'9'.repeat(50_000)}`,
  '?q=%00',
  '?q=%20%E2%80%8B%20',
  '?q=&q=goat',
])('L6 L21 the invalid query %# sets no filter', (search) => {
  expect(readToursQuery(search)).toEqual(noFilter)
})

test.each([
  ['?q=%20goat%0D%0Afarm%00', 'goat farm'],
  ['?q=goat&q=cow', 'goat'],
  ['?q=%E0%A4%A', '\uFFFD%A'],
  ['?q=<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  [`?q=${long}`, 'x'.repeat(80)],
  [`?q=${'🐐'.repeat(1000)}`, '🐐'.repeat(80)],
])('L20 the words of query %# become one short line', (search, words) => {
  expect(readToursQuery(search)).toEqual({ ...noFilter, words })
})

test('L4 L5 L22 a change keeps all other parameters', () => {
  const search = '?utm=a%20b&category=zzz&people=4'
  expect(withChange(search, { q: 'a & b' })).toBe(`${search}&q=a%20%26%20b`)
  expect(withChange(search, { category: '' })).toBe('?utm=a%20b&people=4')
  expect(withChange(search, noFilters)).toBe('?utm=a%20b')
  expect(withChange('?people=4', noFilters)).toBe('')
})

test.each([
  ['?category=zzz&q=goat', '?q=goat'],
  ['?category=', ''],
  ['?category=Farm%20Tours&q=goat', '?category=Farm%20Tours&q=goat'],
  ['?utm=a+b', '?utm=a%20b'],
  ['', ''],
])('V47 links carry %j on as %j: no category that does not exist', (search, link) => {
  expect(linkSearch({ pathname: '/tours', search })).toBe(link)
})

test('V60 links on the page of a category carry it on with the query', () => {
  const place = { pathname: '/tours/category/farm-tours', search: '?q=goat' }
  expect(linkSearch(place)).toBe('?q=goat&category=Farm%20Tours')
})
