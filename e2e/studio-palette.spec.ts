import type { Page } from '@playwright/test'
import { accessibilityFaults } from './axe'
import { adminEmail, adminPassword, expect, test } from './fixtures'

async function openStudio(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeHidden()
}

const name = 'Search and commands'
const palette = (page: Page) => page.getByRole('dialog', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('D18 from anywhere to a post and to a picture, by keyboard only', async ({ page }) => {
  await openStudio(page, '/admin/settings')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await expect(palette(page).getByRole('group', { name: 'Tours' })).toBeVisible()
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await page.keyboard.type('art bleat')
  const option = palette(page).getByRole('option')
  await expect(option).toHaveText(['Embrace the Bleat: The Art of Goat Farming'])
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Embrace the Bleat: The Art of Goat Farming')
  await expect(heading(page)).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('round table')
  await expect(option.first()).toHaveText(/Round Table/i)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/gallery\?image=\d+$/)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('D18 in the text editor Ctrl+K makes a link, elsewhere it opens the palette', async ({
  page,
}) => {
  await openStudio(page, '/admin/blog/new')
  await page.getByRole('textbox', { name: 'Story' }).click()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Add a link' })).toBeVisible()
  await expect(palette(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByLabel('Title', { exact: true }).click()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
})

test('D18 on a phone the button opens it, by touch and in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openStudio(page, '/admin')
  await page.getByRole('button', { name }).click()
  await expect(palette(page).getByRole('option', { name: 'People' })).toBeVisible()
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
  await palette(page).getByRole('option', { name: 'People' }).click()
  await expect(page).toHaveURL('/admin/people')
  await expect(palette(page)).toBeHidden()
})
