import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { settle } from '../fixtures'
import { enter, type State } from './states'

const widths = [390, 768, 1440]

/**
 * Photographs the state as visitors see it, with its paintings, at three widths, into
 * `.test/sheet/<name>-<width>.jpg`.
 */
export async function photograph(page: Page, state: State): Promise<void> {
  for (const width of widths) {
    if (width >= (state.belowPx ?? Infinity)) continue
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await enter(page, state)
    if (!state.act) await fetchPictures(page)
    await settle(page)
    await page.screenshot({
      path: join(import.meta.dirname, '../../.test/sheet', `${state.name}-${width}.jpg`),
      quality: 85,
      fullPage: !state.act,
    })
  }
}

/** Loads the lazy pictures of the page. */
async function fetchPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('main img, footer img')) {
      image.loading = 'eager'
      await image.decode().catch(() => undefined)
    }
  })
}
