import type { Page } from '@playwright/test'
import { paths } from '../src/lib/paths'
import { expect, open, test } from './fixtures'
import { machineFonts } from './looks/fonts'
import { look, lookSettings } from './looks/look'
import { publicStates } from './looks/states'
import { holdStill, moment } from './looks/take'

test.use(lookSettings)

for (const state of publicStates) {
  test.describe(state.name, () => {
    test.use({
      // The two addresses that lead to nothing say so on the console.
      expectedMessages: /no-such|404/,
      knowsNewsletter: !state.isNewcomer,
    })

    test('it looks as it did, on a phone and on a desk', async ({ page }) => {
      await look(page, state)
    })
  })
}

/**
 * Puts words at the end of a page that stands still, in letters 100 px high.
 *
 * @param tag the element's name: headings have another font than paragraphs
 * @returns how wide the words are, in px
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

test('Z100 what the fonts of the site lack is a box as wide as it is high, whatever the machine has', async ({
  page,
}) => {
  await holdStill(page)
  await open(page, paths.faq())
  for (const tag of ['p', 'strong', 'h2']) {
    // An emoji, a sign that is an emoji when a selector says so, an arrow and a word of Chinese.
    expect(await widthOf(page, tag, '🐐'), tag).toBe(100)
    expect(await widthOf(page, tag, '❤️'), tag).toBe(100)
    expect(await widthOf(page, tag, '→肯尼亚'), tag).toBe(400)
  }
  await widthOf(page, 'p', '1️⃣')
  expect(await machineFonts(page)).toEqual([])
})

test('Z101 words in a font of the machine are found, with their element and the font', async ({
  page,
}) => {
  await holdStill(page)
  await open(page, paths.faq())
  await widthOf(page, 'p', 'Kiambu', 'monospace')
  expect(await machineFonts(page)).toEqual([expect.stringMatching(/^"Kiambu" in P is in \w/)])
})

test('Z102 a comparison has one moment, zone, language and scale', async ({ page }) => {
  await holdStill(page)
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
