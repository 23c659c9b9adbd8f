import { tours } from '../tests/frozen/content/tours'
import { categories } from '../tests/frozen/content/facts/categories'
import { paths } from '../src/lib/paths'
import { plainTitle } from '../src/lib/tour-title'
import { expect, open, test } from './fixtures'

const offered = categories.categories
const tourCategories = offered.map(({ name }) => name)
const pageOf = (name: string) =>
  paths.tourCategory(offered.find((category) => category.name === name)?.id ?? '')
const titlesIn = (name: string) =>
  tours.filter(({ category }) => category === name).map(({ title }) => plainTitle(title))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('V60 each category has a page with its tours, reached by plain links', async ({ page }) => {
    await page.goto(paths.tours())
    const links = page.getByRole('navigation', { name: 'Tours by category' })
    for (const name of tourCategories) {
      await links.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(pageOf(name))
      await expect(page).toHaveTitle(new RegExp(`^${name} \\|`))
      await expect(page.locator('article h3')).toContainText(titlesIn(name))
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
        `Home›Tours›${name}`,
      )
      await expect(links.locator('[aria-current=page]')).toHaveText(name)
    }
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Tours' })
      .click()
    await expect(page.locator('article')).toHaveCount(tours.length)
  })

  test('V61 the specified address of a category shows its tours', async ({ page }) => {
    for (const name of tourCategories) {
      await page.goto(paths.tours(name))
      await expect(page.locator('article h3')).toContainText(titlesIn(name))
    }
    await page.goto(paths.tours('No such category'))
    await expect(page.locator('article')).toHaveCount(tours.length)
  })
})

test('V60 both addresses of a category name one as canonical, and the sitemap has it', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const name of tourCategories) {
    for (const address of [pageOf(name), paths.tours(name)]) {
      const html = await (await request.get(address)).text()
      const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
      expect(new URL(canonical).pathname, address).toBe(pageOf(name))
      expect(sitemap).toContain(`<loc>${canonical}</loc>`)
    }
  }
})

test('V60 on the page of a category the filter sets the query, and a tour closes to it', async ({
  page,
}) => {
  await open(page, pageOf('Farm Tours'))
  await expect(page.getByRole('button', { name: 'Farm Tours', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Explore Tour Goat Farm Tour' }).click()
  await expect(page).toHaveURL('/tours/goat-farm-tour?category=Farm%20Tours')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(pageOf('Farm Tours'))
  await page.getByRole('button', { name: 'Cultural & Urban' }).click()
  await expect(page).toHaveURL(paths.tours('Cultural & Urban'))
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(page).toHaveURL(paths.tours())
  await expect(page.locator('article')).toHaveCount(tours.length)
})
