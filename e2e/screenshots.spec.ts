import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths'
import { expect, open, test } from './fixtures'
import { systemFonts } from './screenshots/fonts'
import { checkScreenshot, screenshotSettings } from './screenshots/screenshot'
import { publicStates } from './screenshots/states'
import { freezePage, moment } from './screenshots/compare-with-baseline'

test.use(screenshotSettings)

for (const state of publicStates) {
  test.describe(state.name, () => {
    test.use({
      // The two pages that are not found log that to the console.
      expectedMessages: /no-such|404/,
      knowsNewsletter: !state.isNewcomer,
    })

    test('matches its baseline pictures, on a phone and on a desktop', async ({ page }) => {
      await checkScreenshot(page, state)
    })
  })
}

/**
 * Adds text, 100 px high, at the end of a frozen page.
 *
 * @param tag the element: headings and paragraphs have different fonts
 * @returns the width of the text in px
 */
async function widthOf(page: Page, tag: string, words: string, family = ''): Promise<number> {
  return page.evaluate(
    async (given) => {
      const element = document.createElement(given.tag)
      element.textContent = given.words
      element.style.cssText = 'font-size: 100px; letter-spacing: 0; width: max-content'
      if (given.family) element.style.fontFamily = given.family
      document.body.append(element)
      await document.fonts.ready
      return element.getBoundingClientRect().width
    },
    { tag, words, family },
  )
}

test('Z100 a character that the fonts of the site lack is a square box on every machine', async ({
  page,
}) => {
  await freezePage(page)
  await open(page, paths.faq())
  for (const tag of ['p', 'strong', 'h2']) {
    // An emoji, a character that a variation selector makes an emoji, an arrow and a Chinese word.
    expect(await widthOf(page, tag, '🐐'), tag).toBe(100)
    expect(await widthOf(page, tag, '❤️'), tag).toBe(100)
    expect(await widthOf(page, tag, '→肯尼亚'), tag).toBe(400)
  }
  await widthOf(page, 'p', '1️⃣')
  expect(await systemFonts(page)).toEqual([])
})

test('Z101 text in a system font is reported with its element and font', async ({ page }) => {
  await freezePage(page)
  await open(page, paths.faq())
  await widthOf(page, 'p', 'Kiambu', 'monospace')
  expect(await systemFonts(page)).toEqual([expect.stringMatching(/^"Kiambu" in P is in \w/)])
})

test('Z102 every screenshot has the same time, time zone, language and scale', async ({ page }) => {
  await freezePage(page)
  await open(page, paths.faq())
  const seen = await page.evaluate(() => ({
    time: Date.now(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale: Intl.DateTimeFormat().resolvedOptions().locale,
    languages: navigator.languages,
    scale: window.devicePixelRatio,
  }))
  expect(seen).toEqual({
    time: Date.parse(moment),
    zone: 'Africa/Nairobi',
    locale: 'en-US',
    languages: ['en-US'],
    scale: 1,
  })
})
