import { expect, open, test } from './fixtures'

test('R21 a change of page moves the focus to its heading, sets the title and announces it', async ({
  page,
}) => {
  await open(page, '/')
  const homeTitle = await page.title()
  await page.getByRole('link', { name: 'View All Tours' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'All Tours & Itineraries' })
  await expect(heading).toBeFocused()
  const title = await page.title()
  expect(title).not.toBe(homeTitle)
  await expect(page.locator('[aria-live=polite]', { hasText: title })).toBeAttached()
})

test('R22 a new page begins at its top, and Back returns to the place that was left', async ({
  page,
}) => {
  await open(page, '/')
  const link = page.getByRole('link', { name: 'View All Tours' })
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(200)
  await link.click()
  await expect(page.getByRole('heading', { name: 'All Tours & Itineraries' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(link).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test.describe('not found', () => {
  test.use({ expectedMessages: /404|no\/such\/page/ })

  test('R16 R17 the not-found page says so, logs the path and links to the home page', async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect
      .poll(() => logged.filter((text) => text.includes('/no/such/page')).length)
      .toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})
