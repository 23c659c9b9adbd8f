import type { Browser, Page } from 'playwright'
import { phone } from './gallery-day'
import { slowDown } from './slow-phone'

/** How long after the end of loading a page is watched, in ms. */
const watchedMs = 2000

export type PageVisit = {
  /** First and largest paint, in ms from the start of the navigation. */
  first: number
  largest: number
  /** Everything that was asked for, the page included. */
  requests: { path: string; isScript: boolean; bytes: number }[]
}

/**
 * Visits a page in a new profile of a phone, scrolls nothing and touches nothing.
 *
 * @param isSlow with a slow network and processor
 */
export async function visitPage(
  browser: Browser,
  url: string,
  isSlow: boolean,
): Promise<PageVisit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await watchPaints(page)
    const requests = await watchRequests(page)
    if (isSlow) await slowDown(page)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(watchedMs)
    const paints = await page.evaluate(() => window.paints)
    return { ...paints, requests: requests() }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    /** Times of the paints so far. */
    paints: { first: number; largest: number }
  }
}

async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.paints = { first: 0, largest: 0 }
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name === 'first-contentful-paint') window.paints.first = startTime
      }
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.paints.largest = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** @returns gives the requests that have ended, with their bytes on the wire */
async function watchRequests(page: Page): Promise<() => PageVisit['requests']> {
  const session = await page.context().newCDPSession(page)
  const urls = new Map<string, string>()
  const found: PageVisit['requests'] = []
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) urls.set(requestId, request.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId)
    if (url === undefined) return
    const { pathname } = new URL(url)
    found.push({ path: pathname, isScript: /\.m?js$/.test(pathname), bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return () => [...found]
}
