import type { Browser, CDPSession, Page } from 'playwright'
import { publicPages } from '../../src/lib/public-pages'
import { phone } from './gallery-day'

/** Page changes in the first part of the soak; the rest of its time is spent on the last page. */
const changes = 200
/** Changes after which everything has been loaded once, and the first figures are taken. */
const warmUp = 40
/** How often the page is scrolled while it waits, in ms. */
const restMs = 5000

type Figures = { heap: number; listeners: number; nodes: number }

async function figuresOf(session: CDPSession): Promise<Figures> {
  // Twice: what finalizers release is collected by the second.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return {
    heap: valueOf('JSHeapUsedSize') / 1024 / 1024,
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
  }
}

/** Follows links of the menu and the footer, as the router does: without a new document. */
async function changePage(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ usr: null, key: String(performance.now()) }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await page.waitForTimeout(150)
}

function lineOf(what: string, { heap, listeners, nodes }: Figures): string {
  return `${what.padEnd(28)} ${heap.toFixed(1).padStart(7)} ${String(listeners).padStart(10)} ${String(nodes).padStart(8)}`
}

/**
 * Prints how heap, listeners and nodes of the public site grow over 200 page changes, each time back on the home
 * page, and then while it is scrolled now and then until the time is over.
 *
 * @param minutes length of the whole soak
 */
export async function measureSoak(browser: Browser, url: string, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(url, { waitUntil: 'load' })
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(2000)
  const paths = publicPages.map(({ path }) => path)
  console.log(`\nsoak of ${minutes} minutes            heap MB  listeners    nodes`)
  const backHome = async (what: string) => {
    await changePage(page, '/')
    await page.waitForTimeout(2000)
    const figures = await figuresOf(session)
    console.log(lineOf(what, figures))
    return figures
  }
  let start: Figures | undefined
  for (let change = 1; change <= changes; change++) {
    await changePage(page, paths[change % paths.length] ?? '/')
    if (change === warmUp) start = await backHome(`after ${warmUp} changes`)
  }
  await backHome(`after ${changes} changes`)
  while (Date.now() < end) {
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(restMs)
    await page.mouse.wheel(0, -300)
    await page.waitForTimeout(restMs)
  }
  const last = await backHome(`after ${minutes} minutes`)
  if (start) {
    console.log(
      `growth: ${(last.heap - start.heap).toFixed(1)} MB, ${last.listeners - start.listeners} listeners, ${last.nodes - start.nodes} nodes`,
    )
  }
  await context.close()
}
