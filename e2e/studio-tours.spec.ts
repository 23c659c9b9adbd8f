import type { Browser, Page } from '@playwright/test'
import { accessibilityFaults } from './axe'
import { expect, test } from './fixtures'
import { openStudio } from './studio'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.getByRole('list', { name: 'Tours' }).getByRole('listitem')
const isSaved = (page: Page) => expect(page.getByText('Everything is saved')).toBeVisible()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const title = (page: Page) => page.getByLabel('Title', { exact: true })
const place = (page: Page) => page.getByLabel('Location', { exact: true })

/** A second editor at a device of their own. */
async function secondEditor(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await openStudio(page, address)
  return page
}

/** Writes an unfinished tour and stays on its page. */
async function writeTour(page: Page, name: string): Promise<void> {
  await openStudio(page, '/admin/tours/new')
  await title(page).fill(name)
  await page.getByLabel('Category').selectOption('Farm Tours')
  await save(page)
  await expect(page).toHaveURL(/\/admin\/tours\/\d+$/)
  await isSaved(page)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test('M12 K1 K3 K9 K25 D17 a new tour is written by touch and keyboard, and published', async ({
    page,
  }) => {
    // A whole form, letter by letter where a person would type.
    test.slow()
    await openStudio(page, '/admin/tours')
    await page.getByRole('link', { name: 'Add New Tour' }).tap()
    await expect(heading(page)).toBeFocused()
    await title(page).tap()
    await page.keyboard.type('Bee walk in Limuru 🐝')
    await expect(page.getByLabel('Web address', { exact: true })).toHaveValue('bee-walk-in-limuru')
    await page.getByLabel('Category').selectOption('Farm Tours')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Tour created successfully')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/tours\/\d+$/)
    await isSaved(page)

    await page.getByRole('radio', { name: 'Ready for the site', exact: true }).tap()
    await save(page)
    const faults = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(faults).toBeFocused()
    await expect(faults.getByRole('button')).toHaveCount(8)
    await faults.getByRole('button', { name: 'Write the duration.' }).tap()
    await expect(page.getByLabel('Duration')).toBeFocused()
    await page.keyboard.type('Half day')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2-12')
    await place(page).fill('Limuru, Kiambu County')

    await page.getByRole('textbox', { name: 'Short text' }).tap()
    await page.keyboard.type('Meet the bees.')
    await page.getByRole('textbox', { name: 'Full text' }).tap()
    await page.keyboard.type('They live in log hives.')

    await page.getByLabel('Itinerary, stop 1').tap()
    await page.keyboard.type('Meet at the gate')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Open a hive')
    await page.getByRole('button', { name: 'Move stop 2 up' }).tap()
    await expect(page.getByLabel('Itinerary, stop 1')).toHaveValue('Open a hive')
    await page.getByLabel('Includes, line 1').fill('Honey')
    await page.getByText('Enter an address instead').tap()
    await page.getByLabel('Address of the picture').fill('/images/tours/organic-farm-visit.jpg')
    await page.getByLabel('What the picture shows').fill('Rows of vegetables')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)

    await save(page)
    await expect(page.getByText('Tour updated successfully')).toBeVisible()
    await isSaved(page)
    await expect(page.getByText('Not on the site yet', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /View on the site/ })).toHaveCount(0)
    expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])

    await page.reload()
    await expect(page.getByLabel('Itinerary, stop 2')).toHaveValue('Meet at the gate')
    await expect(page.getByRole('textbox', { name: 'Full text' })).toHaveText(
      'They live in log hives.',
    )
    await title(page).fill('Bees')
    await expect(page.getByLabel('Web address', { exact: true })).toHaveValue('bee-walk-in-limuru')
  })
})

test('K18 two editors of one tour lose no text', async ({ page, browser }) => {
  // Two people sign in.
  test.slow()
  await writeTour(page, 'Tour of two editors')
  const other = await secondEditor(browser, page.url())
  await expect(title(other)).toHaveValue('Tour of two editors')

  await place(page).fill('Nyeri')
  await page.getByLabel('Duration').fill('2 days')
  await save(page)
  await isSaved(page)

  await place(other).fill('Kericho')
  await other.getByLabel('Group size').fill('4-8')
  await save(other)
  const question = other.getByRole('region', {
    name: 'This was changed in another tab or by somebody else',
  })
  await expect(question.getByRole('heading')).toBeFocused()
  await expect(question).toContainText('Nyeri')
  await expect(question).toContainText('Kericho')
  await question.getByRole('radio', { name: 'Typed here' }).check()
  await question.getByRole('button', { name: 'Save with these choices' }).click()
  await isSaved(other)

  await page.reload()
  await expect(place(page)).toHaveValue('Kericho')
  await expect(page.getByLabel('Duration')).toHaveValue('2 days')
  await expect(page.getByLabel('Group size')).toHaveValue('4-8')
  await other.context().close()
})

test('K16 K15 a tab that crashes during typing offers the text again', async ({
  page,
  context,
}) => {
  await writeTour(page, 'Tour of a lost tab')
  await page.getByRole('textbox', { name: 'Full text' }).click()
  await page.keyboard.type('A story that nobody saved.')
  await expect(page.getByText(/kept on this device/)).toBeVisible()
  const address = page.url()
  // No question, no farewell: as if the system had killed it.
  await page.close({ runBeforeUnload: false })

  const again = await context.newPage()
  await again.goto(address)
  const banner = again.getByRole('region', { name: 'Unsaved work' })
  await expect(banner).toContainText('Restore what you wrote?')
  await banner.getByRole('button', { name: 'Restore' }).click()
  await expect(again.getByRole('textbox', { name: 'Full text' })).toHaveText(
    'A story that nobody saved.',
  )
  const asked = again.waitForEvent('dialog')
  await again.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await again.keyboard.press('Control+s')
  await isSaved(again)
  await again.reload()
  await expect(again.getByRole('textbox', { name: 'Full text' })).toHaveText(
    'A story that nobody saved.',
  )
  await expect(banner).toBeHidden()
})

test('K14 K28 the order and the home page are changed from the keyboard, and stay so', async ({
  page,
}) => {
  await openStudio(page, '/admin/tours?sort=order')
  const links = cards(page).getByRole('link')
  const first = await links.nth(0).innerText()
  const second = await links.nth(1).innerText()
  await page.getByRole('button', { name: `Drag ${first}` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${first}: over position 1`)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${first}: over position 2`)).toBeAttached()
  const moved = page.waitForResponse((response) => response.url().endsWith('/rpc/move_row'))
  await page.keyboard.press('Space')
  expect((await moved).ok()).toBe(true)
  await expect(links.nth(0)).toHaveText(second)
  await page.reload()
  await expect(links.nth(0)).toHaveText(second)
  await expect(links.nth(1)).toHaveText(first)

  const panel = page.getByRole('region', { name: 'On the home page' })
  const change = panel.getByRole('button', { name: 'Change the tours of the home page' })
  // Unlike a click, a key press does not wait until the tours of the home page are read.
  await expect(change).toBeEnabled()
  await change.press('Enter')
  const home = panel.getByRole('listitem')
  await expect(home).toHaveCount(3)
  await panel.getByRole('button', { name: /^Move Ngong .* up$/ }).press('Enter')
  await expect(home.nth(1)).toContainText('Ngong')
  await expect(page.getByText('Home page updated successfully')).toBeVisible()
  await panel.getByRole('button', { name: /^Replace Ngong/ }).press('Enter')
  await expect(panel.getByLabel(/^Search a tour/)).toBeFocused()
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await page.keyboard.type('pineapple')
  const stored = page.waitForResponse((response) => response.url().endsWith('/set_home_featured'))
  await panel.getByRole('button', { name: /^Nanasi/ }).press('Enter')
  await expect(panel.getByRole('button', { name: /^Replace Nanasi/ })).toBeFocused()
  expect((await stored).ok()).toBe(true)
  await page.reload()
  await expect(panel).toContainText(/9-Day [^·]+ · Nanasi [^·]+ · Coffee/)
})

test('Z83 Z84 a tour of the home page is deleted once another has its place, and Undo brings it back', async ({
  page,
}) => {
  await openStudio(page, '/admin/tours')
  const panel = page.getByRole('region', { name: 'On the home page' })
  const titles = panel.getByText(' · ')
  const [, second = ''] = (await titles.innerText()).split(' · ')
  await page.getByRole('button', { name: `Delete ${second}`, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText('An admin can bring it back from Activity for 30 days.')
  const choice = question.getByRole('region', { name: 'Home page' })
  await expect(choice).toContainText(`“${second}” is on the home page`)
  await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await choice.getByLabel(/^Search a tour/).fill('goat farm')
  await choice.getByRole('button', { name: /^Goat Farm Tour/ }).click()
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Tour deleted successfully')).toBeVisible()
  await expect(titles).toContainText('Goat Farm Tour')
  await expect(titles).not.toContainText(second)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The tour is back')).toBeVisible()
  await expect(page.getByRole('button', { name: `Delete ${second}`, exact: true })).toBeVisible()
})

test('Z89 the editor of a tour fits the screen at double font size', async ({ page }) => {
  await openStudio(page, '/admin/tours/1')
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  // With the letters of the browser itself wider screens get the layout of a phone, too.
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 900 })
    // The studio lays itself out for the new width in its next frame.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `${width} px`,
      })
      .toBeLessThanOrEqual(0)
  }
})

test('K12 K13 K17 K20 tours are searched, duplicated, changed in bulk and deleted', async ({
  page,
}) => {
  // Two copies with their pages, and back.
  test.slow()
  await openStudio(page, '/admin/tours')
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: /^Duplicate Goat Farm Tour/ }).click()
    await expect(heading(page)).toHaveText(/^Copy of Goat Farm Tour/)
    await expect(page.getByRole('main').getByText('Draft', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Back to all tours' }).click()
    await expect(cards(page).first()).toBeVisible()
  }
  await page.getByLabel('Search titles').fill('copy goat')
  await expect(cards(page)).toHaveCount(2)
  await expect(page).toHaveURL(/q=copy\+goat/)
  await page
    .getByRole('link', { name: /^Edit Copy/ })
    .first()
    .click()
  await expect(page.getByLabel('Web address', { exact: true })).toHaveValue(
    /^copy-of-goat-farm-tour/,
  )
  await page.goBack()
  await expect(page.getByLabel('Search titles')).toHaveValue('copy goat')
  await expect(cards(page)).toHaveCount(2)

  for (const box of await page.getByRole('checkbox', { name: /^Select Copy/ }).all()) {
    await box.check()
  }
  await page.getByLabel('Action for the selected').selectOption('Put into Cultural & Urban')
  await page.getByRole('button', { name: 'Apply' }).click()
  const report = page.getByRole('region', { name: 'Result' })
  await expect(report).toContainText('2 put into Cultural & Urban.')
  await expect(report).toBeFocused()
  await expect(cards(page).getByText('Cultural & Urban')).toHaveCount(2)

  for (const box of await page.getByRole('checkbox', { name: /^Select Copy/ }).all()) {
    await box.check()
  }
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await page.getByLabel('Action for the selected').selectOption('Delete')
  await page.getByRole('button', { name: 'Apply' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText('This will permanently delete 2 tours.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(report).toContainText('2 deleted.')
  await expect(report).toBeFocused()
  await expect(page.getByText('No results for this search and these filters.')).toBeVisible()

  await page.getByRole('button', { name: 'Show everything' }).click()
  await page.getByRole('button', { name: /^Delete Coffee & Dairy/ }).click()
  await expect(question).toContainText('This will permanently delete the tour.')
  await expect(question).toContainText('The blog post')
  await question.getByRole('button', { name: 'Cancel' }).click()
})
