import { accessibilityFaults } from './axe'
import { expect, test } from './fixtures'
import { openStudio } from './studio'

test.use({ hasTouch: true })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`K106 the page Site and its forms fit a narrow phone and are accessible, ${colorScheme}`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme })
    await openStudio(page, '/admin/site')
    const isTooWide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
    const look = async () => {
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await isTooWide()).toBe(false)
    }
    await expect(page.getByRole('link', { name: /^FAQ/ })).toBeVisible()
    await look()
    for (const [sheet, ...entries] of [
      ['company', /^row of hours 1/],
      ['faq', /^section 1/, /^question 1/],
      ['hero', /^slide 1/],
    ] as const) {
      await page.goto(`/admin/site/${sheet}`)
      for (const name of entries) await page.getByRole('button', { name }).first().tap()
      await look()
    }
  })
}
