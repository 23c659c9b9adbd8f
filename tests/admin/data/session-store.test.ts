// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../../../src/admin/data/session-store'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStore.removeItem('key')
})

test('U22 keeps the session in local storage', () => {
  sessionStore.setItem('key', 'value')
  expect(window.localStorage.getItem('key')).toBe('value')
  expect(sessionStore.getItem('key')).toBe('value')
  sessionStore.removeItem('key')
  expect(sessionStore.getItem('key')).toBeNull()
})

test('U22 memory replaces full storage until the page closes', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  sessionStore.setItem('key', 'value')
  expect(sessionStore.getItem('key')).toBe('value')
  sessionStore.removeItem('key')
  expect(sessionStore.getItem('key')).toBeNull()
})

test('U22 memory replaces blocked storage until the page closes', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(sessionStore.getItem('key')).toBeNull()
  sessionStore.setItem('key', 'value')
  expect(sessionStore.getItem('key')).toBe('value')
  sessionStore.removeItem('key')
  expect(sessionStore.getItem('key')).toBeNull()
})
