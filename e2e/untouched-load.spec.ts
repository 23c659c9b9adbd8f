import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { articles } from '../tests/frozen/content/articles'
import { categories } from '../tests/frozen/content/facts/categories'
import { tours } from '../tests/frozen/content/tours'
import { paths } from '../src/lib/paths'
import { publicPages } from '../src/lib/public-pages'
import { expect, test } from './fixtures'
import { deferred } from '../tests/deferred'

// The page that is not found says so on the console.
test.use({ expectedMessages: /not-found/ })
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

type Load = { requests: number; scripts: number; scriptGzip: number; all: number }

/**
 * The most that a page may load that nobody scrolls or touches: requests, script files, and kilobytes of
 * 1024 bytes, of script with gzip and of everything as it is sent.
 */
const most: Load = { requests: 16, scripts: 6, scriptGzip: 95, all: 190 }

/** How long after its load a page is watched, in ms: what idle browsers fetch comes within it. */
const watchedMs = 2000

async function loadOf(page: Page, path: string): Promise<{ load: Load; files: string[] }> {
  const answers: Response[] = []
  const listen = (answer: Response) => void answers.push(answer)
  page.on('response', listen)
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForTimeout(watchedMs)
  page.off('response', listen)
  const load: Load = { requests: 0, scripts: 0, scriptGzip: 0, all: 0 }
  const files: string[] = []
  for (const answer of answers) {
    const { pathname } = new URL(answer.url())
    // A script is fetched, and then imported from the cache.
    if (pathname.endsWith('.js') && files.includes(pathname)) continue
    files.push(pathname)
    load.requests += 1
    load.all += (await answer.request().sizes()).responseBodySize / 1024
    if (!pathname.endsWith('.js')) continue
    load.scripts += 1
    load.scriptGzip += gzipSync(await answer.body(), { level: 9 }).length / 1024
  }
  return { load, files }
}

const addresses = [
  ...publicPages.map(({ path }) => path),
  paths.tour(tours[0]?.slug ?? ''),
  paths.tourCategory(categories.categories[0]?.id ?? ''),
  '/not-found',
  paths.article(articles[0]?.slug ?? ''),
]

for (const path of addresses) {
  test(`V64 ${path} loads little that nobody asked for`, async ({ page }) => {
    const { load, files } = await loadOf(page, path)
    const dialogs = files.filter((file) => /\/(?:dialog|tour-dialog|photo-viewer)-/.test(file))
    expect(dialogs).toEqual([])
    for (const name of ['requests', 'scripts', 'scriptGzip', 'all'] as const) {
      expect
        .soft(load[name], `${name} of ${path}: ${files.join(' ')}`)
        .toBeLessThanOrEqual(most[name])
    }
  })
}

for (const path of ['/', '/tours']) {
  test(`V148 on ${path} nothing takes the line from the main picture before it is painted`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const { promise: held, resolve: letPicturesCome } = deferred()
    await page.route('**/pictures/**', async (route) => {
      await held
      await route.continue()
    })
    const lead = page.locator('img[fetchpriority=high]')
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => asked.some((file) => file.startsWith('/pictures/'))).toBe(true)
    await page.waitForTimeout(500)
    expect(asked.filter((file) => /\.(?:js|css|woff2)$/.test(file))).toEqual([])
    letPicturesCome()
    await expect.poll(() => asked.filter((file) => /\.(?:js|woff2)$/.test(file))).not.toEqual([])
    expect(await lead.first().evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  })
}

test.describe('at a ratio of three', () => {
  test.use({ deviceScaleFactor: 3 })

  for (const path of ['/', '/tours', '/about']) {
    test(`V194 the head of ${path} names the main picture, which is fetched once and as wide as it must be`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const answer = await page.goto(path, { waitUntil: 'load' })
      const lead = page.locator('img[fetchpriority=high]').first()
      const chosen = await lead.evaluate((image: HTMLImageElement) => image.currentSrc)
      const { pathname } = new URL(chosen)
      expect(pathname).toMatch(/\/680\.avif$/)
      const folder = pathname.replace(/[^/]+$/, '')
      const [head = ''] = (await answer?.text())?.split('</head>') ?? []
      expect(head).toContain(`${folder}480.avif 480w`)
      await page.waitForTimeout(watchedMs)
      expect(asked.filter((file) => file.startsWith(folder))).toEqual([pathname])
    })
  }
})

/** How many pictures a page has fetched. */
function countPictures(page: Page): () => number {
  const found = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pictures/')) found.add(pathname)
  })
  return () => found.size
}

test('Q20 pictures below the window come once the visitor uses the page', async ({ page }) => {
  const pictures = countPictures(page)
  await page.goto('/tours', { waitUntil: 'load' })
  await page.waitForTimeout(watchedMs)
  const untouched = pictures()
  expect(untouched).toBeLessThanOrEqual(2)
  await page.keyboard.press('Shift')
  await expect.poll(pictures).toBeGreaterThan(untouched)
})

test('Q22 a picture that is pressed before the page answers opens in the viewer', async ({
  page,
}) => {
  await page.goto('/gallery', { waitUntil: 'load' })
  await page.locator('main [data-early] a').first().tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/gallery')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Q20 no picture is held back', async ({ page }) => {
    await page.goto('/tours')
    const first = page.locator('main li img').first()
    await first.scrollIntoViewIfNeeded()
    const chosen = () => first.evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(chosen).toMatch(/\/pictures\//)
  })
})
