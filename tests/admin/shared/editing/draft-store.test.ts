// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import {
  draftKey,
  dropDraft,
  keepDraft,
  readDrafts,
  type Draft,
} from '../../../../src/admin/shared/editing/draft-store'

const key = draftKey('user-1', 'tours', 7)

function draft(writer: string, keptAt: number): Draft {
  return { writer, keptAt, version: 3, base: { title: 'Tea' }, values: { title: writer } }
}

afterEach(() => window.localStorage.clear())

test('K16 a draft is read back as it was kept', () => {
  expect(keepDraft(key, draft('one', 1))).toBe(true)
  expect(readDrafts(key)).toEqual([draft('one', 1)])
})

test('K16 a writer keeps one draft, and another tab does not overwrite it', () => {
  keepDraft(key, draft('one', 1))
  keepDraft(key, draft('two', 2))
  keepDraft(key, draft('one', 3))
  expect(readDrafts(key).map(({ writer, keptAt }) => [writer, keptAt])).toEqual([
    ['one', 3],
    ['two', 2],
  ])
})

test('K16 only the three newest drafts stay', () => {
  for (const [index, writer] of ['a', 'b', 'c', 'd'].entries()) {
    keepDraft(key, draft(writer, index))
  }
  expect(readDrafts(key).map(({ writer }) => writer)).toEqual(['d', 'c', 'b'])
})

test('K16 dropping the last one leaves nothing in the store', () => {
  keepDraft(key, draft('one', 1))
  dropDraft(key, 'one')
  expect(window.localStorage.length).toBe(0)
})

test('K16 other people and other things have drafts of their own', () => {
  keepDraft(key, draft('one', 1))
  expect(readDrafts(draftKey('user-2', 'tours', 7))).toEqual([])
  expect(readDrafts(draftKey('user-1', 'tours', 'new'))).toEqual([])
  expect(readDrafts(draftKey('user-1', 'posts', 7))).toEqual([])
})

test('K16 nonsense in the store reads as nothing', () => {
  for (const nonsense of ['{', '7', '[{"writer":1}]', '[null]']) {
    window.localStorage.setItem(key, nonsense)
    expect(readDrafts(key)).toEqual([])
  }
})

test('K16 a blocked or full store is told, and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keepDraft(key, draft('one', 1))).toBe(false)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(readDrafts(key)).toEqual([])
})
