import type { Page } from '@playwright/test'
import { deferred } from '../tests/deferred'
import { expect, open, test } from './fixtures'

const phone = { width: 390, height: 844 }

const shownCards = (page: Page) => page.locator('li[data-category]').filter({ visible: true })

/** Opens the list on a phone whose first picture does not arrive before the returned function is called. */
async function openBeforeFirstPicture(page: Page, path = '/tours'): Promise<() => void> {
  const { promise: arrived, resolve: letThrough } = deferred()
  await page.setViewportSize(phone)
  await page.route('**/pictures/*/*.avif', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(shownCards(page).first()).toBeVisible()
  return letThrough
}

test('V196 cards below the window come once the first picture is painted', async ({ page }) => {
  const letThrough = await openBeforeFirstPicture(page)
  await page.waitForLoadState('domcontentloaded')
  await expect(shownCards(page)).toHaveCount(3)
  letThrough()
  await expect(shownCards(page)).toHaveCount(14)
})

test('V196 the first touch brings them earlier', async ({ page }) => {
  const letThrough = await openBeforeFirstPicture(page)
  await page.waitForLoadState('domcontentloaded')
  await expect(shownCards(page)).toHaveCount(3)
  await page.mouse.wheel(0, 300)
  await expect(shownCards(page)).toHaveCount(14)
  letThrough()
})

test('V196 a list that is loaded again is where it was left', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/tours')
  await shownCards(page).nth(11).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(3000)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test('V196 all cards of a chosen category are there from the start', async ({ page }) => {
  const letThrough = await openBeforeFirstPicture(page, '/tours?category=Farm%20Tours')
  await expect(shownCards(page)).toHaveCount(7)
  letThrough()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('V196 all cards are there', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/tours')
    await expect(shownCards(page)).toHaveCount(14)
  })
})
