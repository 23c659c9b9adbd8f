import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { phonePhoto } from '../tests/admin/kit/pictures/make-pictures'
import { expect, quiet, test } from './fixtures'
import { openStudio } from './studio'

// A file that arrives a second time is answered with a refusal, which the console shows.
const lostAnswer = /ERR_INTERNET_DISCONNECTED|status of 4(?:00|09)/

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectedMessages: lostAnswer,
})

/** Tells the pictures of this run from those of one before. */
const run = Date.now().toString(36)

async function openGallery(page: Page): Promise<void> {
  await openStudio(page, '/admin/gallery')
  await expect(page.getByRole('heading', { name: 'Manage Gallery Images' })).toBeVisible()
}

const isSmallCopy = (address: string) => address.endsWith('-thumb.webp')

/** The address of the picture whose small copy is shown. */
async function wholeAddress(image: Locator): Promise<string> {
  const address = (await image.getAttribute('src')) ?? ''
  expect(isSmallCopy(address)).toBe(true)
  return address.replace('-thumb.webp', '.webp')
}

/** Adds pictures of a phone to the gallery, all with the same title. */
async function upload(page: Page, names: readonly string[], title: string): Promise<void> {
  const buffer = Buffer.from(await phonePhoto(2000, 1500, 1))
  await openGallery(page)
  await page.getByRole('button', { name: 'Upload Images' }).tap()
  const panel = page.getByRole('dialog', { name: 'Upload Images' })
  await panel
    .getByRole('group', { name: 'Details of all pictures' })
    .getByLabel('Title')
    .fill(title)
  await panel
    .locator('input[data-files="dialog"]')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
  const done = names.length === 1 ? '1 of 1 picture' : `${names.length} of ${names.length} pictures`
  await expect(panel.getByText(`${done} uploaded.`)).toBeVisible({ timeout: 90_000 })
  await panel.getByRole('button', { name: 'Done' }).tap()
}

/** How much two pictures differ at most, as seen from afar. */
async function distance(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [left, right] = await Promise.all(
    [one, other].map((bytes) =>
      sharp(bytes).autoOrient().resize(8, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
    ),
  )
  return Math.max(
    ...Array.from(left ?? [], (value, index) => Math.abs(value - (right?.[index] ?? 0))),
  )
}

test('K5 K6 K7 M23 three phone photos arrive once, upright and without location, although the network fails', async ({
  page,
  context,
}) => {
  test.slow()
  const photos = await Promise.all([
    phonePhoto(4000, 3000, 1),
    phonePhoto(4032, 3024, 6),
    phonePhoto(3000, 4000, 1),
  ])
  const names = ['gate.jpg', 'herd.jpg', 'cups.jpg']
  let sent = 0
  await page.route('**/storage/v1/object/gallery/gallery/*', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST' || isSmallCopy(request.url())) return route.fallback()
    sent += 1
    if (sent !== 2) return route.fallback()
    // The file arrives, the answer does not: the worst moment.
    await route.fetch()
    await context.setOffline(true)
    return route.abort('internetdisconnected')
  })

  await openGallery(page)
  await page.getByRole('button', { name: 'Upload Images' }).tap()
  const panel = page.getByRole('dialog', { name: 'Upload Images' })
  const all = panel.getByRole('group', { name: 'Details of all pictures' })
  await all.getByLabel('Series').selectOption('Mbuzi Farm')
  await panel.locator('input[data-files="dialog"]').setInputFiles(
    photos.map((photo, index) => ({
      name: names[index] ?? '',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(photo),
    })),
  )
  await expect(panel.getByText('Waiting for a connection').first()).toBeVisible()
  for (const name of names) {
    const row = panel.getByRole('listitem', { name })
    await expect(row.getByLabel('Series')).toHaveValue('Mbuzi Farm')
    await row.getByLabel('Title').fill(`Photo ${run} ${name}`)
    await row.getByLabel('What the picture shows').fill(`Four fields of colour, as in ${name}`)
  }
  await context.setOffline(false)
  await expect(page.getByText('3 images uploaded successfully')).toBeVisible()
  await expect(panel.getByText('3 of 3 pictures uploaded.')).toBeVisible()
  await panel.getByRole('button', { name: 'Done' }).tap()

  await page.goto(`/admin/gallery?state=draft&q=${run}`)
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(3)
  for (const [index, photo] of photos.entries()) {
    const name = names[index] ?? ''
    const card = cards.filter({ hasText: `Photo ${run} ${name}` })
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('Mbuzi Farm')
    const picture = card.getByRole('img', { name: `Four fields of colour, as in ${name}` })
    const answer = await page.request.get(await wholeAddress(picture))
    const bytes = await answer.body()
    const [width, height] = index === 0 ? [2000, 1500] : [1500, 2000]
    const info = await sharp(bytes).metadata()
    expect(info).toMatchObject({ width, height, format: 'webp' })
    expect([info.exif, info.xmp, info.iptc]).toEqual([undefined, undefined, undefined])
    expect(await distance(photo, bytes)).toBeLessThan(30)
  }
})

test('M20 K8 K21 Z70 Z75 a draft cannot be published without its texts; a deleted one is restored with its file', async ({
  page,
}) => {
  test.slow()
  await openGallery(page)
  await page.getByRole('button', { name: 'Upload Images' }).tap()
  const panel = page.getByRole('dialog', { name: 'Upload Images' })
  await panel.locator('input[data-files="dialog"]').setInputFiles({
    name: 'IMG_1234.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await phonePhoto(1200, 900, 1)),
  })
  await expect(page.getByText('1 image uploaded successfully')).toBeVisible()
  await panel.getByRole('button', { name: 'Done' }).tap()

  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Untitled' }).first()
  const address = await wholeAddress(card.locator('img'))
  expect((await page.request.get(address)).ok()).toBe(true)
  await card.getByRole('link', { name: 'Edit Untitled' }).tap()
  const editor = page.getByRole('dialog', { name: 'Untitled' })
  await editor.getByRole('radio', { name: 'Ready for the site', exact: true }).check()
  await editor.getByRole('button', { name: 'Save' }).tap()
  await expect(editor.getByText('There is a problem')).toBeVisible()
  await expect(editor.getByRole('alert')).toContainText('Write the title.')
  await editor.getByRole('radio', { name: 'Draft' }).check()
  await editor.getByLabel('Title').fill(`IMG ${run}`)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Image updated successfully')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()

  const named = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `IMG ${run}` })
  await named.getByRole('button', { name: `Delete IMG ${run}` }).tap()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText(
    'This action cannot be undone. This will permanently delete the image.',
  )
  await question.getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByText('Image deleted successfully')).toBeVisible()
  await expect(named).toHaveCount(0)
  expect((await page.request.get(address)).ok()).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByText('The image is back')).toBeVisible()
  await expect(named).toHaveCount(1)

  await named.getByRole('button', { name: `Delete IMG ${run}` }).tap()
  await question.getByRole('button', { name: 'Delete' }).tap()
  await expect(named).toHaveCount(0)
  await page.getByText('Trash', { exact: true }).tap()
  const inTrash = page
    .getByRole('list', { name: 'Files in the trash' })
    .getByRole('listitem')
    .filter({ hasText: `IMG ${run}` })
  await expect(inTrash).toContainText(/KB, kept until \w+ \d+, \d{4}/)
  await inTrash.getByRole('button', { name: `Restore IMG ${run}` }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).tap()
  await expect(named).toHaveCount(1)
  await expect(inTrash).toHaveCount(0)
})

test('K27 Z71 Z72 a picture is withdrawn permanently after a question, and is never offered again', async ({
  page,
}) => {
  test.slow()
  const title = `Gone ${run}`
  await upload(page, ['gone.jpg'], title)
  await page.goto(`/admin/gallery?q=${encodeURIComponent(title)}`)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await card.getByRole('link', { name: `Edit ${title}` }).tap()
  const editor = page.getByRole('dialog', { name: title })
  await editor.getByLabel('Consent of the people in it').selectOption('withdrawn')
  await editor.getByRole('button', { name: 'Save' }).tap()
  const question = page.getByRole('alertdialog', { name: 'Withdraw the picture for good?' })
  await expect(question).toContainText('No tour and no post shows it.')
  await question.getByRole('button', { name: 'Withdraw for good' }).tap()
  await expect(editor.getByRole('region', { name: 'Withdrawn' })).toContainText(
    'It can never be published again.',
  )
  await expect(editor.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.reload()
  await expect(editor.getByRole('region', { name: 'Withdrawn' })).toBeVisible()

  await page.goto('/admin/tours/new')
  await page.getByRole('button', { name: 'Choose from the gallery' }).tap()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.getByLabel('Search titles').fill(title)
  await expect(library.getByText('0 pictures')).toBeVisible()
})

test('Z77 the first screen of twenty uploads loads their thumbnails only', async ({ page }) => {
  test.slow()
  const names = Array.from({ length: 20 }, (_, index) => `herd-${index + 1}.jpg`)
  await upload(page, names, `Herd ${run}`)
  // A picture of this page that is still coming could not be read once the page is left.
  await quiet(page)
  const loaded: { url: string; bytes: number }[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/storage/v1/object/public/')) return
    loaded.push({ url: response.url(), bytes: (await response.body()).length })
  })
  await page.goto(`/admin/gallery?q=${encodeURIComponent(`Herd ${run}`)}`)
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Herd ${run}` })
  await expect(cards).toHaveCount(20)
  const first = cards.first().locator('img')
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  await quiet(page)
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter(({ url }) => !isSmallCopy(url))).toEqual([])
  expect(Math.max(...loaded.map(({ bytes }) => bytes))).toBeLessThan(60_000)
})
