import { articles } from '../tests/frozen/content/articles'
import { paths } from '../src/lib/paths'
import { publicPages } from '../src/lib/public-pages'
import { expect, open, scrollThrough, test } from './fixtures'

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

for (const path of [
  ...publicPages.map((page) => page.path),
  ...articles.map(({ slug }) => paths.article(slug)),
]) {
  test(`V48 with letters of twice the size ${path} never scrolls sideways at 390 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    await scrollThrough(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
  })
}
