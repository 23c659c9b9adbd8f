import { AxeBuilder } from '@axe-core/playwright'
import { expect, open, test } from './fixtures'

const addresses = ['/about', '/services', '/gallery', '/blog', '/faq']

for (const address of addresses) {
  test(`Q7 ${address} has no fault that axe can see, on a phone and on a desk`, async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, address)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })
}

test('nothing of the other pages is wider than the screen', async ({ page }) => {
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 844 })
    for (const address of addresses) {
      await page.goto(address)
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, `${address} at ${width}`).toBe(0)
    }
  }
})

test('F3 one question is open in each section, and a second press closes it', async ({ page }) => {
  await open(page, '/faq')
  const questions = (section: string) =>
    page.getByRole('region', { name: section }).locator('summary')
  const general = questions('General Information')
  const pricing = questions('Pricing and Policies')
  const opened = page.locator('main details[open]')

  await general.nth(0).click()
  await pricing.nth(0).click()
  await expect(opened).toHaveCount(2)
  await general.nth(1).click()
  await expect(opened).toHaveCount(2)
  await expect(general.nth(1).locator('..')).toHaveAttribute('open')
  await general.nth(1).click()
  await expect(opened).toHaveCount(1)
})

test('F8 the FAQ leads to the cancellation guidelines, under the bar', async ({ page }) => {
  await open(page, '/faq')
  await page.getByText('What if I have to cancel?').click()
  await page.getByRole('main').getByRole('link', { name: 'cancellation guidelines' }).click()
  await expect(page).toHaveURL('/blog#cancellation')
  await expect
    .poll(() =>
      page.evaluate(() =>
        Math.round(document.getElementById('cancellation')?.getBoundingClientRect().top ?? -1),
      ),
    )
    .toBe(80)
})
