import { rm } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { publishingSite } from '../playwright.config'
import { startCommand, waitForText, type RunningCommand } from '../tests/commands/run-command'
import { phonePhoto } from '../tests/admin/kit/pictures/make-pictures'
import { articles } from '../tests/frozen/content/articles'
import { tours } from '../tests/frozen/content/tours'
import { accessibilityFaults } from './axe'
import { adminEmail, expect, test } from './fixtures'
import { openStudio, sessionOf } from './studio'

// On a server of their own: what they publish changes every page.
test.describe.configure({ mode: 'serial' })

let server: RunningCommand

test.beforeAll(async () => {
  test.setTimeout(180_000)
  await rm(publishingSite.dataDir, { recursive: true, force: true })
  server = startCommand(['start'], { env: publishingSite.env })
  await waitForText(server, publishingSite.url)
})

test.afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
})

const [renamed, emptied] = [entry(tours, 0), entry(tours, 1)]
const [unpublished, moved] = [entry(articles, 1), entry(articles, 2)]
const newTitle = 'A Morning among Roses 🌹'
const newAddress = 'bridges-between-farm-and-guest'
const postTitle = 'Milk before sunrise'
const pictureTitle = 'Gate at dawn'
const pictureAlt = 'A wooden gate before a pale sky'

const bar = (page: Page) => page.getByRole('region', { name: 'Publishing' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const stateOf = (page: Page, state: string) => page.getByRole('radio', { name: state, exact: true })

function entry<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new Error(`The content lacks entry ${index}.`)
  return item
}

/** The text of a page as it comes from the server, for somebody without scripts. */
async function visit<Result>(
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

async function renameTour(page: Page): Promise<void> {
  await openStudio(page, `/admin/tours/${renamed.id}`, publishingSite)
  await expect(bar(page).getByText('Everything is on the site').first()).toBeAttached()
  await page.getByLabel('Title', { exact: true }).fill(newTitle)
  await save(page)
  await expect(page.getByText('Tour updated successfully')).toBeVisible()
  await expect(bar(page).getByText('1 change is not on the site yet').first()).toBeAttached()
}

async function addPicture(page: Page): Promise<void> {
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
  await stateOf(page, 'Published').check()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Image updated successfully')).toBeVisible()
}

async function writePost(page: Page): Promise<void> {
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
  await stateOf(page, 'Published').check()
  await save(page)
  await expect(page.getByText('Blog post created successfully')).toBeVisible()
}

async function publish(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Your changes are on the site')).toBeVisible({ timeout: 90_000 })
  await expect(
    bar(page)
      .getByText(/^Live since/)
      .first(),
  ).toBeAttached()
}

test('Y1 Y5 Y6 Y9 K9 D16 what the editor has changed is what a visitor without scripts sees', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(300_000)
  await renameTour(page)
  await addPicture(page)
  await writePost(page)
  await page.goto(`/admin/blog/${unpublished.id}`)
  await stateOf(page, 'Unpublished').check()
  await save(page)
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()
  await page.goto(`/admin/blog/${moved.id}`)
  await page.getByLabel('Address', { exact: true }).fill(newAddress)
  await save(page)
  await expect(page.getByText('Blog post updated successfully')).toBeVisible()

  // Saved is not published.
  await visit(browser, `/tours/${renamed.slug}`, async (visitor) => {
    await expect(visitor).toHaveTitle(new RegExp(renamed.title.slice(0, 20)))
  })

  await bar(page).getByRole('button', { name: 'Review' }).click()
  const review = page.getByRole('dialog', { name: 'Publish' })
  const tour = review.getByRole('listitem').filter({ hasText: newTitle })
  await tour.getByRole('button', { name: /^Show the fields/ }).click()
  await expect(tour).toContainText(renamed.title)
  for (const title of [pictureTitle, postTitle, unpublished.title, moved.title]) {
    await expect(review.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(review.getByText('Will be removed')).toHaveCount(1)
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await page.keyboard.press('Escape')
  await publish(page)

  await visit(browser, `/tours/${renamed.slug}`, async (visitor) => {
    await expect(visitor).toHaveTitle(/A Morning among Roses/)
    await expect(
      visitor.getByRole('heading', { level: 2, name: /A Morning among Roses/ }),
    ).toBeVisible()
  })
  await visit(browser, '/gallery', async (visitor) => {
    const picture = visitor.getByRole('img', { name: pictureAlt })
    await expect(picture).toHaveCount(1)
    const source = (await picture.getAttribute('src')) ?? ''
    expect(source).toMatch(/^\/images\/gallery\/uploads\/.+\.jpg$/)
    expect((await request.get(source)).headers()['content-type']).toBe('image/jpeg')
  })
  await visit(browser, '/blog', async (visitor) => {
    await expect(visitor.getByText(postTitle).first()).toBeVisible()
    await expect(visitor.getByText(unpublished.title)).toHaveCount(0)
  })
  await visit(browser, '/blog/milk-before-sunrise', async (visitor) => {
    await expect(visitor.getByText('The cows of Limuru wait at five o’clock.')).toBeVisible()
  })
  await visit(browser, `/blog/${unpublished.slug}`, async (visitor, status) => {
    expect(status).toBe(404)
    await expect(visitor.getByRole('heading', { name: 'Article Not Found' })).toBeVisible()
  })
  await visit(browser, `/blog/${moved.slug}`, async (visitor) => {
    await expect(visitor).toHaveURL(`/blog/${newAddress}`)
    await expect(visitor.getByRole('heading', { level: 1, name: moved.title })).toBeVisible()
  })
})

test('Y1 a row that is not fit for the site is named before anything is built', async ({
  page,
  request,
}) => {
  await openStudio(page, '/admin', publishingSite)
  const { token, publishableKey } = await sessionOf(publishingSite)
  const broken = await request.patch(`/rest/v1/tours?id=eq.${emptied.id}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    data: { itinerary: [] },
  })
  expect(broken.ok()).toBe(true)
  const before = await (await request.get('/content-manifest.json')).json()

  await page.goto('/admin/tours')
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
  const problems = page.getByRole('region', { name: 'Problems' })
  await expect(problems).toContainText('Add at least one station of the itinerary.')
  await problems.getByRole('link', { name: emptied.title }).click()
  await expect(page).toHaveURL(`/admin/tours/${emptied.id}`)
  expect(await (await request.get('/content-manifest.json')).json()).toEqual(before)
})

test('Y7 Y8 Z81 Z82 the log names every publish, and an earlier one can be brought back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await openStudio(page, `/admin/tours/${emptied.id}`, publishingSite)
  await page.getByRole('button', { name: 'Add a station' }).click()
  await page.keyboard.type('Along the tea')
  await page.getByLabel('Title', { exact: true }).fill('Tea, and nothing but tea')
  await save(page)
  await expect(page.getByText('Tour updated successfully')).toBeVisible()
  await publish(page)

  await page.goto('/admin/publish')
  const log = page.getByRole('list', { name: 'Publishes' }).getByRole('listitem')
  await expect(log).toHaveCount(2)
  await expect(log.nth(0)).toContainText('Live now')
  await expect(log.nth(1)).toContainText('Was live')
  await expect(log.nth(0)).toContainText(`(${adminEmail}) published`)
  await log
    .nth(1)
    .getByRole('button', { name: /Roll back/ })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Roll back/ })
    .click()
  await expect(page.getByText('Your changes are on the site')).toBeVisible({ timeout: 90_000 })
  await expect(log).toHaveCount(3)
  await expect(log.getByText('Live now')).toHaveCount(1)
  await expect(log.nth(0)).toContainText('Live now')
  await visit(browser, `/tours/${emptied.slug}`, async (visitor) => {
    await expect(visitor).toHaveTitle(new RegExp(emptied.title.slice(0, 15)))
  })
})

test('Z85 the name of a file in a failure wraps inside its box on a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.route('**/rest/v1/rpc/publish_log', async (route) => {
    const answer = await route.fetch()
    const [latest, ...others]: object[] = await answer.json()
    const message = `Ghost: its file gallery/${'0123456789abcdef'.repeat(6)}.webp is not in the store.`
    const failed = { content_hash: 'other', status: 'failed', finished_at: new Date(), message }
    await route.fulfill({ response: answer, json: [{ ...latest, ...failed }, ...others] })
  })
  // Something waits, so that the failure is not a thing of the past.
  await page.route('**/rest/v1/rpc/waiting_changes', (route) =>
    route.fulfill({ json: { hash: 'other', total: 1, changes: [] } }),
  )
  await openStudio(page, '/admin/publish', publishingSite)
  const notice = page.getByText(/^Ghost: its file/).first()
  await expect(notice).toBeVisible()
  const widths = await notice.evaluate((text) => ({
    inside: text.scrollWidth - text.clientWidth,
    page: document.documentElement.scrollWidth - innerWidth,
  }))
  expect(widths).toEqual({ inside: 0, page: 0 })
})
