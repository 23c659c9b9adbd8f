import { expect, onTestFinished, test, vi } from 'vitest'
import {
  browserErrorKind,
  watchBrowserErrors,
  type BrowserErrorKind,
} from '../../src/lib/browser-errors'

function rejection(reason: unknown): Event {
  return Object.assign(new Event('unhandledrejection'), { reason })
}

const own = `${window.location.origin}/assets/app-1.js`

test.each<[string, Event, BrowserErrorKind | undefined]>([
  [
    'a script of ours',
    new ErrorEvent('error', { message: 'x is undefined', filename: own }),
    'script',
  ],
  ['a rejected promise', rejection(new TypeError('no')), 'promise'],
  ['a missing chunk', new Event('vite:preloadError'), 'chunk'],
  [
    'a missing chunk as Chromium says it',
    rejection(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')),
    'chunk',
  ],
  ['as WebKit says it', rejection(new TypeError('Importing a module script failed.')), 'chunk'],
  [
    'as Firefox says it',
    rejection(new TypeError('error loading dynamically imported module: /assets/a.js')),
    'chunk',
  ],
  [
    'an extension of the browser',
    new ErrorEvent('error', { message: 'boom', filename: 'chrome-extension://abc/content.js' }),
    undefined,
  ],
  ['a script of another origin', new ErrorEvent('error', { message: 'Script error.' }), undefined],
  [
    'a layout that settles late',
    new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }),
    undefined,
  ],
  ['a request that was given up', rejection(new DOMException('', 'AbortError')), undefined],
])('X52 %s is of the right kind', (_what, event, kind) => {
  expect(browserErrorKind(event)).toBe(kind)
})

test('X52 a file that cannot be loaded is counted, a picture is not', () => {
  const report = vi.fn<(kind: BrowserErrorKind) => void>()
  onTestFinished(watchBrowserErrors(report))
  for (const element of [document.createElement('img'), document.createElement('script')]) {
    document.body.append(element)
    element.dispatchEvent(new Event('error'))
    element.remove()
  }
  expect(report.mock.calls).toEqual([['resource']])
})

test('X52 each kind is reported once, three at most, and nothing but its name', () => {
  const report = vi.fn<(kind: BrowserErrorKind) => void>()
  onTestFinished(watchBrowserErrors(report))
  for (let round = 0; round < 3; round += 1) {
    window.dispatchEvent(new ErrorEvent('error', { message: 'secret', filename: own }))
    window.dispatchEvent(rejection(new Error('typed by a visitor')))
    window.dispatchEvent(new Event('vite:preloadError'))
  }
  const script = document.createElement('script')
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
  script.remove()
  expect(report.mock.calls).toEqual([['script'], ['promise'], ['chunk']])
})

test('X52 a counter that fails harms nothing, and stops when it is told to', () => {
  const report = vi.fn<() => void>(() => {
    throw new Error('no connection')
  })
  const stop = watchBrowserErrors(report)
  expect(() => window.dispatchEvent(new Event('vite:preloadError'))).not.toThrow()
  stop()
  window.dispatchEvent(rejection(new Error('later')))
  expect(report).toHaveBeenCalledTimes(1)
})
