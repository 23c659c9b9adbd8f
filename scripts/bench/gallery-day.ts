import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { projectRoot } from '../site/build-site'

/** A phone: what the counts below are measured on. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
} as const

type Photo = { name: string; mimeType: string; buffer: Buffer }

/**
 * Photos as a phone saves them, made of the site's paintings: as rich in detail as real ones.
 *
 * @param count at most as many as there are paintings
 */
export async function phonePhotos(count: number): Promise<Photo[]> {
  const folder = join(projectRoot, 'art/masters/gallery')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'))
    .toSorted()
    .slice(0, count)
  return Promise.all(
    files.map(async (file, index) => {
      const day = String(1 + (index % 28)).padStart(2, '0')
      const buffer = await sharp(readFileSync(join(folder, file)))
        .resize(2400, 1800, { fit: 'cover' })
        .withExif({
          IFD0: { Make: 'Phone' },
          IFD2: { DateTimeOriginal: `2026:03:${day} 10:00:00` },
        })
        .jpeg({ quality: 90 })
        .toBuffer()
      return { name: `IMG_${1000 + index}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )
}

declare global {
  interface Window {
    /** Presses since the counter was started. */
    presses?: number
  }
}

/** Counts every press of a finger or a mouse from now on; stays with the document. */
async function countPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.presses = 0
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (event.isTrusted) window.presses = (window.presses ?? 0) + 1
      },
      { capture: true },
    )
  })
}

/** The list of a select is the phone's own: its choice is a press that no page sees. */
const pressesOutside = { select: 1 }

/**
 * Uploads photos and prepares them for the site as the owner does on a phone: one title with a number,
 * one series and one consent for all, and a description and alternative text for each. Typing is no
 * press, the keyboard's Next is none either.
 *
 * @param page the gallery of the studio, signed in
 * @returns presses from "Upload Images" until all are set to published
 */
export async function uploadDay(page: Page, photos: Photo[], title: string): Promise<number> {
  let outside = 0
  await countPresses(page)
  await page.getByRole('button', { name: 'Upload Images' }).tap()
  const panel = page.getByRole('dialog', { name: 'Upload Images' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    panel.getByRole('button', { name: 'Choose pictures' }).tap(),
  ])
  await chooser.setFiles(photos)
  const all = panel.getByRole('group', { name: 'Details of all pictures' })
  await all.getByLabel('Title').tap()
  await page.keyboard.insertText(title)
  await all.getByRole('button', { name: /^Number them/ }).tap()
  for (const [label, choice] of [
    ['Series', 'Mbuzi Farm'],
    ['Consent of the people in it', 'Consent given'],
  ] as const) {
    const select = all.getByLabel(label)
    await select.tap()
    await select.selectOption(choice)
    outside += pressesOutside.select
  }
  await panel.getByRole('button', { name: 'Next one' }).tap()
  for (let number = 1; number <= photos.length; number++) {
    await page.keyboard.insertText(`The harvest of tree ${number}.`)
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(`People with baskets under tree number ${number}`)
    await page.keyboard.press('Enter')
  }
  await panel
    .getByRole('button', { name: `Set ${photos.length} pictures to “Ready for the site”` })
    .tap()
  await page
    .getByText(`${photos.length} set to “Ready for the site”.`)
    .waitFor({ timeout: 300_000 })
  return (await page.evaluate(() => window.presses ?? 0)) + outside
}

/** Presses that carry the pictures to the site: the review, and Publish in it. */
export const pressesToPublish = 2

/**
 * What the first screen of a page loads of pictures, before anybody scrolls.
 *
 * @returns addresses and sizes in bytes
 */
export async function picturesOfFirstScreen(
  page: Page,
  address: string,
): Promise<{ url: string; bytes: number }[]> {
  // What the page before still loads would be counted, and could not be read once it is left.
  await page.waitForLoadState('networkidle')
  const loaded: Promise<{ url: string; bytes: number }>[] = []
  page.on('response', (response) => {
    const isPicture = response.request().resourceType() === 'image'
    if (!isPicture || response.url().startsWith('data:')) return
    loaded.push(response.body().then(({ length }) => ({ url: response.url(), bytes: length })))
  })
  await page.goto(address)
  await page.locator('main li img').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main li img')]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image.naturalWidth > 0),
  )
  return Promise.all(loaded)
}

const day = { photos: 20, maxPresses: 45, maxKilobytes: 150 }

/**
 * Plays the day with twenty photos and prints its presses and what the first screen of the gallery loads.
 *
 * @param page with the `phone` above, signed in
 * @param site origin of the studio
 */
export async function measureGalleryDay(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/admin/gallery`)
  const presses = await uploadDay(page, await phonePhotos(day.photos), 'Measured day')
  const loaded = await picturesOfFirstScreen(page, `${site}/admin/gallery`)
  const kilobytes = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  console.log(
    `${day.photos} photos on a phone   ${presses + pressesToPublish} presses from choosing to published (at most ${day.maxPresses})`,
  )
  console.log(
    `gallery, first screen  ${kilobytes.toFixed(0)} KB in ${loaded.length} pictures (at most ${day.maxKilobytes} KB)`,
  )
}
