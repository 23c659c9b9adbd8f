import { afterEach, beforeEach, expect, vi } from 'vitest'
import { patienceMs } from './eventually'
import { makeDocumentQuick } from './quick-document'

// A message on the console that no test expected is a fault. A test that expects one replaces the
// spy by its own: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
let unexpected: unknown[][] = []
let cleanUp = () => {}
let removeStyles = () => {}

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patienceMs })
  await withoutElementStacks()
  makeDocumentQuick()
  // jsdom knows no media queries; here none matches, unless a test says so.
  const noQuery = {
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), noQuery, { media })
  // Packages bring styles of their own. Nothing is drawn here, but jsdom would compare each of their
  // rules with each element whenever a test looks for a role.
  removeStyles = () => {
    for (const style of document.head.querySelectorAll('style')) style.remove()
  }
  cleanUp = () => {
    cleanup()
    // Where a test has not taken it away; what one visitor left is not for the next.
    try {
      window.sessionStorage?.clear()
    } catch {
      // The test blocks the storage, so there is nothing in it.
    }
  }
}

/**
 * React in development notes for each of its first 10,000 elements a second where the code made it, as a stack: a
 * tenth of the time of these tests. No message that they check has it.
 */
async function withoutElementStacks(): Promise<void> {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  const internals: unknown = Reflect.get(await import('react'), name)
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  })
}

beforeEach(() => {
  unexpected = []
  removeStyles()
  vi.spyOn(console, 'error').mockImplementation(
    (...words: unknown[]) => void unexpected.push(words),
  )
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void unexpected.push(words))
})

afterEach(() => {
  cleanUp()
  // oxlint-disable-next-line vitest/no-standalone-expect -- part of every test
  expect(unexpected, 'messages on the console').toEqual([])
})
