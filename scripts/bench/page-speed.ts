import type { Browser, BrowserContext, Page } from 'playwright'
import { compressingProxy } from './compressing-proxy'
import { phone } from './gallery-day'
import { slowDown } from './slow-phone'
import { medianOf, openBrowser, signIn } from './studio-browser'
import { withStudioServer } from './studio-server'

const port = 4474
const proxyPort = 4475
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)

/** When a page counts as usable: this element is there, enabled and, if it is a field, filled. */
const usable = {
  signIn: 'input[type=email]:enabled',
  dashboard: 'main a[href^="/admin/"]',
  list: 'main li :is(img, h2, h3)',
  editor: 'main input[name=title]:enabled',
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

type ColdPage = { name: string; path: string; usableAt: string; isSignedIn: boolean }

type Visit = { files: number; scriptKb: number; allKb: number; paint: number; usable: number }

/**
 * Prints how the studio's pages load on a phone (390 x 844, processor ÷ 4, 1.6 Mbit/s, 150 ms, Brotli
 * over HTTP/1.1): for a cold visit its script files, their kilobytes and all kilobytes until the page is
 * quiet, first paint and the moment it is usable; for taps inside a session the time until the next page
 * is usable. Medians of `BENCH_ROUNDS` (3) runs, each in a new profile.
 */
export async function measurePages(): Promise<void> {
  await withStudioServer(port, async (target) => {
    const proxy = await compressingProxy(proxyPort, target)
    const browser = await openBrowser()
    try {
      await measure(browser, `http://localhost:${proxyPort}`)
    } finally {
      await browser.close()
      proxy.closeAllConnections()
      proxy.close()
    }
  })
}

async function measure(browser: Browser, site: string): Promise<void> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await signIn(page, site)
  const tour = await firstEntry(page, `${site}/admin/tours`)
  const post = await firstEntry(page, `${site}/admin/blog`)
  const storageState = await context.storageState()
  await context.close()

  const pages: ColdPage[] = [
    { name: 'sign-in', path: '/auth', usableAt: usable.signIn, isSignedIn: false },
    { name: 'dashboard', path: '/admin', usableAt: usable.dashboard, isSignedIn: true },
    { name: 'tours', path: '/admin/tours', usableAt: usable.list, isSignedIn: true },
    { name: 'tour editor', path: tour, usableAt: usable.editor, isSignedIn: true },
    { name: 'post editor', path: post, usableAt: usable.editor, isSignedIn: true },
    { name: 'gallery', path: '/admin/gallery', usableAt: usable.list, isSignedIn: true },
  ]
  console.log('cold page        files  script KB  all KB  first paint  usable')
  for (const cold of pages) {
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round++) {
      const fresh = await browser.newContext({
        ...phone,
        ...(cold.isSignedIn && { storageState }),
      })
      visits.push(await visit(fresh, site, cold))
      await fresh.close()
    }
    const of = (key: keyof Visit) => medianOf(visits.map((one) => one[key])).toFixed(0)
    console.log(
      `${cold.name.padEnd(15)} ${of('files').padStart(6)} ${of('scriptKb').padStart(10)} ${of('allKb').padStart(7)} ${of('paint').padStart(9)} ms ${of('usable').padStart(5)} ms`,
    )
  }
  await measureTaps(browser, site, storageState)
}

async function firstEntry(page: Page, list: string): Promise<string> {
  await page.goto(list)
  const link = page.locator('main li a[href^="/admin/"]').first()
  return (await link.getAttribute('href')) ?? ''
}

async function visit(
  context: BrowserContext,
  site: string,
  { path, usableAt }: ColdPage,
): Promise<Visit> {
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(site + path, { waitUntil: 'commit' })
  const usableMs = await timeUntil(page, { path: `^${path}$`, usableAt }, 0)
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  // What was needed until then: later files are fetched while the page is in use.
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming
          ? [{ url: entry.name, begun: entry.startTime, bytes: entry.encodedBodySize }]
          : [],
      ),
  )
  const needed = loaded.filter(({ begun }) => begun < usableMs)
  const scripts = needed.filter(({ url }) => url.endsWith('.js'))
  const kilobytes = (files: typeof needed) =>
    files.reduce((total, { bytes }) => total + bytes, 0) / 1024
  return {
    files: scripts.length,
    scriptKb: kilobytes(scripts),
    allKb: kilobytes(needed),
    paint,
    usable: usableMs,
  }
}

/**
 * Waits until a page is usable.
 *
 * @param path regular expression of the page's path
 * @param since moment by the page's own clock
 * @returns ms from `since` to the frame that shows it
 */
async function timeUntil(
  page: Page,
  { path, usableAt }: Pick<Tap, 'path' | 'usableAt'>,
  since: number,
): Promise<number> {
  const found = await page.waitForFunction(
    (wanted) => {
      const element = document.querySelector(wanted.usableAt)
      const isField = element instanceof HTMLInputElement && element.name === 'title'
      const isFilled = !isField || element.value !== ''
      const isThere = new RegExp(wanted.path).test(location.pathname)
      return element && isFilled && isThere ? performance.now() : undefined
    },
    { path, usableAt },
    { polling: 'raf' },
  )
  return Number(await found.jsonValue()) - since
}

const menuLink = (path: string) => `nav[aria-label="Admin Panel"] a[href="${path}"]`

type Tap = { name: string; link: string; path: string; usableAt: string }

const toTours = {
  link: menuLink('/admin/tours'),
  path: '^/admin/tours$',
  usableAt: usable.list,
}
const toEditor = { path: '^/admin/tours/', usableAt: usable.editor }

/** How long a person looks at a page before the next tap, in ms. */
const readingMs = 4000

/** Taps in one session. */
const taps: readonly Tap[] = [
  { name: 'tours, first', ...toTours },
  { name: 'editor, first', link: 'main li:nth-child(1) a[href^="/admin/tours/"]', ...toEditor },
  { name: 'dashboard', link: menuLink('/admin'), path: '^/admin$', usableAt: usable.dashboard },
  { name: 'tours, again', ...toTours },
  { name: 'other editor', link: 'main li:nth-child(2) a[href^="/admin/tours/"]', ...toEditor },
]

async function measureTaps(
  browser: Browser,
  site: string,
  storageState: StorageState,
): Promise<void> {
  const times = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ ...phone, storageState })
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(`${site}/admin`)
    await page.locator(usable.dashboard).first().waitFor()
    for (const tap of taps) {
      const before = times.get(tap.name) ?? []
      times.set(tap.name, [...before, await timeOfTap(page, tap)])
    }
    await context.close()
  }
  console.log('\ntap in a session   usable')
  for (const [name, all] of times) {
    console.log(`${name.padEnd(18)} ${medianOf(all).toFixed(0).padStart(5)} ms`)
  }
}

async function timeOfTap(page: Page, tap: Tap): Promise<number> {
  await page.waitForTimeout(readingMs)
  const target = page.locator(tap.link).first()
  if (tap.link.startsWith('nav')) await page.getByRole('button', { name: 'Toggle Sidebar' }).tap()
  await target.waitFor()
  await page.evaluate(() => {
    addEventListener(
      'touchstart',
      () => document.documentElement.setAttribute('data-tapped', `${performance.now()}`),
      { capture: true, once: true },
    )
  })
  await target.tap()
  const since = Number(await page.locator('html').getAttribute('data-tapped'))
  return timeUntil(page, tap, since)
}
