import type { Locator, Page } from '@playwright/test'
import { publicPages } from '../src/lib/public-pages'
import { expect, open, test } from './fixtures'

/** Presses Tab until the focus is where it should be; fails when it never comes there. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${target.toString()}.`)
}

test('Q7 N11 a tour is found, opened and booked by keyboard only', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Explore Tours' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, page.getByLabel('Search tours'))
  await page.keyboard.type('goat')
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('1 tour')
  const explore = page.getByRole('button', { name: /^Explore Tour/ })
  await tabTo(page, explore)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Book Now' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Name')).toBeFocused()

  page.on('dialog', (alert) => void alert.accept())
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(explore).toBeFocused()
})

for (const { path: address } of publicPages) {
  test(`Q7 on ${address} the focus is never hidden below the header`, async ({ page }) => {
    await open(page, address)
    // From the last element backwards: then the browser scrolls just far enough.
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Shift+Tab')
      const covered = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body || element.closest('header, [class*=sr-only]')) {
          return ''
        }
        const { top, bottom } = element.getBoundingClientRect()
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return bottom <= bar && top < bar ? element.outerHTML.slice(0, 120) : ''
      })
      expect(covered).toBe('')
    }
  })
}
