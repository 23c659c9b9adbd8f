import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recoverFromStaleChunks } from '../../src/app/stale-chunks'

const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  vi.restoreAllMocks()
})

function fail(): Event {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event
}

test('R19 Y10 a tab that is older than the deploy is reloaded once', () => {
  recoverFromStaleChunks()
  expect(fail().defaultPrevented).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  // The reload brought the same failure: now the error page must show it.
  expect(fail().defaultPrevented).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('R19 without a store to remember the reload there is none, or it would never end', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  recoverFromStaleChunks()
  expect(fail().defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
