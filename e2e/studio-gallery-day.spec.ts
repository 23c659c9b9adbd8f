import {
  phone,
  phonePhotos,
  picturesOfFirstScreen,
  pressesToPublish,
  uploadDay,
} from '../scripts/bench/gallery-day'
import { expect, test } from './fixtures'
import { choose, openStudio } from './studio'

test.use(phone)

/** Tells the pictures of this run from those of one before. */
const run = Date.now().toString(36)

test('K52 K58 twenty photos of a phone are published in at most 45 presses, and listed with small files', async ({
  page,
}) => {
  test.setTimeout(400_000)
  const photos = await phonePhotos(20)
  await openStudio(page, '/admin/gallery')
  const presses = await uploadDay(page, photos, `Day ${run}`)
  expect(presses + pressesToPublish).toBeLessThanOrEqual(45)
  const bar = page.getByRole('region', { name: 'Publishing' })
  await bar.getByRole('button', { name: /Review|Details/ }).tap()
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }),
  ).toBeEnabled()

  const loaded = await picturesOfFirstScreen(page, '/admin/gallery')
  expect(loaded.filter(({ url }) => url.includes('/storage/')).length).toBeGreaterThan(0)
  const bytes = loaded.reduce((sum, picture) => sum + picture.bytes, 0)
  expect(bytes).toBeLessThan(150_000)
})

test('K57 cards stand in two columns on a phone and three on a wide one, and in one with large text', async ({
  page,
}) => {
  await openStudio(page, '/admin/gallery')
  const cards = page.getByRole('main').getByRole('listitem')
  const columns = () =>
    cards.evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().x)).size)
  await expect.poll(columns).toBe(2)
  const first = cards.first()
  for (const control of [first.locator('label'), first.getByRole('button', { name: /^Delete / })]) {
    const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await page.setViewportSize({ width: 480, height: 844 })
  await expect.poll(columns).toBe(3)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expect.poll(columns).toBe(1)
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
})

test('K55 several pictures are dragged together, and moved to the top', async ({ page }) => {
  await openStudio(page, '/admin/gallery')
  await choose(page, 'Order', 'As on the site')
  const list = page.getByRole('list', { name: 'Pictures in the order of the site' })
  const titles = () => list.getByRole('heading').allTextContents()
  await expect(list).toBeVisible()
  const before = await titles()
  const boxes = list.getByRole('checkbox')
  await boxes.nth(2).tap()
  await boxes.nth(3).tap()
  const isSaved = page.waitForResponse((answer) => answer.url().endsWith('/rpc/place_rows'))
  await page.getByRole('button', { name: 'To the top' }).tap()
  expect((await isSaved).ok()).toBe(true)
  const [one = '', two = '', three = '', four = ''] = before
  await expect.poll(async () => (await titles()).slice(0, 4)).toEqual([three, four, one, two])

  await boxes.nth(0).tap()
  await boxes.nth(1).tap()
  const drag = list.getByRole('button', { name: /^Drag / }).first()
  await drag.focus()
  await page.keyboard.press('Space')
  // What is said to a screen reader shows that a key has been taken.
  for (const place of [1, 2, 3, 4]) {
    if (place > 1) await page.keyboard.press('ArrowDown')
    await expect(page.getByText(`2 pictures: over position ${place} of`)).toBeAttached()
  }
  const isDropped = page.waitForResponse((answer) => answer.url().endsWith('/rpc/place_rows'))
  await page.keyboard.press('Space')
  expect((await isDropped).ok()).toBe(true)
  await expect.poll(async () => (await titles()).slice(0, 4)).toEqual([one, two, three, four])
})
