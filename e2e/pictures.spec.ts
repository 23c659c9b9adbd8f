import { expect, open, test } from './fixtures'

/** Pictures of the page that are in sight, by the file the browser chose. */
function chosenFiles(page: import('@playwright/test').Page): Promise<string[]> {
  return page
    .locator('main img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.complete && image.naturalWidth > 0)
        .map((image) => image.currentSrc),
    )
}

test('H1 the hero is fetched once, small on a phone and in its own crop', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/(?:pictures|images)\//.test(request.url())) fetched.push(request.url())
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const hero = page.locator('main img').first()
  const shape = await hero.evaluate(
    (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
  )
  expect(shape).toBeLessThan(1)
  const source = await hero.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(source).toMatch(/480\.avif$/)
  expect(fetched.filter((address) => address === source)).toHaveLength(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect
    .poll(() =>
      hero.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
    )
    .toBeGreaterThan(2)
})

test.describe('on a phone of two pixels to the point', () => {
  test.use({ deviceScaleFactor: 2, hasTouch: true, isMobile: true })

  for (const width of [360, 390]) {
    test(`V84 at ${width} px no picture of a card or a text is stretched by more than a tenth`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const path of ['/tours', '/tours/goat-farm-tour', '/services', '/about', '/blog']) {
        await open(page, path)
        const pictures = page.locator('main img, [role=dialog] img')
        await expect(pictures.first()).toBeVisible()
        for (const picture of await pictures.all()) {
          if (!(await picture.isVisible())) continue
          await picture.scrollIntoViewIfNeeded()
          await expect
            .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0)
          const { file, shown } = await picture.evaluate((image: HTMLImageElement) => ({
            file: image.currentSrc,
            shown: image.getBoundingClientRect().width * window.devicePixelRatio,
          }))
          const pixels = Number(/\/(\d+)\.avif$/.exec(file)?.[1])
          if (file.endsWith('.svg')) continue
          expect(pixels, `${file} on ${path}, shown at ${shown} pixels`).toBeGreaterThan(
            0.9 * shown,
          )
        }
      }
    })
  }
})

test('L8 T1 B16 pages show their paintings as AVIF, in reserved space', async ({ page }) => {
  for (const path of [
    '/tours',
    '/tours/goat-farm-tour',
    '/blog/coffee-culture-bean-to-cup',
    '/about',
  ]) {
    await open(page, path)
    const files = await chosenFiles(page)
    expect(files.length, path).toBeGreaterThan(0)
    for (const file of files) expect(file, path).toMatch(/\/pictures\/[0-9a-f]{8}\/\d+\.avif$/)
  }
})

test('Q2 a tour has its own preview for chats', async ({ page, request }) => {
  const cards = new Set<string>()
  for (const path of ['/', '/tours/goat-farm-tour', '/blog/coffee-culture-bean-to-cup']) {
    await page.goto(path)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    const { pathname } = new URL(address ?? '')
    const answer = await request.get(pathname)
    expect(answer.headers()['content-type'], path).toBe('image/jpeg')
    expect((await answer.body()).length, path).toBeLessThan(300 * 1024)
    cards.add(pathname)
  }
  expect(cards.size).toBe(3)
})

test('Q12 generated files are cached permanently, the plain one is revalidated', async ({
  page,
  request,
}) => {
  await open(page, '/tours')
  const image = page.locator('main img').first()
  const prepared = await image.evaluate((element: HTMLImageElement) => element.currentSrc)
  expect((await request.get(prepared)).headers()['cache-control']).toContain('immutable')
  const plain = await image.getAttribute('src')
  const answer = await request.get(plain ?? '')
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  expect(answer.headers()['cache-control']).toBe('no-cache')
})

test.describe('prepared files that do not come', () => {
  test.use({ expectedMessages: /Failed to load resource/ })

  test('Q12 fall back to the plain JPEG', async ({ page }) => {
    await page.route(/\/pictures\/[^/]+\/\d+\.(?:avif|webp)$/, (route) => route.abort())
    await open(page, '/tours')
    const image = page.locator('main img').first()
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toMatch(/\/images\/tours\/.*\.jpg$/)
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
  })
})
