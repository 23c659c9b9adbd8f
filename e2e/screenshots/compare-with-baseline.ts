import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, settle } from '../fixtures'
import { decode, differences, encode, reduce } from './image-differences'
import { systemFonts, replaceFallbackFonts } from './fonts'
import { enter, type State } from './states'

const baselineDir = join(import.meta.dirname, 'baseline')
const failedDir = join(import.meta.dirname, '../../.test/screenshots')

/** Phone and desktop, and how much smaller their baseline pictures are. */
const windows = [
  { width: 390, height: 844, scale: 1 / 3 },
  { width: 1280, height: 800, scale: 1 / 4 },
] as const

/** A transparent pixel instead of each picture, so that its placeholder shows: paintings are not part of the layout. */
const clearPixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)

/** Hides what differs from machine to machine and from minute to minute. */
const steady = `
  *, ::before, ::after { caret-color: transparent !important; animation: none !important; transition: none !important }
  video { visibility: hidden !important }
  .studio time { display: none !important }
`

/** A Monday on which the office is open, and before any studio session begins. */
export const moment = '2026-11-02T09:00:00+03:00'

/** Makes the page reproducible: no pictures, no motion, no system fonts, a fixed time. */
export async function freezePage(page: Page): Promise<void> {
  await page.route(/\/(pictures|images|story)\//, (route) =>
    route.fulfill({ contentType: 'image/png', body: clearPixel }),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime(moment)
  await replaceFallbackFonts(page)
}

/** In the page: shows the same host and build whatever the port, the time and the code of the run. */
function hideRun(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    text.nodeValue =
      text.nodeValue
        ?.replace(window.location.host, 'localhost:4173')
        .replace(/^Built .* of the code/, 'Built some time ago') ?? null
  }
}

/**
 * Goes to the state at each width and compares the screenshot with the baseline picture, or replaces
 * the baseline when `UPDATE_SCREENSHOTS` is set.
 */
export async function expectBaseline(page: Page, state: State): Promise<void> {
  await freezePage(page)
  for (const { width, height, scale } of windows) {
    if (width >= (state.belowPx ?? Infinity)) continue
    await page.setViewportSize({ width, height })
    await enter(page, state)
    await expect(page.locator('h1').first()).toBeVisible()
    // The studio asks the site for its manifest when it is idle.
    await expect(page.getByText(/^(?:Loading|Checking the site)/)).toHaveCount(0)
    await page.addStyleTag({ content: steady })
    await page.evaluate(hideRun)
    await settle(page)
    const name = `${state.name}-${width}`
    expect.soft(await systemFonts(page), `${name}: text in system fonts`).toEqual([])
    const screenshot = await page.screenshot({ fullPage: !state.act })
    const now = await reduce(screenshot, scale)
    const baseline = join(baselineDir, `${name}.png`)
    if (process.env['UPDATE_SCREENSHOTS']) {
      mkdirSync(baselineDir, { recursive: true })
      await replaceIfDifferent(baseline, now)
      continue
    }
    const faults = existsSync(baseline)
      ? differences(now, await decode(readFileSync(baseline)))
      : ['has no baseline picture']
    if (faults.length > 0) {
      mkdirSync(failedDir, { recursive: true })
      writeFileSync(join(failedDir, `${name}.png`), screenshot)
    }
    expect
      .soft(
        faults,
        `${name} (see .test/screenshots/${name}.png; npm run screenshots:update makes it the baseline)`,
      )
      .toEqual([])
  }
}

/** Keeps the file of a picture without a visible difference: git stores every version. */
async function replaceIfDifferent(file: string, now: Parameters<typeof encode>[0]): Promise<void> {
  if (existsSync(file) && differences(now, await decode(readFileSync(file))).length === 0) return
  writeFileSync(file, await encode(now))
}
