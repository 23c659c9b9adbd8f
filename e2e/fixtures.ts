import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test'
import { newsletterStorageKey } from '../src/content/limits'
import { deferred } from '../tests/deferred'

export const adminEmail = 'admin@example.com'
export const adminPassword = process.env['LOCAL_ADMIN_PASSWORD'] ?? 'shamba-local-admin'

type Expected = {
  /** Console messages that a test causes on purpose, matched by text or URL. */
  expectedMessages: RegExp | undefined
  /** Whether the visitor has already answered the newsletter popup. */
  knowsNewsletter: boolean
}

/** What Playwright writes on the console instead of starting a service worker that a test did not ask for. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

/** Pending requests of a page's current document, and when the last one ended (ms since 1970). */
const traffic = new WeakMap<Page, { open: Set<Request>; last: number }>()

/**
 * The base of every test: fails on a console message or an uncaught error that the test did not
 * expect, and on a request to another origin.
 */
export const test = base.extend<Expected>({
  expectedMessages: [undefined, { option: true }],
  knowsNewsletter: [true, { option: true }],
  page: async ({ page, baseURL, expectedMessages, knowsNewsletter }, use) => {
    // Otherwise the popup would cover every test that scrolls the home page.
    if (knowsNewsletter) {
      await page.addInitScript((key) => {
        if (window.origin !== 'null') window.localStorage.setItem(key, 'true')
      }, newsletterStorageKey)
    }
    const faults: string[] = []
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return
      const words = `${message.text()} (${message.location().url})`
      if (words.startsWith(workerBlocked)) return
      if (expectedMessages?.test(words)) return
      faults.push(`${message.type()}: ${words}`)
    })
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
    const pageTraffic = { open: new Set<Request>(), last: 0 }
    traffic.set(page, pageTraffic)
    const onEnd = (request: Request) => {
      pageTraffic.open.delete(request)
      pageTraffic.last = Date.now()
    }
    page.on('requestfinished', onEnd)
    page.on('requestfailed', onEnd)
    page.on('request', (request) => {
      // Requests of the previous document may never be reported as ended.
      if (request.isNavigationRequest() && !request.frame().parentFrame()) pageTraffic.open.clear()
      pageTraffic.open.add(request)
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) faults.push(`request to ${origin}`)
    })
    await use(page)
    expect(faults, 'console messages, uncaught errors and foreign requests').toEqual([])
  },
})

/** Opens a page and waits until it is interactive, late parts included. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilHydrated(page)
}

/** Reloads a page and waits as `open` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilHydrated(page)
}

/** Waits until React has hydrated the page, which it does once somebody uses it, and its requests have ended. */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = (selector: string) =>
    page.waitForFunction((wanted) => {
      const element = document.querySelector(wanted)
      return element !== null && Object.keys(element).some((key) => key.startsWith('__react'))
    }, selector)
  await isHydrated('#root > *')
  // A key that does nothing, because a pointer would hover something.
  await page.keyboard.press('Shift')
  await isHydrated('main > *')
  await quiet(page)
}

/**
 * Waits until no request has been pending for a third of a second. Unlike `networkidle`, which fires
 * once per document, it also works after a step within the page.
 */
export async function quiet(page: Page): Promise<void> {
  const state = traffic.get(page)
  if (!state) throw new Error('Only the first page of a test is tracked.')
  do await page.waitForTimeout(100)
  while (state.open.size > 0 || Date.now() - state.last < 330)
}

/** Stops the page's clock; from then on only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}

/** Advances a stopped clock until something is visible that may have to load a chunk first. */
export async function runUntilVisible(page: Page, wanted: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return wanted.isVisible()
    })
    .toBe(true)
}

/** Waits until all animations have ended: half-faded colours have too little contrast. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, playState, timeline }) => {
          // Scroll-driven animations never end.
          if (!(timeline instanceof DocumentTimeline)) return false
          return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
        })
        .map((animation) => animation.finished),
    ),
  )
}

/**
 * Holds back every script of the page, so that a test can examine the HTML alone.
 *
 * @returns releases the scripts
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrived, resolve: letThrough } = deferred()
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  return letThrough
}

/** Through the whole page in steps of half a window, as a thumb would. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await quiet(page)
}

export { expect }
