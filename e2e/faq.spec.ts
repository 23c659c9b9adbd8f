import type { Page } from '@playwright/test'
import { accessibilityFaults } from './axe'
import { expect, open, test } from './fixtures'

const pets = (page: Page) =>
  page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: 'May I bring my pet?' }) })

const topOf = (page: Page) =>
  pets(page).evaluate((details) => Math.round(details.getBoundingClientRect().top))

test('F10 a URL with a question opens it below the header', async ({ page }) => {
  await open(page, '/faq#q-pets')
  await expect(pets(page)).toHaveAttribute('open')
  await expect.poll(() => topOf(page)).toBe(80)
})

test('F10 also from another page, and when only the hash changes', async ({ page }) => {
  await open(page, '/faq#q-pets')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  // The address changes before the page does: what follows must not meet the questions that are leaving.
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
  await expect(pets(page)).toHaveCount(0)
  await page.goBack()
  await expect(pets(page)).toHaveAttribute('open')

  const changeHash = (hash: string) => page.evaluate((to) => (window.location.hash = to), hash)
  await changeHash('q-hours')
  await expect(page.locator('#q-hours').locator('..')).toHaveAttribute('open')
  for (const odd of ['<img>', '%E0%A4%A', 'q-pets"]']) await changeHash(odd)
  await expect(pets(page)).toHaveAttribute('open')
})

test('F11 find in page opens a closed answer', async ({ page }) => {
  // A text fragment is found by the same search as Ctrl+F, and opens what it finds.
  await page.goto('/faq#:~:text=No%20pets')
  await expect(pets(page)).toHaveAttribute('open')
  await expect(page.getByText(/^No pets, please/)).toBeInViewport()
})

test('F10 the search filters while one types, without moving what is above', async ({ page }) => {
  await open(page, '/faq')
  const field = page.getByRole('searchbox', { name: 'Search the questions' })
  await field.fill('wheelchair')
  await expect(page.locator('main details:visible')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Are the farms accessible?' })).toBeVisible()
  await field.fill('elephants')
  await expect(page.getByText('No questions match your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all questions' }).click()
  await expect(field).toHaveValue('')
})

test('F3 one question per section is open, and a second click closes it', async ({ page }) => {
  await open(page, '/faq')
  const questions = (section: string) =>
    page.getByRole('region', { name: section }).locator('summary')
  const general = questions('General Information')
  const opened = page.locator('main details[open]')

  await general.nth(0).click()
  await questions('Pricing and Policies').nth(0).click()
  await expect(opened).toHaveCount(2)
  await general.nth(1).click()
  await expect(opened).toHaveCount(2)
  await expect(general.nth(1).locator('..')).toHaveAttribute('open')
  await general.nth(1).click()
  await expect(opened).toHaveCount(1)
})

test('F8 the FAQ leads to the cancellation guidelines, under the bar', async ({ page }) => {
  await open(page, '/faq#q-cancellation')
  const answer = page.locator('details').filter({ has: page.locator('#q-cancellation') })
  await answer.getByRole('link', { name: 'cancellation guidelines' }).click()
  await expect(page).toHaveURL('/blog#cancellation')
  await expect
    .poll(() =>
      page
        .locator('#cancellation')
        .evaluate((section) => Math.round(section.getBoundingClientRect().top)),
    )
    .toBe(80)
})

test('F3 F10 open all, then one press, then one at a time again', async ({ page }) => {
  await open(page, '/faq')
  const opened = page.locator('main details[open]')
  const total = await page.locator('main details').count()
  await page.getByRole('button', { name: 'Open all answers' }).click()
  await expect(opened).toHaveCount(total)
  const general = page.getByRole('region', { name: 'General Information' })
  await general.locator('summary').first().click()
  await expect(opened).toHaveCount(total - 1)
  await general.locator('summary').first().click()
  await expect(general.locator('details[open]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Close all answers' }).click()
  await expect(opened).toHaveCount(0)
})

test('F10 Q7 search, open answers and the empty state have no axe violation', async ({ page }) => {
  await open(page, '/faq')
  await page.getByRole('button', { name: 'Open all answers' }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('searchbox').fill('elephants')
  expect(await accessibilityFaults(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('F10 F11 without scripts the URL opens its question, and no control needs a script', async ({
    page,
  }) => {
    await page.goto('/faq#q-pets')
    await expect(pets(page)).toHaveAttribute('open')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open all answers' })).toBeHidden()
  })
})
