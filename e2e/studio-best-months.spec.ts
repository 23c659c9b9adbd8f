import { accessibilityFaults } from './axe'
import { expect, test } from './fixtures'
import { openStudio } from './studio'

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`V80 the best months of a tour as a wheel, in the form and in the details, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openStudio(page, '/admin/tours/new')
    const months = page.getByRole('group', { name: 'Best months' })
    for (const name of ['June', 'July', 'August']) {
      await months.getByRole('checkbox', { name }).check()
    }
    await expect(months.getByText('Visitors will read: June to August')).toBeVisible()
    await expect(months.locator('[data-best]')).toHaveCount(3)
    await months.scrollIntoViewIfNeeded()
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await preview.getByRole('button', { name: 'Details', exact: true }).click()
    const fact = preview.frameLocator('iframe').getByRole('definition').filter({
      hasText: 'June to August',
    })
    await expect(fact.locator('[data-best]')).toHaveCount(3)
    // The text stands beside the wheel at any width.
    const overhang = await fact.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(overhang).toBe(0)
    expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  })
}
