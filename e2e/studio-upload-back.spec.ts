import { phonePhoto } from '../tests/admin/kit/pictures/make-pictures'
import { expect, test } from './fixtures'
import { openStudio } from './studio'
import { deferred } from '../tests/deferred'

test('Z60 Z61 Back while a picture is uploading closes the panel, then asks; the upload goes on', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const answer = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const { promise: isReleased, resolve: release } = deferred()
  await page.route('**/storage/v1/object/gallery/gallery/*', async (route) => {
    if (route.request().method() === 'POST') await isReleased
    await route.fallback()
  })
  await openStudio(page, '/admin')
  await page.getByRole('link', { name: 'Gallery', exact: true }).first().click()
  await expect(heading).toHaveText('Manage Gallery Images')
  await answer('Upload Images')
  const panel = page.getByRole('dialog', { name: 'Upload Images' })
  await panel.locator('input[data-files="dialog"]').setInputFiles({
    name: `back-${Date.now()}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await phonePhoto(1200, 900, 1)),
  })
  await expect(panel.getByRole('progressbar').first()).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(heading).toHaveText('Manage Gallery Images')
  await page.goBack()
  await expect(
    page.getByRole('alertdialog', { name: 'Leave while pictures are uploading?' }),
  ).toBeVisible()
  await answer('Stay here')
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /gallery_images/.test(response.url()),
  )
  release()
  expect((await sent).status()).toBe(201)
})
