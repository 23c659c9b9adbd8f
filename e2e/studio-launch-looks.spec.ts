import { accessibilityFaults } from './axe'
import { expect, test } from './fixtures'
import { openStudio } from './studio'

test.use({ hasTouch: true })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`K40 the launch check fits a narrow phone and is accessible, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme })
    const look = async () => {
      expect(await accessibilityFaults(page)).toEqual([])
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      expect(isTooWide).toBe(false)
    }
    await openStudio(page, '/admin/launch')
    await expect(page.getByRole('list', { name: 'Points' })).toBeVisible()
    await look()
    await page.goto('/admin')
    await expect(page.getByRole('region', { name: 'Before the launch' })).toBeVisible()
    await look()
  })
}
