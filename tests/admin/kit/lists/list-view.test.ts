import { describe, expect, test } from 'vitest'
import {
  isFiltered,
  noListFilters,
  readListView,
  withListChange,
} from '../../../../src/admin/kit/lists/list-view'

const everything = { words: '', category: '', state: undefined, sort: 'newest', page: 1 }

describe('readListView', () => {
  test('K12 without parameters: everything, newest first', () => {
    expect(readListView('')).toEqual(everything)
  })

  test('K12 reads every parameter', () => {
    expect(readListView('?q=tea%20walk&category=Farm+Tours&state=draft&sort=title&page=3')).toEqual(
      {
        words: 'tea walk',
        category: 'Farm Tours',
        state: 'draft',
        sort: 'title',
        page: 3,
      },
    )
  })

  test('K12 invalid values count as missing', () => {
    for (const page of ['0', '-1', '1.5', 'x', '']) {
      expect(readListView(`?state=gone&sort=__proto__&page=${page}`)).toEqual(everything)
    }
  })

  test('K12 a search of any length becomes one short line', () => {
    const { words } = readListView(`?q=${encodeURIComponent(`a\nb${'x'.repeat(5000)}`)}`)
    expect(words.length).toBeLessThanOrEqual(80)
    expect(words).not.toContain('\n')
  })
})

describe('withListChange', () => {
  test('K12 a choice keeps the other parameters and goes to the first page', () => {
    expect(withListChange('?q=tea&page=4', { state: 'live' })).toBe('?q=tea&state=live')
  })

  test('K12 turning the page keeps everything else', () => {
    expect(withListChange('?q=tea&page=4', { page: '5' })).toBe('?q=tea&page=5')
  })

  test('K12 clearing removes the parameters from the URL', () => {
    expect(withListChange('?q=tea&category=x&state=live&page=2', noListFilters)).toBe('')
  })
})

test('K12 only what hides rows counts as a filter', () => {
  expect(isFiltered(readListView('?sort=title&page=2'))).toBe(false)
  expect(isFiltered(readListView('?q=tea'))).toBe(true)
  expect(isFiltered(readListView('?state=draft'))).toBe(true)
})
