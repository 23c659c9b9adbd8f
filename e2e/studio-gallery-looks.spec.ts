import { accessibilityFaults } from './axe'
import { expect, settle, test } from './fixtures'
import { choose, openStudio } from './studio'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a ${colorScheme} system`, () => {
    test.use({ colorScheme })

    test('K32 D17 every view of the gallery has no axe violation and fits 360 px', async ({
      page,
    }) => {
      test.slow()
      // As tall as the list: a bar that sticks to the edge of the screen would cover half a button of some card.
      await page.setViewportSize({ width: 360, height: 9000 })
      const check = async (view: string) => {
        await settle(page)
        expect(await accessibilityFaults(page, '[data-sonner-toaster]'), view).toEqual([])
        const excess = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(await excess(), view).toBeLessThanOrEqual(0)
      }
      await openStudio(page, '/admin/gallery')
      await expect(page.getByRole('heading', { name: 'Manage Gallery Images' })).toBeVisible()
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check()
      await check('list')
      await choose(page, 'Order', 'As on the site')
      await expect(
        page.getByRole('list', { name: 'Pictures in the order of the site' }),
      ).toBeVisible()
      await check('order')
      await page.getByRole('button', { name: 'Upload Images' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[data-files="dialog"]').setInputFiles({
        name: 'clip.gif',
        mimeType: 'image/gif',
        buffer: Buffer.from('GIF89a'),
      })
      await expect(dialog.getByText(/GIF pictures cannot be added/)).toBeVisible()
      await check('upload')
      await dialog.getByRole('button', { name: 'Done' }).click()
      await page.goto('/admin/gallery?image=3')
      await expect(dialog.getByLabel('Title')).toBeVisible()
      await check('picture')
      await dialog.getByRole('button', { name: 'Delete the picture' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await check('question')
    })
  })
}

test('K180 at 360 px the upload shows its choices whole, and speaks of no dragging', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openStudio(page, '/admin/gallery')
  await page.getByRole('button', { name: 'Upload Images' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Each becomes a draft/)).toBeVisible()
  await expect(dialog.getByText(/Or drop them/)).toBeHidden()
  for (const label of ['Series', 'Consent of the people in it']) {
    const box = await dialog.getByLabel(label).first().boundingBox()
    // As wide as “Consent not known” with its arrow.
    expect(box?.width, label).toBeGreaterThan(190)
  }
})
