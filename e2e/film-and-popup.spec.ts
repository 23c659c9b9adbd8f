import { accessibilityFaults } from './axe'
import { expect, open, test } from './fixtures'
import { deferred } from '../tests/deferred'

test.use({ knowsNewsletter: false })

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`V83 the newsletter popup waits for the film that is being opened, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const { promise: held, resolve: release } = deferred()
    await page.route(/\/story-dialog-[^/]*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await open(page, '/')
    await page.getByRole('button', { name: /^Watch Story/ }).click()
    const popupScript = page.waitForResponse(/\/newsletter-popup-[^/]*\.js$/)
    await page.mouse.wheel(0, 400)
    await popupScript
    // Longer than the popup waits before it looks again.
    await page.waitForTimeout(1000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(page.getByRole('dialog', { name: 'Our story' })).toBeVisible()
    await page.waitForTimeout(1000)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog', { name: '10% off your first tour' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })
}
