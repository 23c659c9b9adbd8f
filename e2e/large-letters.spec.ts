import { expect, test } from './fixtures'

test('V48 with letters of twice the size the header fits a phone of 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tours')
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const header = page.getByRole('banner')
  for (const control of [
    header.getByRole('button', { name: 'Menu' }),
    header.getByRole('link', { name: /^Book a Tour/ }),
    header.getByRole('link').first(),
  ]) {
    const box = await control.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }
})
