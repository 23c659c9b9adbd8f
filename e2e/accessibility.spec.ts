import { articles } from '../tests/frozen/content/articles'
import { tours } from '../tests/frozen/content/tours'
import { paths } from '../src/lib/paths'
import { publicPages } from '../src/lib/public-pages'
import { accessibilityFaults } from './axe'
import { expect, open, test } from './fixtures'

const widths = [390, 1280]

const addresses = [
  ...publicPages.map(({ path }) => path),
  paths.tours('Farm Tours'),
  `${paths.tours()}?q=nothing-has-this-name`,
  paths.tour(tours[2]?.slug ?? ''),
  `${paths.gallery()}?category=Mbuzi%20Farm`,
  paths.article(articles[0]?.slug ?? ''),
  paths.article('no-such-article'),
  '/no-such-page',
]

for (const address of addresses) {
  test.describe(address, () => {
    // The two addresses that lead to nothing say so on the console.
    test.use({ expectedMessages: /no-such|404/ })

    test('Q7 Q14 has no axe violation, on a phone and on a desktop', async ({ page }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await open(page, address)
        expect(await accessibilityFaults(page), `at ${width} px`).toEqual([])
      }
    })
  })
}

test('Q7 the open menu on a phone has no axe violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('nav[aria-label=Main]')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('Q7 Q13 a toast has no axe violation', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    // Another address, or the browser would stay on the page with its old message.
    await open(page, `/?width=${width}#contact`)
    await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Missing Information').hover()
    expect(await accessibilityFaults(page), `at ${width} px`).toEqual([])
  }
})

test('Q14 every text of the hero is on an opaque panel, never on the picture', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/')
    const transparent = await page
      .locator('[aria-roledescription=carousel] :is(h1, h2, p, a)')
      .evaluateAll((texts) =>
        texts
          .filter((text) => {
            for (let el: Element | null = text; el; el = el.parentElement) {
              if (el.getAttribute('aria-roledescription') === 'carousel') return true
              if (/^rgb\(|, 1\)$/.test(getComputedStyle(el).backgroundColor)) return false
            }
            return true
          })
          .map((text) => text.textContent),
      )
    expect(transparent).toEqual([])
  }
})

test('Q7 at 400 % zoom nothing scrolls in two directions', async ({ page }) => {
  // 1280 px at 400 % are 320.
  await page.setViewportSize({ width: 320, height: 256 })
  for (const address of addresses.filter((path) => !path.includes('no-such'))) {
    await open(page, address)
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess, address).toBe(0)
  }
})
