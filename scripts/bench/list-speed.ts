import type { Page } from 'playwright'
import { medianOf, openBrowser, signIn } from './studio-browser'
import { withStudioServer } from './studio-server'

const port = 4473
const rounds = 20
const rows = { tours: '10000', pictures: '100000' }

/** The lists as people open them; each must have drawn its first entry. */
const lists = [
  ['tours', '/admin/tours'],
  ['tours by title', '/admin/tours?sort=title'],
  ['tours, page 150', '/admin/tours?page=150'],
  ['tours, search', '/admin/tours?q=bench%20tour%2099'],
  ['posts', '/admin/blog'],
  ['pictures', '/admin/gallery'],
  ['pictures, page 1500', '/admin/gallery?page=1500'],
  ['pictures, drafts', '/admin/gallery?state=draft'],
  ['pictures, search', '/admin/gallery?q=picture%20999'],
] as const

/**
 * Fills a separate database with 10,000 tours and 100,000 pictures and prints how long each list
 * takes to show its entries (median and 95th percentile of 20 visits, from the click on a link of
 * the studio), and the memory of the tab.
 */
export async function measureLists(): Promise<void> {
  const fill = ['bench-data', '--tours', rows.tours, '--pictures', rows.pictures]
  await withStudioServer(port, measure, fill)
}

async function measure(site: string): Promise<void> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await signIn(page, site)
    for (const [name, address] of lists) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push(await timeOf(page, site, address))
      times.sort((one, other) => one - other)
      const slow = times[Math.ceil(times.length * 0.95) - 1]?.toFixed(0)
      console.log(`${name.padEnd(22)} median ${medianOf(times).toFixed(0)} ms, 95 % ${slow} ms`)
    }
    const session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    console.log(
      `memory of the tab      ${(usedSize / 1024 ** 2).toFixed(0)} MB of JavaScript, ${nodes} elements`,
    )
  } finally {
    await browser.close()
  }
}

/** From the change of the address inside the studio to the first entry of the list, in ms. */
async function timeOf(page: Page, site: string, address: string): Promise<number> {
  await page.goto(`${site}/admin/settings`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page.evaluate(async (to) => {
    const begun = performance.now()
    history.pushState({ idx: 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    while (!document.querySelector('main li :is(img, h2, h3)')) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - begun
  }, address)
}
