import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { choose, openStudio } from './studio'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Goes to a page by the menu, so that there is something to go back to. */
async function follow(page: Page, name: string, title: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(heading(page)).toHaveText(title)
}

/** The dashboard, the list of tours, and one of them. */
async function openTour(page: Page): Promise<void> {
  await openStudio(page, '/admin')
  await follow(page, 'Tours', 'Manage Tours')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
}

test('Z60 Back asks before unsaved text is left, also after a reload', async ({ page }) => {
  await openTour(page)
  const address = page.url()
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Roses of tomorrow')
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL(address)
  await answer(page, 'Stay here')
  await expect(title).toHaveValue('Roses of tomorrow')

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await answer(page, 'Restore')
  await expect(title).toHaveValue('Roses of tomorrow')
  await page.goBack()
  await expect(question(page)).toBeVisible()
  // Playwright steps back from the entry it sees, even while the router returns to that of the page.
  await expect(page).toHaveURL(address)
  // Back on the question itself is a no.
  await page.goBack()
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await answer(page, 'Leave')
  await expect(heading(page)).toHaveText('Manage Tours')
  await expect(page).toHaveURL('/admin/tours')
})

test('Z60 Forward and several steps at once ask, too, and then reach their destination', async ({
  page,
}) => {
  await openTour(page)
  const address = page.url()
  const title = page.getByLabel('Title', { exact: true })
  await follow(page, 'Settings', 'Profile Settings')
  await page.goBack()
  await title.fill('Roses of tomorrow')
  await page.goForward()
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL(address)
  await answer(page, 'Stay here')
  await page.goForward()
  await answer(page, 'Leave')
  await expect(heading(page)).toHaveText('Profile Settings')

  await page.goBack()
  await answer(page, 'Restore')
  await page.evaluate(() => window.history.go(-2))
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL(address)
  await answer(page, 'Leave')
  await expect(heading(page)).toHaveText('Dashboard')
  await page.goForward()
  await expect(heading(page)).toHaveText('Manage Tours')
})

type Opening = {
  name: string
  /** The page that it stands in front of, as the menu names it and as its heading does. */
  menu: string
  title: string
  open: (page: Page) => Promise<void>
  role: 'dialog' | 'alertdialog'
  dialog: string
}

const openings: Opening[] = [
  {
    name: 'the upload panel',
    menu: 'Gallery',
    title: 'Manage Gallery Images',
    open: (page) => answer(page, 'Upload Images'),
    role: 'dialog',
    dialog: 'Upload Images',
  },
  {
    name: 'the review',
    menu: 'Settings',
    title: 'Profile Settings',
    open: (page) => page.getByRole('button', { name: /Review|Details/ }).click(),
    role: 'dialog',
    dialog: 'Publish',
  },
  {
    name: 'the command palette',
    menu: 'Settings',
    title: 'Profile Settings',
    open: (page) => page.keyboard.press('Control+k'),
    role: 'dialog',
    dialog: 'Search and commands',
  },
  {
    name: 'a question',
    menu: 'Tours',
    title: 'Manage Tours',
    open: (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click(),
    role: 'alertdialog',
    dialog: 'Are you sure?',
  },
]

for (const { name, menu, title, open, role, dialog } of openings) {
  test(`Z61 Z62 Back closes ${name} and leaves no history entry`, async ({ page }) => {
    await openStudio(page, '/admin')
    await follow(page, menu, title)
    const shown = page.getByRole(role, { name: dialog })
    await open(page)
    await expect(shown).toBeVisible()
    await page.goBack()
    await expect(shown).toBeHidden()
    await expect(heading(page)).toHaveText(title)

    await open(page)
    await expect(shown).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    // Playwright steps back from the entry it sees, even while the layer's own entry is being removed.
    const isInFront = () => page.evaluate(() => Reflect.get(Object(history.state), 'isInFront'))
    await expect.poll(isInFront).toBeFalsy()
    await page.goBack()
    await expect(heading(page)).toHaveText('Dashboard')

    await page.goForward()
    await expect(heading(page)).toHaveText(title)
    await open(page)
    await expect(shown).toBeVisible()
    await page.reload()
    await expect(heading(page)).toHaveText(title)
    await page.goBack()
    await expect(heading(page)).toHaveText('Dashboard')
  })
}

test('Z61 Back closes the preview of a tour and keeps the text in the form', async ({ page }) => {
  await openTour(page)
  await page.getByLabel('Title', { exact: true }).fill('Roses of tomorrow')
  await answer(page, 'Preview')
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.frameLocator('iframe').getByRole('article')).toBeVisible()
  await page.goBack()
  await expect(preview).toBeHidden()
  await expect(question(page)).toBeHidden()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Roses of tomorrow')
  await page.goBack()
  await answer(page, 'Leave')
  await expect(heading(page)).toHaveText('Manage Tours')
})

test('Z61 Z62 Back closes the topmost layer first, and asks if a panel holds unsaved text', async ({
  page,
}) => {
  await openStudio(page, '/admin')
  await follow(page, 'Gallery', 'Manage Gallery Images')
  await choose(page, 'Order', 'By title')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  const panel = page.getByRole('dialog')
  const title = panel.getByLabel('Title', { exact: true })
  await panel.getByRole('button', { name: /^Delete/ }).click()
  const sure = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(sure).toBeVisible()
  await page.goBack()
  await expect(sure).toBeHidden()
  await expect(title).toBeVisible()

  // The panel has an address: a reload opens it again.
  await page.reload()
  await title.fill('Another name')
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await answer(page, 'Stay here')
  await expect(title).toHaveValue('Another name')
  await page.goBack()
  await answer(page, 'Leave')
  await expect(panel).toBeHidden()
  await expect(heading(page)).toHaveText('Manage Gallery Images')
  await expect(page).toHaveURL(/sort=title$/)
  await page.goBack()
  await expect(page).toHaveURL('/admin/gallery')
  await page.goBack()
  await expect(heading(page)).toHaveText('Dashboard')
})

test('Z60 Y5 K75 View site opens beside the studio, so unsaved text is not left', async ({
  page,
}) => {
  await openTour(page)
  const address = page.url()
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Roses of tomorrow')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^View site/ }).click()
  const site = await opened
  await expect(site).toHaveURL('/')
  await expect(site.locator('#root')).toHaveAttribute('data-page', 'home')
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(address)
  await expect(title).toHaveValue('Roses of tomorrow')
})

test('Z60 Y5 the site is a separate document; Back and Forward move between both', async ({
  page,
}) => {
  await openTour(page)
  await page.evaluate(() => Reflect.set(window, 'mark', true))
  const isSameDocument = () => page.evaluate(() => Reflect.has(window, 'mark'))
  await page.goto('/')
  await expect(page.locator('#root')).toHaveAttribute('data-page', 'home')
  expect(await isSameDocument()).toBe(false)

  await page.goBack()
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Manage Tours')
  await page.evaluate(() => window.history.go(2))
  await expect(page).toHaveURL('/')
  await expect(page.locator('#root')).toHaveAttribute('data-page', 'home')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Z61 Z62 Back closes the menu; a page chosen in it is one step away', async ({ page }) => {
    await openStudio(page, '/admin')
    const menu = page.getByRole('dialog', { name: 'Admin Panel' })
    await answer(page, 'Toggle Sidebar')
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(heading(page)).toHaveText('Dashboard')

    await answer(page, 'Toggle Sidebar')
    await menu.getByRole('link', { name: 'Tours', exact: true }).click()
    await expect(heading(page)).toHaveText('Manage Tours')
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(heading(page)).toHaveText('Dashboard')
    await expect(menu).toBeHidden()
  })
})
