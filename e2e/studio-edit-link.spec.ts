import { expect, test } from './fixtures'
import { bringSession } from './studio'

test('K76 visitors get neither the link to the editor nor its script', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/tours/goat-farm-tour')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: /Goat Farm Tour/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit this' })).toHaveCount(0)
  expect(scripts.filter((path) => path.includes('edit-link'))).toEqual([])
  expect(scripts.filter((path) => /^\/(?:auth|rest|storage|functions)\/v1/.test(path))).toEqual([])
})

test('K76 where the studio keeps a session, a tour and a picture lead to their editors', async ({
  page,
}) => {
  await bringSession(page)
  await page.goto('/tours/goat-farm-tour')
  const link = page.getByRole('link', { name: 'Edit this' })
  await link.click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(/Goat Farm Tour/)
  await page.goto('/gallery?photo=3')
  await link.click()
  await expect(page).toHaveURL('/admin/gallery?image=3')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('K76 on a phone the link to the editor covers no button of a tour', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await bringSession(page)
  await page.goto('/tours/goat-farm-tour')
  const link = await page.getByRole('link', { name: 'Edit this' }).boundingBox()
  if (link === null) throw new Error('The link has no place.')
  const keep = page.getByRole('dialog').getByRole('button', { name: /Keep/ })
  await expect(keep).toBeVisible()
  const covered = await page
    .getByRole('dialog')
    .locator('button, a')
    .evaluateAll((elements, { x, y, width, height }) => {
      const boxes = elements.map((element) => [element, element.getBoundingClientRect()] as const)
      return boxes
        .filter(([element]) => element.textContent !== 'Edit this')
        .filter(([, box]) => box.left < x + width && box.right > x && box.width > 0)
        .filter(([, box]) => box.top < y + height && box.bottom > y)
        .map(([element]) => element.textContent)
    }, link)
  expect(covered).toEqual([])
})
