// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayWatchDeveloperTools } from '../../src/protection/developer-tools'
import { protectedPage } from './page'

const message = 'Developer tools detected! Content is protected.'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'hidden')
})

/** A page whose breakpoint stops it for `held.ms`. */
function watchedPage() {
  const held = { ms: 0 }
  const detect = vi.fn<() => number>(() => held.ms)
  return { ...protectedPage({ detect }), held, detect }
}

test('P13 the breakpoint is measured every 1000 ms', () => {
  const { detect } = watchedPage()
  vi.advanceTimersByTime(999)
  expect(detect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(detect).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(9000)
  expect(detect).toHaveBeenCalledTimes(10)
})

test('P13 more than 100 ms means developer tools', () => {
  const { held, messages } = watchedPage()
  held.ms = 100
  vi.advanceTimersByTime(5000)
  expect(messages).toEqual([])
  held.ms = 100.1
  vi.advanceTimersByTime(2000)
  expect(messages).toEqual([message])
})

test('P13 a single slow measurement shows no message', () => {
  const { held, messages } = watchedPage()
  held.ms = 400
  vi.advanceTimersByTime(1000)
  held.ms = 0
  vi.advanceTimersByTime(1000)
  held.ms = 400
  vi.advanceTimersByTime(1000)
  expect(messages).toEqual([])
})

test('P13 one message each time the tools are opened', () => {
  const { held, messages, clock } = watchedPage()
  held.ms = 400
  for (let second = 0; second < 20; second++) {
    clock.ms += 1000
    vi.advanceTimersByTime(1000)
  }
  expect(messages).toEqual([message])
  held.ms = 0
  vi.advanceTimersByTime(1000)
  held.ms = 400
  vi.advanceTimersByTime(2000)
  expect(messages).toEqual([message, message])
})

test('P13 a hidden page is not measured', () => {
  const { detect } = watchedPage()
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  vi.advanceTimersByTime(5000)
  expect(detect).not.toHaveBeenCalled()
})

test('P13 P16 measuring stops with the protection', () => {
  const { detect, end } = watchedPage()
  end()
  vi.advanceTimersByTime(5000)
  expect(detect).not.toHaveBeenCalled()
})

type Visitor = { hostname?: string; webdriver?: boolean; hasMouse?: boolean }

function visitor({
  hostname = 'shambatrails.example',
  webdriver = false,
  hasMouse = true,
}: Visitor) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these three properties are read
  return {
    location: { hostname },
    navigator: { webdriver },
    matchMedia: (query: string) => ({ matches: hasMouse && query === '(any-pointer: fine)' }),
  } as unknown as Window
}

test('P13 developer tools are checked for where there is a mouse', () => {
  expect(mayWatchDeveloperTools(visitor({}))).toBe(true)
  expect(mayWatchDeveloperTools(visitor({ hostname: 'localhost.example' }))).toBe(true)
})

test.each([
  ['a touch-only device', { hasMouse: false }],
  ['an automated browser', { webdriver: true }],
  ['localhost', { hostname: 'localhost' }],
  ['a subdomain of localhost', { hostname: 'shamba.localhost' }],
  ['127.0.0.1', { hostname: '127.0.0.1' }],
  ['::1', { hostname: '[::1]' }],
])('P13 no check for developer tools on %s', (_name, what) => {
  expect(mayWatchDeveloperTools(visitor(what))).toBe(false)
})
