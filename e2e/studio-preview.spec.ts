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

const preview = (page: Page) => page.getByRole('dialog', { name: 'Preview' })
const inside = (page: Page) => preview(page).frameLocator('iframe')
const press = (page: Page, name: string) =>
  preview(page).getByRole('button', { name, exact: true }).click()

test('K11 K30 an unsaved tour as its visitors will see it, on a phone and on a desktop', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openStudio(page, '/admin/tours/3')
  await page.getByLabel('Title', { exact: true }).fill('Roses of tomorrow')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const card = inside(page).getByRole('article')
  await expect(card.getByRole('heading')).toHaveText('Roses of tomorrow')
  // By day whatever the studio shows, and as wide as the phone that it stands for.
  await expect(inside(page).locator('body')).toHaveCSS('background-color', 'rgb(251, 246, 234)')
  const cardWidth = () => card.evaluate((element) => element.getBoundingClientRect().width)
  expect(await cardWidth()).toBeGreaterThan(300)
  await expect(card.getByRole('img')).toHaveJSProperty('complete', true)
  await press(page, 'Desktop')
  await expect
    .poll(() =>
      inside(page)
        .locator('body')
        .evaluate(() => innerWidth),
    )
    .toBe(1280)
  expect(await card.evaluate(() => matchMedia('(min-width: 80rem)').matches)).toBe(true)

  await press(page, 'Details')
  await expect(inside(page).getByRole('heading', { level: 1 })).toHaveText('Roses of tomorrow')
  await inside(page).getByRole('button', { name: 'Book Now' }).click()
  await inside(page).getByRole('link', { name: 'Contact us' }).click()
  await inside(page).getByRole('link', { name: 'WhatsApp' }).click({ button: 'middle' })
  await expect(inside(page).getByRole('heading', { level: 1 })).toHaveText('Roses of tomorrow')
  await expect(page).toHaveURL('/admin/tours/3')
  expect(page.context().pages()).toHaveLength(1)

  const enquiry = preview(page).getByRole('region', { name: 'What a visitor’s enquiry will say' })
  await expect(enquiry).toContainText('Tour: Roses of tomorrow')
  await expect(enquiry).toContainText(/\d+ of 4,096 characters/)
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])

  await inside(page).getByRole('link', { name: 'Contact us' }).focus()
  await page.keyboard.press('Escape')
  await expect(preview(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused()
})

test('K11 the preview of an unfinished post, at 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openStudio(page, '/admin/blog/new')
  await page.getByLabel('Title', { exact: true }).fill('Milk before sunrise')
  await page.getByRole('textbox', { name: 'Story' }).click()
  await page.keyboard.type('The cows of Limuru wait')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(inside(page).getByRole('heading', { level: 1 })).toHaveText('Milk before sunrise')
  await expect(inside(page).getByText('The cows of Limuru wait')).toBeVisible()
  await expect(inside(page).getByText('No picture yet')).toBeVisible()
  await expect(preview(page).getByText(/placeholders: Category, Picture\.$/)).toBeVisible()
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await press(page, 'Desktop')
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
})
