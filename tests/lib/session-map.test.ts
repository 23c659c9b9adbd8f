// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { readSessionMap, writeSessionMap } from '../../src/lib/session-map'

const isNumber = (value: unknown) => typeof value === 'number'

beforeEach(() => window.sessionStorage.clear())

test('R22 C11 a map comes back as it was kept', () => {
  const kept = new Map([
    ['first', 0],
    ['second', 1250.5],
  ])
  writeSessionMap('places', kept)
  expect(readSessionMap('places', isNumber)).toEqual(kept)
  expect(readSessionMap('others', isNumber)).toEqual(new Map())
})

test.each(['', '{', 'null', '7', '{"first":1}', '"text"'])(
  'R22 C11 %j in the store is taken for nothing',
  (stored) => {
    window.sessionStorage.setItem('places', stored)
    expect(readSessionMap('places', isNumber)).toEqual(new Map())
  },
)

test('R22 C11 entries that are none are left out, and the others stay', () => {
  const stored = [null, 3, [], ['first'], ['second', '1'], [4, 4], ['third', null], ['fourth', 4]]
  window.sessionStorage.setItem('places', JSON.stringify(stored))
  expect(readSessionMap('places', isNumber)).toEqual(new Map([['fourth', 4]]))
})

test('R22 C11 a store that is forbidden keeps nothing and breaks nothing', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  writeSessionMap('places', [['first', 1]])
  expect(readSessionMap('places', isNumber)).toEqual(new Map())
})
