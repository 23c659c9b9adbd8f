import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openStudio } from './studio'

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

for (const width of [390, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('K154 Save keeps its place when the text beside it grows', async ({ page }) => {
      await openStudio(page, '/admin/tours/3')
      await expect(page.getByText('Everything is saved')).toBeVisible()
      const before = await saveButton(page).boundingBox()
      await page.getByLabel('Location', { exact: true }).fill('Limuru')
      await expect(page.getByText('Not saved; kept on this device at')).toBeVisible()
      expect(await saveButton(page).boundingBox()).toEqual(before)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('K155 a toast covers neither Save nor an entry of the open menu', async ({ page }) => {
    await openStudio(page, '/admin/settings')
    const save = page.getByRole('button', { name: 'Save Changes' })
    await save.click()
    const toast = page.locator('[data-sonner-toast]').first()
    await expect(toast).toBeVisible()
    await toast.hover()
    const [below, box] = [await save.boundingBox(), await toast.boundingBox()]
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    await page.getByRole('button', { name: 'Toggle Sidebar' }).click()
    const entries = page.getByRole('dialog', { name: 'Admin Panel' }).getByRole('link')
    await expect(entries.first()).toBeVisible()
    await expect(toast).toBeAttached()
    const covered = await entries.evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect()
          const found = document.elementFromPoint(left + width / 2, top + height / 2)
          return found?.closest('[data-sonner-toast]')
        })
        .map((link) => link.textContent),
    )
    expect(covered).toEqual([])
  })
})
