import { accessibilityFaults } from './axe'
import { expect, test } from './fixtures'
import { openStudio } from './studio'

test('D17: people, activity and settings fit 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openStudio(page, '/admin/people')
  for (const path of ['/admin/people', '/admin/activity', '/admin/settings', '/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page, '[data-sonner-toaster]'), path).toEqual([])
  }
})
