import type { Page } from '@playwright/test'
import { accessibilityFaults } from './axe'
import { expect, open, test } from './fixtures'

test.use({ viewport: { width: 360, height: 740 } })

/** Keeps the first tours of the list and opens the comparison. */
async function compare(page: Page, count: number): Promise<void> {
  await open(page, '/tours')
  const keep = page.getByRole('button', { name: /^Keep / })
  for (let index = 0; index < count; index += 1) await keep.nth(index).click()
  await page.getByRole('button', { name: `Your shortlist (${count})` }).click()
  await expect(page.getByRole('dialog', { name: 'Your shortlist' })).toBeVisible()
}

for (const count of [1, 3, 4]) {
  test(`V23 V117 the comparison of ${count} at 360 px shows its columns side by side`, async ({
    page,
  }) => {
    await compare(page, count)
    const dialog = page.getByRole('dialog')
    const remove = dialog.getByRole('button', { name: /^Remove / }).last()
    await remove.scrollIntoViewIfNeeded()
    await expect(remove).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('rowheader', { name: 'Included' })).toHaveCount(1)
    const table = dialog.getByRole('table')
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(overflow).toBe(360)
    expect(await accessibilityFaults(page)).toEqual([])
  })
}

test('V22 a page with kept tours does not move when the buttons appear', async ({ page }) => {
  await open(page, '/tours')
  await page
    .getByRole('button', { name: /^Keep / })
    .first()
    .click()
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum = Number(document.documentElement.dataset['shifted'] ?? 0)
        document.documentElement.dataset['shifted'] = String(
          sum + Number(Reflect.get(entry, 'value')),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/tours')
  await expect(page.getByRole('button', { name: /^Keep /, pressed: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your shortlist (1)' })).toBeVisible()
  expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(0.01)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('V22 no button keeps a tour or opens a shortlist', async ({ page }) => {
    await page.goto('/tours')
    await expect(page.getByRole('heading', { name: 'Flower Farm Tour in Naivasha' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Keep|shortlist/ })).toHaveCount(0)
    await page.goto('/tours/goat-farm-tour')
    await expect(page.getByRole('heading', { name: 'More Farm Tours' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Keep|shortlist/ })).toHaveCount(0)
  })
})
