import type { Page } from '@playwright/test'
import { expect, open, quiet, test } from './fixtures'
import { publicStates } from './screenshots/states'

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

/** Through the whole page in steps of half a window, as a thumb would. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await quiet(page)
}

/**
 * Whether type comes before the first paint is a matter of luck on a busy machine, so that it does
 * not come at all where it is not the question.
 */
async function refuseFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort())
}

/** Type that comes long after the text is the usual reason for a jump. */
async function holdBackFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
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

const pages = [...new Set(publicStates.map(({ address }) => address))]

test('late fonts move the text of no page much', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  await holdBackFonts(page)
  for (const address of pages.filter((path) => !path.includes('no-such'))) {
    await page.goto('about:blank')
    await open(page, address)
    const shifts = await takeShifts(page)
    expect.soft(sumOf(shifts), `${address}: ${JSON.stringify(shifts)}`).toBeLessThan(good)
  }
})
