// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import {
  countDrafts,
  draftKey,
  draftLifetimeDays,
  dropDraft,
  dropDraftsOf,
  dropExpiredDrafts,
  keepDraft,
  readDrafts,
  type Draft,
} from '../../../../src/admin/kit/drafts/draft-store'

const key = draftKey('user-1', 'tours', 7)

const today = Date.now()

/** @param later ms after the beginning of the tests */
function draft(writer: string, later: number): Draft {
  return {
    writer,
    keptAt: today + later,
    version: 3,
    base: { title: 'Tea' },
    values: { title: writer },
  }
}

afterEach(() => window.localStorage.clear())

test('K16 a draft is read back as it was stored', () => {
  expect(keepDraft(key, draft('one', 1))).toBe(true)
  expect(readDrafts(key)).toEqual([draft('one', 1)])
})

test('K16 a writer keeps one draft, and another tab does not overwrite it', () => {
  keepDraft(key, draft('one', 1))
  keepDraft(key, draft('two', 2))
  keepDraft(key, draft('one', 3))
  expect(readDrafts(key).map(({ writer, keptAt }) => [writer, keptAt])).toEqual([
    ['one', today + 3],
    ['two', today + 2],
  ])
})

test('K16 only the three newest drafts stay', () => {
  for (const [index, writer] of ['a', 'b', 'c', 'd'].entries()) {
    keepDraft(key, draft(writer, index))
  }
  expect(readDrafts(key).map(({ writer }) => writer)).toEqual(['d', 'c', 'b'])
})

test('K16 deleting the last draft removes the storage key', () => {
  keepDraft(key, draft('one', 1))
  dropDraft(key, 'one')
  expect(window.localStorage.length).toBe(0)
})

test('K16 each user and each entry has separate drafts', () => {
  keepDraft(key, draft('one', 1))
  expect(readDrafts(draftKey('user-2', 'tours', 7))).toEqual([])
  expect(readDrafts(draftKey('user-1', 'tours', 'new'))).toEqual([])
  expect(readDrafts(draftKey('user-1', 'posts', 7))).toEqual([])
})

test('K16 invalid stored data counts as no drafts', () => {
  for (const nonsense of ['{', '7', '[{"writer":1}]', '[null]']) {
    window.localStorage.setItem(key, nonsense)
    expect(readDrafts(key)).toEqual([])
  }
})

test('K16 blocked or full storage is reported, and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keepDraft(key, draft('one', 1))).toBe(false)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(readDrafts(key)).toEqual([])
})

const day = 86_400_000

test('Z45 a draft expires 30 days after its last change', () => {
  expect(draftLifetimeDays).toBe(30)
  keepDraft(key, draft('early', -30 * day))
  keepDraft(key, draft('late', -29 * day))
  expect(readDrafts(key).map(({ writer }) => writer)).toEqual(['late'])
})

test('Z45 expired drafts of all users are deleted, and no others', () => {
  const other = draftKey('user-2', 'blog_posts', 'new')
  keepDraft(other, draft('one', -31 * day))
  keepDraft(key, draft('two', 0))
  window.localStorage.setItem('theme', 'dark')
  dropExpiredDrafts()
  expect(Object.keys(window.localStorage).toSorted()).toEqual([key, 'theme'])
  expect(readDrafts(key)).toEqual([draft('two', 0)])
})

test('Z45 deleting all drafts of a user keeps those of others', () => {
  const other = draftKey('user-10', 'tours', 7)
  for (const place of [key, draftKey('user-1', 'profile', 'new'), other]) {
    keepDraft(place, draft('one', 0))
  }
  expect(countDrafts('user-1')).toBe(2)
  dropDraftsOf('user-1')
  expect(countDrafts('user-1')).toBe(0)
  expect(Object.keys(window.localStorage)).toEqual([other])
})

test('Z45 blocked storage has no drafts to count or delete', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(countDrafts('user-1')).toBe(0)
  expect(() => dropExpiredDrafts()).not.toThrow()
  blocked.mockRestore()
})
