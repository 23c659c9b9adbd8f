import type { Browser, Page } from '@playwright/test'
import { site } from '../src/content/site'
import { articles } from '../tests/frozen/content/articles'
import { accessibilityFaults } from './axe'
import { expect, test } from './fixtures'
import { openStudio } from './studio'

/** A second editor at a device of their own. */
async function secondEditor(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await openStudio(page, address)
  return page
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const story = (page: Page) => page.getByRole('textbox', { name: 'Story' })
const posts = (page: Page) => page.getByRole('list', { name: 'Blog posts' }).getByRole('listitem')
const saved = (page: Page) => page.getByText('Everything is saved')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function choosePicture(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toBeHidden()
}

test('M18 K2 K4 K25 K31 a new post is written, saved with Ctrl+S and published', async ({
  page,
}) => {
  await openStudio(page, '/admin/blog')
  await page.getByRole('link', { name: 'Add New Post' }).click()
  await expect(heading(page)).toBeFocused()
  await page.getByLabel('Title', { exact: true }).fill('Milk before sunrise')
  await expect(page.getByLabel('Web address', { exact: true })).toHaveValue('milk-before-sunrise')
  await page.getByLabel('Excerpt').fill('Who milks the cows of Limuru, and when?')
  await page.getByLabel('Category').fill('Livestock Farming')

  await story(page).click()
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await page.keyboard.type('Five o’clock')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The cows of Limuru wait')
  for (let letter = 0; letter < 4; letter++) await page.keyboard.press('Shift+ArrowLeft')
  // The editor hears of a selection a moment later; no hand is as quick as this one.
  await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toBe('wait')
  await page.keyboard.press('Control+k')
  const link = page.getByRole('dialog', { name: 'Add a link' })
  await link.getByLabel('Address').fill('/tours')
  await link.getByRole('button', { name: 'Set the link' }).click()
  await expect(story(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Warm water')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Clean hands')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await choosePicture(page)

  await page.getByRole('button', { name: 'Choose from the gallery' }).click()
  await choosePicture(page)
  await page.getByLabel('What the picture shows').fill('Cows at a gate before sunrise')
  const card = page.getByRole('region', { name: 'How it looks in search and in a chat' })
  await expect(card.getByText(`Milk before sunrise | ${site.name}`)).toBeVisible()

  await page.keyboard.press('Control+s')
  await expect(page.getByText('Blog post created successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/blog\/\d+$/)
  await expect(saved(page)).toBeVisible()
  // What the save bar happens to cover by half would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])

  await page.reload()
  await expect(heading(page)).toHaveText('Milk before sunrise')
  await expect(story(page).getByRole('heading', { level: 2 })).toHaveText('Five o’clock')
  await expect(story(page).getByRole('link', { name: 'wait' })).toHaveAttribute('href', '/tours')
  await expect(story(page).getByRole('listitem')).toHaveText(['Warm water', 'Clean hands'])
  await expect(story(page).locator('img[src]')).toHaveCount(1)
  await expect(saved(page)).toBeVisible()

  await page.getByRole('radio', { name: 'Ready for the site', exact: true }).check()
  await save(page)
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()
  await page.getByRole('link', { name: 'Back to all posts' }).click()
  const post = posts(page).filter({ hasText: 'Milk before sunrise' })
  await expect(post.getByText('Not on the site yet', { exact: true })).toBeVisible()
  await expect(post.getByText(`By ${articles[0]?.author}`)).toBeVisible()
})

test('K18 two editors of one post: the second save shows both texts, and neither is lost', async ({
  page,
  browser,
}) => {
  await openStudio(page, '/admin/blog')
  await posts(page)
    .filter({ hasText: 'Coffee Culture' })
    .getByRole('link', { name: 'Edit' })
    .click()
  await expect(story(page)).toBeVisible()
  const other = await secondEditor(browser, new URL(page.url()).pathname)
  await expect(story(other)).toBeVisible()

  const excerpt = (one: Page) => one.getByLabel('Excerpt')
  await excerpt(other).fill('From the red cherry to the cup.')
  await other.getByLabel('Author').fill('Another team')
  await save(other)
  await expect(saved(other)).toBeVisible()
  await other.context().close()

  await excerpt(page).fill('Where coffee comes from.')
  await save(page)
  const panel = page.getByRole('region', {
    name: 'This was changed in another tab or by somebody else',
  })
  await expect(panel.getByRole('heading')).toBeFocused()
  await expect(panel).toContainText('From the red cherry to the cup.')
  await expect(panel).toContainText('Where coffee comes from.')
  await panel.getByRole('radio', { name: 'Saved meanwhile' }).check()
  await panel.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(page.getByText('Nothing has changed since it was saved.')).toBeVisible()
  await page.reload()
  await expect(excerpt(page)).toHaveValue('From the red cherry to the cup.')
  await expect(page.getByLabel('Author')).toHaveValue('Another team')
})

test('K12 the search of the list is in the URL, and Back returns to it', async ({ page }) => {
  await openStudio(page, '/admin/blog')
  await expect(posts(page).first()).toBeVisible()
  const all = await posts(page).count()
  expect(all).toBeGreaterThan(1)
  await page.getByLabel('Search titles').fill('bleat')
  await expect(posts(page)).toHaveCount(1)
  await expect(page).toHaveURL('/admin/blog?q=bleat')
  await posts(page).getByRole('link', { name: 'Edit' }).click()
  await expect(heading(page)).toHaveText('Embrace the Bleat: The Art of Goat Farming')
  await page.goBack()
  await expect(page).toHaveURL('/admin/blog?q=bleat')
  await expect(posts(page)).toHaveCount(1)
  await expect(page.getByLabel('Search titles')).toHaveValue('bleat')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(posts(page)).toHaveCount(all)
  await page.goBack()
  await expect(posts(page)).toHaveCount(1)
})

test('K15 K16 closing the tab with unsaved text asks; a crashed tab offers it again', async ({
  page,
}) => {
  await openStudio(page, '/admin/blog')
  await posts(page).filter({ hasText: 'Community' }).getByRole('link', { name: 'Edit' }).click()
  await story(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Karibu tena.')
  await expect(page.getByText(/^Not saved; kept on this device/)).toBeVisible()
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await question
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  const address = page.url()
  const again = await page.context().newPage()
  await page.close()

  await again.goto(address)
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(story(again)).toContainText('Karibu tena.')
  await save(again)
  await expect(saved(again)).toBeVisible()
})

test('K13 K17 a duplicate is a draft with its own slug; several posts change at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openStudio(page, '/admin/blog')
  const title = 'Industrial Tourism: Nothing Beats Being There'
  await posts(page)
    .filter({ hasText: title })
    .getByRole('button', { name: `Duplicate ${title}` })
    .click()
  await expect(heading(page)).toHaveText(`Copy of ${title}`)
  await expect(page.getByRole('radio', { name: 'Draft' })).toBeChecked()
  await expect(page.getByLabel('Web address', { exact: true })).toHaveValue(
    'copy-of-industrial-tourism-nothing-beats-being-there',
  )
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
  await page.goBack()
  await expect(posts(page).first()).toBeVisible()
  const copy = posts(page).filter({ hasText: 'Copy of' })
  await copy.getByRole('checkbox').check()
  const result = page.getByRole('region', { name: 'Result' })
  const apply = async (choice: string) => {
    await page.getByLabel('Action for the selected').selectOption(choice)
    await page.getByRole('button', { name: 'Apply' }).click()
  }
  await apply('Ready for the site')
  await expect(result).toContainText('1 set to “Ready for the site”.')
  await expect(result).toBeFocused()
  await expect(copy.getByText('Not on the site yet', { exact: true })).toBeVisible()
  await copy.getByRole('checkbox').check()
  await apply('Delete')
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText(
    'This action cannot be undone. This will permanently delete the blog post.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(result).toContainText('1 deleted.')
  await expect(result).toBeFocused()
  await expect(copy).toHaveCount(0)
})
