import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test'
import { newsletterStorageKey } from '../src/content/limits'

export const adminEmail = 'admin@example.com'
export const adminPassword = process.env['LOCAL_ADMIN_PASSWORD'] ?? 'shamba-local-admin'

type Expected = {
  /** Messages on the console that a test provokes on purpose, by their words or their address. */
  expectedMessages: RegExp | undefined
  /** Whether the visitor has answered the newsletter's invitation before. */
  knowsNewsletter: boolean
}

/** Requests of a page's present document that are on their way, and when one ended (ms since 1970). */
const traffic = new WeakMap<Page, { open: Set<Request>; last: number }>()

/**
 * The test of every journey: fails on a console message or an uncaught error that the test did not
 * expect, and on a request to another origin.
 */
export const test = base.extend<Expected>({
  expectedMessages: [undefined, { option: true }],
  knowsNewsletter: [true, { option: true }],
  page: async ({ page, baseURL, expectedMessages, knowsNewsletter }, use) => {
    // Or it would come over every test that scrolls the first page.
    if (knowsNewsletter) {
      await page.addInitScript((key) => {
        if (window.origin !== 'null') window.localStorage.setItem(key, 'true')
      }, newsletterStorageKey)
    }
    const faults: string[] = []
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return
      const words = `${message.text()} (${message.location().url})`
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
      // What the document before it asked for may never be told to have ended.
      if (request.isNavigationRequest() && !request.frame().parentFrame()) pageTraffic.open.clear()
      pageTraffic.open.add(request)
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) faults.push(`request to ${origin}`)
    })
    await use(page)
    expect(faults, 'console messages, uncaught errors and foreign requests').toEqual([])
  },
})

/** Opens a page and waits until all of it can answer: late parts come after the first paint. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilTakenOver(page)
}

/** Loads a page once more and waits as `open` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilTakenOver(page)
}

/** Waits until React has taken the written page over and has what it asked for. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root > *')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__react'))
  })
  await quiet(page)
}

/**
 * Waits until the page has read what it needs: nothing on its way for a third of a second. Unlike
 * `networkidle`, which comes once for each document, it also waits after a step inside the page.
 */
export async function quiet(page: Page): Promise<void> {
  const state = traffic.get(page)
  if (!state) throw new Error('Only the page that a test begins with is watched.')
  do await page.waitForTimeout(100)
  while (state.open.size > 0 || Date.now() - state.last < 330)
}

/** Stops the page's clock; from then on its time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000)
}

/** Lets a stopped clock run until something is in sight that may need a chunk first. */
export async function runUntilVisible(page: Page, wanted: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return wanted.isVisible()
    })
    .toBe(true)
}

/** Waits until nothing fades or slides any more: half-way, colours have no contrast. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, playState, timeline }) => {
          // What moves with the scrolling is never done.
          if (!(timeline instanceof DocumentTimeline)) return false
          return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
        })
        .map((animation) => animation.finished),
    ),
  )
}

/**
 * Holds back every script of the page, so that a test can look at the HTML alone.
 *
 * @returns lets the scripts through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const arrived = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  return letThrough
}

export { expect }
