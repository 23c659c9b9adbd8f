// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { readSessionMap, writeSessionMap } from '../../src/lib/storage'

const isNumber = (value: unknown) => typeof value === 'number'

beforeEach(() => window.sessionStorage.clear())

test('R22 C11 a stored map is read back unchanged', () => {
  const map = new Map([
    ['first', 0],
    ['second', 1250.5],
  ])
  writeSessionMap('places', map)
  expect(readSessionMap('places', isNumber)).toEqual(map)
  expect(readSessionMap('others', isNumber)).toEqual(new Map())
})

test.each(['', '{', 'null', '7', '{"first":1}', '"text"'])(
  'R22 C11 the stored text %j reads as an empty map',
  (stored) => {
    window.sessionStorage.setItem('places', stored)
    expect(readSessionMap('places', isNumber)).toEqual(new Map())
  },
)

test('R22 C11 invalid entries are skipped, the others are kept', () => {
  const stored = [null, 3, [], ['first'], ['second', '1'], [4, 4], ['third', null], ['fourth', 4]]
  window.sessionStorage.setItem('places', JSON.stringify(stored))
  expect(readSessionMap('places', isNumber)).toEqual(new Map([['fourth', 4]]))
})

test('R22 C11 a blocked storage stores nothing and throws nothing', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  writeSessionMap('places', [['first', 1]])
  expect(readSessionMap('places', isNumber)).toEqual(new Map())
})
