import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, settle } from '../fixtures'
import { decode, differences, encode, reduce } from './compare'
import { machineFonts, replaceFallbackFonts } from './fonts'
import { enter, type State } from './states'

const committedDir = join(import.meta.dirname, 'files')
const failedDir = join(import.meta.dirname, '../../.test/looks')

/** Widths of a phone and of a desk, and how much smaller their committed pictures are. */
const windows = [
  { width: 390, height: 844, scale: 1 / 3 },
  { width: 1280, height: 800, scale: 1 / 4 },
] as const

/** One pixel through which a picture's own preview shows: paintings are no part of the layout. */
const clearPixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)

/** What differs from machine to machine and from minute to minute. */
const steady = `
  *, ::before, ::after { caret-color: transparent !important; animation: none !important; transition: none !important }
  video { visibility: hidden !important }
  .studio time { display: none !important }
`

/** A Monday on which the office is open, and before the beginning of every session of the studio. */
export const moment = '2026-11-02T09:00:00+03:00'

/** Lets the page stand still: no pictures, no motion, no font of the machine, one hour of one day. */
export async function holdStill(page: Page): Promise<void> {
  await page.route(/\/(pictures|images|story)\//, (route) =>
    route.fulfill({ contentType: 'image/png', body: clearPixel }),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime(moment)
  await replaceFallbackFonts(page)
}

/** In the page: its host reads the same whichever port a run has. */
function hidePort(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    text.nodeValue = text.nodeValue?.replace(window.location.host, 'localhost:4173') ?? null
  }
}

/**
 * Goes to the state at each width and compares what is to be seen with the committed picture, or
 * replaces that one when `UPDATE_LOOKS` is set.
 */
export async function expectSameLook(page: Page, state: State): Promise<void> {
  await holdStill(page)
  for (const { width, height, scale } of windows) {
    if (width >= (state.belowPx ?? Infinity)) continue
    await page.setViewportSize({ width, height })
    await enter(page, state)
    await expect(page.locator('h1').first()).toBeVisible()
    // The studio looks at the site when it has nothing else to do.
    await expect(page.getByText(/^(?:Loading|Looking at the site)/)).toHaveCount(0)
    await page.addStyleTag({ content: steady })
    await page.evaluate(hidePort)
    await settle(page)
    const name = `${state.name}-${width}`
    expect.soft(await machineFonts(page), `${name}: what is in fonts of this machine`).toEqual([])
    const screenshot = await page.screenshot({ fullPage: !state.act })
    const now = await reduce(screenshot, scale)
    const committed = join(committedDir, `${name}.png`)
    if (process.env['UPDATE_LOOKS']) {
      mkdirSync(committedDir, { recursive: true })
      await replaceIfDifferent(committed, now)
      continue
    }
    const faults = existsSync(committed)
      ? differences(now, await decode(readFileSync(committed)))
      : ['has no committed picture']
    if (faults.length > 0) {
      mkdirSync(failedDir, { recursive: true })
      writeFileSync(join(failedDir, `${name}.png`), screenshot)
    }
    expect
      .soft(faults, `${name} (see .test/looks/${name}.png; npm run looks:update takes it over)`)
      .toEqual([])
  }
}

/** A look that only moved by a hair keeps its file: every version stays in the repository. */
async function replaceIfDifferent(file: string, now: Parameters<typeof encode>[0]): Promise<void> {
  if (existsSync(file) && differences(now, await decode(readFileSync(file))).length === 0) return
  writeFileSync(file, await encode(now))
}
