import type { Locator } from '@playwright/test'
import { expect, open, test } from './fixtures'

const dialogOf = '/tours/coffee-and-dairy-tour'

for (const [width, height] of [
  [720, 450],
  [844, 390],
] as const) {
  test(`V14 at ${width} by ${height} px the dialog shows the title of its tour`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, dialogOf)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  })
}

test('V14 at 360 by 225 px the booking form has the whole window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 })
  await open(page, dialogOf)
  await page.getByRole('button', { name: 'Book Now' }).click()
  const send = page.getByRole('button', { name: 'Send WhatsApp Message' })
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toBeInViewport({ ratio: 1 })
  await expect(send).not.toBeInViewport()
  await send.scrollIntoViewIfNeeded()
  await expect(send).toBeInViewport({ ratio: 1 })
})

/** Where the box of a cropped picture begins in it, as a share of its height. */
function cutAbove(picture: Locator): Promise<number> {
  return picture.evaluate((img: HTMLImageElement) => {
    const place = Number.parseFloat(getComputedStyle(img).objectPosition.split(' ')[1] ?? '')
    const scaled = (img.clientWidth * img.naturalHeight) / img.naturalWidth
    return ((1 - img.clientHeight / scaled) * place) / 100
  })
}

/** Pictures at the top of a page, and where the highest head begins in each, as a share of its height. */
const headPictures = [
  { path: '/about', head: 0.137 },
  { path: '/schools', head: 0.179 },
]

for (const { path, head } of headPictures) {
  for (const width of [390, 768]) {
    test(`V16 at ${width} px nobody at the top of ${path} loses the head`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      const picture = page.getByRole('main').getByRole('img').first()
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
      expect(await cutAbove(picture)).toBeLessThan(head)
    })
  }
}

for (const [width, height] of [
  [1280, 640],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`V16 at ${width} by ${height} px the teacher on the about page keeps her head`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/about')
    const picture = page.getByRole('img', { name: /^A teacher and four children/ })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
    const cut = await cutAbove(picture)
    // Her head begins just above a quarter of the height.
    expect(cut).toBeLessThan(0.24)
    await picture.screenshot({ path: `.test/v16-${width}-${height}.png` })
  })
}

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1440, height: 900 } })

  test('V13 the current page differs in the menu, and a button has a border', async ({ page }) => {
    await open(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const line = (name: string) =>
      menu
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).borderBottomColor)
    const canvas = await page.evaluate(() => {
      document.body.style.color = 'Canvas'
      const { color } = getComputedStyle(document.body)
      document.body.style.color = ''
      return color
    })
    expect(await line('Gallery')).toBe(canvas)
    expect(await line('About')).not.toBe(canvas)
    const book = page.getByRole('link', { name: /^Book a Tour/ }).first()
    expect(await book.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe('solid')
    expect(await book.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe('2px')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of ['/', '/tours', '/gallery']) {
    test(`V12 ${address} shows no button that does nothing`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const dead = page.locator('main button:not([popovertarget])')
      const shown: string[] = []
      for (const button of await dead.all()) {
        if (await button.isVisible()) shown.push((await button.textContent()) ?? '')
      }
      expect(shown).toEqual([])
    })
  }
})

test('V102 on a phone the footer is short, and names each legal text once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/faq')
  const footer = page.locator('footer')
  await footer.scrollIntoViewIfNeeded()
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(850)
  await expect(footer.getByText('Privacy Policy').filter({ visible: true })).toHaveCount(1)
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.locator('#privacy')).toBeInViewport()
  await expect(page.locator('#privacy li').first()).toBeVisible()
})
