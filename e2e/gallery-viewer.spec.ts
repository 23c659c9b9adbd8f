import type { Page } from '@playwright/test'
import { accessibilityFaults } from './axe'
import { expect, open, reload, test } from './fixtures'
import { openViewer, tile, tiles, viewer } from './gallery-wall'

const counter = (page: Page, text: string) => expect(viewer(page).getByText(text)).toBeVisible()

test('G7 G8 the viewer fills the screen; the backdrop and the button close it', async ({
  page,
}) => {
  await open(page, '/gallery')
  await openViewer(page, 'Tea in Five Colours')
  expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
  const picture = await viewer(page).getByRole('img').boundingBox()
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(4 / 3, 1)
  await viewer(page).getByRole('img').click()
  await expect(viewer(page)).toHaveCount(1)
  await page.mouse.click(90, 200)
  await expect(viewer(page)).toHaveCount(0)
  await openViewer(page, 'Tea in Five Colours')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL('/gallery')
})

test('G9 the pictures fetched ahead are the files that the viewer shows', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') files.push(new URL(request.url()).pathname)
  })
  await open(page, '/gallery?photo=3')
  await counter(page, '3 / 60')
  await page.keyboard.press('ArrowRight')
  await counter(page, '4 / 60')
  await page.waitForLoadState('networkidle')
  expect(files.filter((file) => !file.endsWith('.avif'))).toEqual([])
})

test('G9 G17 keys move through the pictures; the focus returns to the last one', async ({
  page,
}) => {
  await open(page, '/gallery')
  await openViewer(page, 'Seeds in Every Shade')
  await counter(page, '3 / 60')
  await page.keyboard.press('ArrowLeft')
  await counter(page, '2 / 60')
  await page.keyboard.press('End')
  await counter(page, '60 / 60')
  await page.keyboard.press('ArrowRight')
  await counter(page, '1 / 60')
  await page.keyboard.press('Home')
  for (const place of [2, 3, 4, 5, 6, 7, 8]) {
    await page.keyboard.press('ArrowRight')
    await counter(page, `${place} / 60`)
  }
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    expect(await viewer(page).evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(tiles(page).nth(7)).toBeFocused()
  await expect(tiles(page).nth(7)).toBeInViewport()
})

test('G10 Back closes the viewer and keeps the scroll position; a link and a reload open it', async ({
  page,
}) => {
  await open(page, '/gallery?category=Mbuzi%20Farm')
  await tile(page, 'Bells on the Door').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await openViewer(page, 'Bells on the Door')
  await page.keyboard.press('ArrowRight')
  await counter(page, 'Picture 57 · 19 of 22 in Mbuzi Farm')
  await expect(page).toHaveURL('/gallery?category=Mbuzi%20Farm&photo=57')
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL('/gallery?category=Mbuzi%20Farm')
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(300)

  await page.goForward()
  await counter(page, 'Picture 57 · 19 of 22 in Mbuzi Farm')
  await reload(page)
  await counter(page, 'Picture 57 · 19 of 22 in Mbuzi Farm')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/gallery?category=Mbuzi%20Farm')

  await open(page, '/gallery?photo=57')
  await counter(page, '57 / 60')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL('/gallery')
})

for (const width of [390, 1280]) {
  test(`G14 Q7 at ${width} px axe finds no violation in the grid or the open viewer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/gallery')
    for (const state of ['grid', 'viewer']) {
      if (state === 'viewer') await openViewer(page, 'The First Red Cherry')
      expect(await accessibilityFaults(page), state).toEqual([])
    }
    await expect(viewer(page).getByText('Ripe is exactly this red')).toBeInViewport({ ratio: 1 })
    await expect(viewer(page).getByText('picture 25', { exact: true })).toBeInViewport()
  })
}

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  type Point = readonly [number, number]

  /** Moves one finger or two, each from one point to another, as slowly as a hand would. */
  async function move(page: Page, ...fingers: readonly (readonly [Point, Point])[]): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map(([from, to], id) => ({
          x: from[0] + (to[0] - from[0]) * part,
          y: from[1] + (to[1] - from[1]) * part,
          id,
        })),
      })
    await send('touchStart', 0)
    for (let step = 1; step <= 10; step += 1) {
      await send('touchMove', step / 10)
      // The compositor takes part in the gesture only from one frame to the next.
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  test('G9 a swipe to the left shows the next picture, to the right the previous, vertically none', async ({
    page,
  }) => {
    await open(page, '/gallery')
    await tile(page, 'Seeds in Every Shade').tap()
    await counter(page, '3 / 60')
    await move(page, [
      [300, 360],
      [120, 370],
    ])
    await counter(page, '4 / 60')
    await move(page, [
      [100, 360],
      [280, 350],
    ])
    await counter(page, '3 / 60')
    await move(page, [
      [200, 250],
      [210, 450],
    ])
    await move(page, [
      [200, 360],
      [190, 360],
    ])
    await counter(page, '3 / 60')
  })

  test('G17 two fingers zoom the picture, and one then moves it', async ({ page }) => {
    await open(page, '/gallery?photo=3')
    await counter(page, '3 / 60')
    const read = (key: 'scale' | 'offsetLeft') =>
      page.evaluate((name) => window.visualViewport?.[name] ?? 0, key)
    await move(
      page,
      [
        [180, 380],
        [100, 380],
      ],
      [
        [210, 380],
        [290, 380],
      ],
    )
    await expect.poll(() => read('scale')).toBeGreaterThan(1.5)
    const before = await read('offsetLeft')
    await move(page, [
      [250, 380],
      [150, 380],
    ])
    await expect.poll(() => read('offsetLeft')).toBeGreaterThan(before + 5)
    await counter(page, '3 / 60')
  })
})
