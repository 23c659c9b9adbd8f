import type { Page } from '@playwright/test'
import { accessibilityFaults } from './axe'
import { expect, holdScripts, open, test } from './fixtures'

const phone = { width: 390, height: 844 }

function status(page: Page) {
  return page.locator('main output').first()
}

function overhang(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

test('L23 Back and Forward move through the filters', async ({ page }) => {
  await open(page, '/tours')
  await expect(status(page)).toHaveText('14 tours')
  await page.getByRole('button', { name: 'Safari & Wildlife' }).click()
  await expect(page).toHaveURL('/tours?category=Safari%20%26%20Wildlife')
  await expect(status(page)).toHaveText('2 tours in Safari & Wildlife')
  await page.getByRole('button', { name: 'Educational Tours' }).click()
  await expect(status(page)).toHaveText('1 tour in Educational Tours')
  await page.goBack()
  await expect(status(page)).toHaveText('2 tours in Safari & Wildlife')
  await page.goBack()
  await expect(status(page)).toHaveText('14 tours')
  await page.goForward()
  await expect(status(page)).toHaveText('2 tours in Safari & Wildlife')
})

test('L20 L21 L23 a search is one history entry, each filter another', async ({ page }) => {
  await open(page, '/about')
  await open(page, '/tours')
  const field = page.getByLabel('Search tours')
  await field.pressSequentially('farm ', { delay: 60 })
  await expect(page).toHaveURL('/tours?q=farm')
  await expect(field).toHaveValue('farm ')
  await page.getByLabel('Length').selectOption('Half day')
  await expect(page).toHaveURL('/tours?q=farm&duration=half-day')
  await expect(status(page)).toHaveText('3 tours, half day, matching “farm”')
  await page.getByRole('button', { name: 'Explore Tour Goat Farm Tour' }).click()
  await expect(page).toHaveURL('/tours/goat-farm-tour?q=farm&duration=half-day')
  // The address changes before the dialog hears keys.
  await expect(page.locator('[role=dialog] [data-scroller]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/tours?q=farm&duration=half-day')
  await page.goBack()
  await expect(page).toHaveURL('/tours?q=farm')
  await expect(page.getByLabel('Length')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expect(field).toHaveValue('farm')
})

test('L20 a URL with a search shows its results, also after a reload', async ({ page }) => {
  await open(page, '/tours?q=goat')
  await expect(status(page)).toHaveText('1 tour matches “goat”')
  await page.reload()
  await expect(status(page)).toHaveText('1 tour matches “goat”')
  await expect(page.getByLabel('Search tours')).toHaveValue('goat')
})

test('L20 L21 a search before the scripts have loaded is not lost', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/tours')
  await page.getByLabel('Length').selectOption('Half day')
  await page.getByLabel('Search tours').fill('goat')
  letThrough()
  await expect(status(page)).toHaveText('1 tour, half day, matching “goat”')
  await expect(page.getByLabel('Length')).toHaveValue('half-day')
  await expect(page.getByLabel('Search tours')).toHaveValue('goat')
})

test('L21 phones show tours at once, and the filters behind a button', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/tours')
  await expect(page.locator('article').first()).toBeInViewport()
  await expect(page.getByLabel('Length')).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Number of people').fill('100')
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expect(status(page)).toHaveText('5 tours, for 100 people')
})

test('L6 the chosen category is in view on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/tours?category=Educational%20Tours')
  await expect(page.getByRole('button', { name: 'Educational Tours' })).toBeInViewport({ ratio: 1 })
})

for (const width of [320, 390, 1280]) {
  test(`L19 L20 L21 L22 no state of the list has an axe violation or overflows at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const query of ['?q=goat&people=12', '?q=unicorn']) {
      await open(page, `/tours${query}`)
      const filters = page.getByRole('button', { name: /^Filters/ })
      if (await filters.isVisible()) await filters.click()
      expect(await overhang(page), query).toBe(0)
      expect(await accessibilityFaults(page), query).toEqual([])
    }
  })
}

test('L7 L8 the full list has no axe violation', async ({ page }) => {
  await open(page, '/tours')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('L22 Clear filters returns to all tours, and the focus is not lost', async ({ page }) => {
  await open(page, '/tours?q=unicorn&people=3')
  await expect(page.getByText('No tour matches all of these.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/tours')
  await expect(page.locator('article')).toHaveCount(14)
  await expect(status(page)).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Search tours')).toHaveValue('unicorn')
})
