import type { Page } from '@playwright/test'
import tokens, { darkColours, printColours } from '../tailwind.config'
import { accessibilityFaults } from './axe'
import { expect, quiet, test } from './fixtures'
import { logIn } from './studio'

/** A colour of the tokens as the browser tells it. */
function rgb(colour: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}

const tourCards = (page: Page) => page.getByRole('main').getByRole('listitem')

for (const path of ['/admin', '/admin/tours', '/admin/blog', '/admin/gallery', '/admin/settings']) {
  test(`D9 a signed-out visitor of ${path} is sent to /auth`, async ({ page }) => {
    const reads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/')) reads.push(request.url())
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expect(page).toHaveURL('/auth')
    expect(reads).toEqual([])
  })
}

test('U15 D5 the login leads to the requested page; the sidebar keeps its state', async ({
  page,
}) => {
  await page.goto('/admin/settings')
  await logIn(page)
  await expect(page).toHaveURL('/admin/settings')
  await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible()
  const sidebar = page.getByRole('complementary')
  await expect(sidebar).toHaveCSS('width', '256px')
  await page.keyboard.press('Control+b')
  await expect(sidebar).toHaveCSS('width', '48px')
  await page.reload()
  await expect(sidebar).toHaveCSS('width', '48px')
})

const pages = [
  ['Dashboard', 'Dashboard'],
  ['Tours', 'Manage Tours'],
  ['Blog', 'Manage Blog Posts'],
  ['Gallery', 'Manage Gallery Images'],
  ['Settings', 'Profile Settings'],
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a ${colorScheme} system`, () => {
    test.use({ colorScheme })

    test('D1 D17 Q14 every page of the studio has no axe violation', async ({ page }) => {
      // Seven looks of axe.
      test.slow()
      await page.goto('/auth')
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
      // Messages still on the move are left aside.
      expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
      await logIn(page)
      for (const [label, heading] of pages) {
        await page.getByRole('link', { name: label, exact: true }).click()
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
        await quiet(page)
        expect(await accessibilityFaults(page, '[data-sonner-toaster]'), label).toEqual([])
      }
      await page.getByRole('link', { name: 'Tours', exact: true }).click()
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await accessibilityFaults(page, '[data-sonner-toaster]'), 'a question').toEqual([])
    })
  })
}

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' })

  test('Q14 the studio is dark, prints in black on white, and leaves the site light', async ({
    page,
  }) => {
    const body = page.locator('body')
    await page.goto('/admin')
    await logIn(page)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(body).toHaveCSS('background-color', rgb(darkColours.paper))
    await expect(body).toHaveCSS('color', rgb(darkColours.ink))
    await page.emulateMedia({ media: 'print' })
    await expect(body).toHaveCSS('background-color', rgb(printColours.paper))
    await expect(body).toHaveCSS('color', rgb(printColours.ink))
    await expect(page.getByRole('complementary')).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByText('Total Tours')).toBeVisible()
    await page.emulateMedia({ media: null })
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: /^View site/ }).click()
    const site = await opened
    await expect(site).toHaveURL('/')
    await expect(site.locator('.studio')).toHaveCount(0)
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(site.locator('body')).toHaveCSS(
      'background-color',
      rgb(tokens.theme.extend.colors.paper),
    )
  })
})

test('the studio says that there is no connection, on every page and at once', async ({ page }) => {
  await page.goto('/admin/tours')
  await logIn(page)
  await expect(tourCards(page).first()).toBeVisible()
  await quiet(page)
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('D6 D17 every page of the studio fits 360 px, with the sidebar as a sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin')
  await logIn(page)
  const sheet = page.getByRole('dialog', { name: 'Admin Panel' })
  for (const [label, heading] of pages) {
    await page.getByRole('button', { name: 'Toggle Sidebar' }).click()
    await expect(sheet).toHaveCSS('width', '288px')
    await sheet.getByRole('link', { name: label, exact: true }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await quiet(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click()
  await expect(sheet).toBeVisible()
  // Messages still on the move are left aside.
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
})
