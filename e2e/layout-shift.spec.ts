import { createRequire } from 'node:module'
import type { Page, Route } from '@playwright/test'
import { tours } from '../tests/frozen/content/tours'
import { paths } from '../src/lib/paths'
import { expect, holdScripts, open, scrollThrough, test, untilHydrated } from './fixtures'
import { publicStates } from './screenshots/states'

const { resolve } = createRequire(import.meta.url)

/** What web.dev calls good. */
const good = 0.1

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

type Shift = { value: number; isAnswer: boolean; sources: string[] }

declare global {
  interface Window {
    /** Shifts of the layout that the test has not looked at yet. */
    shifts: Shift[]
  }
}

/** Notes every shift of the layout from the first paint on, those after a press included. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
        // Inside the browser's own controls, such as a film's: not of this page.
        if (sources.length > 0 && sources.every(({ node }) => node === null)) continue
        window.shifts.push({
          value: Number(Reflect.get(entry, 'value')),
          isAnswer: Boolean(Reflect.get(entry, 'hadRecentInput')),
          sources: sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeName ?? ''),
          ),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The shifts noted since the last call. */
function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => window.shifts.splice(0))
}

const sumOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0)

/**
 * Whether type comes before the first paint is a matter of luck on a busy machine, so that it does
 * not come at all where it is not the question.
 */
async function refuseFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort())
}

/**
 * Metrics of Arial and Times New Roman, which the fallbacks of the site are tuned to and which not every
 * machine has.
 */
const standIns = [
  {
    font: 'local(Arial)',
    address: '/stand-in/arial.woff2',
    path: resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
  },
  {
    font: 'local(Times New Roman)',
    address: '/stand-in/times.woff2',
    path: resolve('@fontsource/tinos/files/tinos-latin-400-normal.woff2'),
  },
]

/**
 * Shows each page in its fallbacks first: type that comes long after the text is the usual reason for a
 * jump.
 *
 * @returns lets the fonts of the site come, all at once
 */
async function holdBackFonts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route('**/assets/*.woff2', (route) => void held.push(route))
  // The whole style sheet names the fallbacks of the machine once more.
  await page.route('**/assets/index-*.css', async (route) => {
    const response = await route.fetch()
    let css = await response.text()
    for (const { font, address } of standIns)
      css = css.replace(`src:${font}`, `src:url(${address})`)
    await route.fulfill({ response, body: css })
  })
  for (const { address, path } of standIns) {
    await page.route(`**${address}`, (route) => route.fulfill({ path }))
  }
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    let html = await response.text()
    for (const { font, address } of standIns) {
      expect(html).toContain(`src:${font}`)
      html = html.replace(`src:${font}`, `src:url(${address})`)
    }
    return route.fulfill({ response, body: html })
  })
  return async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
}

for (const state of publicStates) {
  test.describe(state.name, () => {
    test.use({ expectedMessages: /no-such|404|\.woff2/, knowsNewsletter: !state.isNewcomer })

    test('no layout shift: while loading, while scrolling, or when a dialog opens', async ({
      page,
    }) => {
      await watchShifts(page)
      await refuseFonts(page)
      for (const { width, height } of sizes) {
        if (width >= (state.belowPx ?? Infinity)) continue
        await page.setViewportSize({ width, height })
        await page.goto('about:blank')
        await open(page, state.address)
        const onLoad = await takeShifts(page)
        const most = state.isArrangedByScript ? good : 0.005
        expect(sumOf(onLoad), `${width} px, load: ${JSON.stringify(onLoad)}`).toBeLessThan(most)
        if (state.act) await state.act(page)
        else await scrollThrough(page)
        const later = (await takeShifts(page)).filter(
          ({ isAnswer }) => !(isAnswer && state.movesWords),
        )
        expect(sumOf(later), `${width} px, after: ${JSON.stringify(later)}`).toBeLessThan(0.02)
      }
    })
  })
}

const farmTours = tours.filter(({ category }) => category === 'Farm Tours').length

test.describe('a category', () => {
  test.use({ expectedMessages: /\.woff2/ })

  for (const host of ['knows queries', 'has one file for every query']) {
    test(`V62 nothing moves when the script comes to a category, at a host that ${host}`, async ({
      page,
    }) => {
      await watchShifts(page)
      await refuseFonts(page)
      if (host !== 'knows queries') {
        await page.route(/\/tours\?/, async (route) => {
          const response = await route.fetch({ url: new URL('/tours', route.request().url()).href })
          await route.fulfill({ response })
        })
      }
      for (const { width, height } of sizes) {
        await page.setViewportSize({ width, height })
        await page.goto('about:blank')
        const letThrough = await holdScripts(page)
        await page.goto(paths.tours('Farm Tours'), { waitUntil: 'load' })
        await expect(page.locator('article').filter({ visible: true })).toHaveCount(farmTours)
        letThrough()
        await untilHydrated(page)
        await expect(page.locator('main output').first()).toHaveText(
          `${farmTours} tours in Farm Tours`,
        )
        await expect(page.locator('article')).toHaveCount(farmTours)
        const shifts = await takeShifts(page)
        expect(sumOf(shifts), `${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(0.02)
      }
    })
  }
})

const pages = [...new Set(publicStates.map(({ address }) => address))]

test.describe('late fonts', () => {
  // The changed styles are no longer those of the page's policy.
  test.use({ bypassCSP: true })

  test('late fonts move the text of no page much', async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 390, height: 844 })
    await watchShifts(page)
    const letFontsCome = await holdBackFonts(page)
    for (const address of pages.filter((path) => !path.includes('no-such'))) {
      await page.goto('about:blank')
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      // While another font is on its way, a browser takes fallbacks of the machine, but fetches none.
      const loaded = await page.evaluate(async () => {
        const faces = ['Figtree Fallback', 'Display Times'].map((family) =>
          document.fonts.load(`1rem "${family}"`),
        )
        return (await Promise.all(faces)).map(({ length }) => length > 0)
      })
      expect(loaded).toEqual([true, true])
      // Whatever moved before is the subject of the tests above.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
      await takeShifts(page)
      await letFontsCome()
      await untilHydrated(page)
      const shifts = await takeShifts(page)
      expect.soft(sumOf(shifts), `${address}: ${JSON.stringify(shifts)}`).toBeLessThan(good)
    }
  })
})
