import type { Browser, Page } from '@playwright/test'
import { publishingSite } from '../playwright.config'
import { phonePhoto } from '../tests/admin/kit/pictures/make-pictures'
import { articles } from '../tests/frozen/content/articles'
import { tours } from '../tests/frozen/content/tours'
import { expect } from './fixtures'
import { openStudio } from './studio'

export const [renamed, emptied] = [entry(tours, 0), entry(tours, 1)]
export const [unpublished, moved] = [entry(articles, 1), entry(articles, 2)]
export const newTitle = 'A Morning among Roses 🌹'
export const newAddress = 'bridges-between-farm-and-guest'
export const postTitle = 'Milk before sunrise'
export const pictureTitle = 'Gate at dawn'
export const pictureAlt = 'A wooden gate before a pale sky'

export const bar = (page: Page) => page.getByRole('region', { name: 'Publishing' })
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
export const stateOf = (page: Page, state: string) =>
  page.getByRole('radio', { name: state, exact: true })

function entry<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`The content lacks entry ${index}.`)
  return item
}

/** The text of a page as it comes from the server, for somebody without scripts. */
export async function visit<Result>(
  browser: Browser,
  path: string,
  look: (page: Page, status: number) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: publishingSite.url,
  })
  const page = await context.newPage()
  const answer = await page.goto(path)
  const result = await look(page, answer?.status() ?? 0)
  await context.close()
  return result
}

/**
 * A page of a visitor whose browser keeps what was visited, for the time without a connection.
 *
 * @returns once the page is kept and answered by the worker
 */
export async function pageOfKeepingVisitor(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    baseURL: publishingSite.url,
  })
  const page = await context.newPage()
  await page.goto(path)
  await page.keyboard.press('Tab')
  const isKept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), path)
  await expect.poll(isKept).toBe(true)
  await page.reload()
  const isAnswered = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  expect(await isAnswered()).toBe(true)
  return page
}

export async function renameTour(page: Page): Promise<void> {
  await openStudio(page, `/admin/tours/${renamed.id}`, publishingSite)
  await expect(bar(page).getByText('Everything is on the site').first()).toBeAttached()
  await page.getByLabel('Title', { exact: true }).fill(newTitle)
  await save(page)
  await expect(page.getByText('Tour updated successfully')).toBeVisible()
  await expect(bar(page).getByText('1 change is not on the site yet').first()).toBeAttached()
}

export async function addPicture(page: Page): Promise<void> {
  await page.goto('/admin/gallery')
  await page.getByRole('button', { name: 'Upload Images' }).click()
  const panel = page.getByRole('dialog', { name: 'Upload Images' })
  await panel.locator('input[data-files="dialog"]').setInputFiles({
    name: 'gate.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await phonePhoto(1200, 900, 1)),
  })
  await expect(page.getByText('1 image uploaded successfully')).toBeVisible()
  await panel.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Edit Untitled' }).first().click()
  const editor = page.getByRole('dialog', { name: 'Untitled' })
  await editor.getByLabel('Title').fill(pictureTitle)
  await editor.getByLabel('Description', { exact: true }).fill('The first guests of the day.')
  await editor.getByLabel('What the picture shows').fill(pictureAlt)
  await editor.getByLabel('Series').selectOption('Mbuzi Farm')
  await stateOf(page, 'Ready for the site').check()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Image updated successfully')).toBeVisible()
}

export async function writePost(page: Page): Promise<void> {
  await page.goto('/admin/blog/new')
  await page.getByLabel('Title', { exact: true }).fill(postTitle)
  await page.getByLabel('Excerpt').fill('Who milks the cows of Limuru, and when?')
  await page.getByLabel('Category').fill('Livestock Farming')
  await page.getByRole('textbox', { name: 'Story' }).click()
  await page.keyboard.type('The cows of Limuru wait at five o’clock.')
  await page.getByRole('button', { name: 'Choose from the gallery' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.getByRole('radio').first().check()
  await library.getByRole('button', { name: 'Use this picture' }).click()
  await page.getByLabel('What the picture shows').fill('Cows at a gate before sunrise')
  await stateOf(page, 'Ready for the site').check()
  await save(page)
  await expect(page.getByText('Blog post created successfully')).toBeVisible()
}

export async function publish(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Your changes are on the site')).toBeVisible()
  await expect(
    bar(page)
      .getByText(/^Live since/)
      .first(),
  ).toBeAttached()
}
