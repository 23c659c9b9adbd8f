import type { Page } from '@playwright/test'
import { articles } from '../tests/frozen/content/articles'
import { company } from '../tests/frozen/content/facts/company'
import { pageTitle } from '../src/lib/page-title'
import { plainText } from '../src/lib/plain-text'
import { accessibilityFaults } from './axe'
import { expect, holdScripts, open, test, untilHydrated } from './fixtures'

const [first, second] = articles
if (!first || !second) throw new Error('There are no articles.')

function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

test('B3 B16 the HTML of every article holds its full text', async ({ request }) => {
  for (const { slug, title, content } of articles) {
    const response = await request.get(`/blog/${slug}`)
    expect(response.status(), slug).toBe(200)
    const html = await response.text()
    expect(html).toContain(`<title>${pageTitle(title, company.name)}</title>`)
    const text = plainText(html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"'))
    for (const block of content.matchAll(/<(p|li|h2|h3)>(.*?)<\/\1>/g)) {
      expect(text, slug).toContain(plainText(block[2] ?? ''))
    }
  }
})

test('B16 no article contains the text of another', async ({ page }) => {
  // A script is fetched, and then imported from the cache.
  const loaded = new Set<string>()
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname))
  await open(page, `/blog/${first.slug}`)
  const stories = [...loaded].filter((path) =>
    articles.some(({ slug }) => path.includes(`/texts/${slug}`)),
  )
  expect(stories).toHaveLength(1)
  expect(stories[0]).toContain(first.slug)
})

test('B16 React hydrates every article without a mismatch', async ({ page }) => {
  for (const { slug } of articles) {
    await open(page, `/blog/${slug}`)
    await page.waitForFunction(() => {
      const text = document.querySelector('main article h2')
      return text !== null && Object.keys(text).some((key) => key.startsWith('__react'))
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('B2 B16 B17 B18 a visitor reads an article, goes on to the next and back', async ({
    page,
  }) => {
    await page.goto('/blog')
    await page.getByRole('link', { name: `Read More about ${first.title}` }).click()
    await expect(page).toHaveURL(`/blog/${first.slug}`)
    await expect(page.getByText('A field was never free')).toBeVisible()
    await page.getByRole('link', { name: `Read More about ${second.title}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible()
    await page.getByRole('link', { name: 'Back to All Articles' }).click()
    await expect(page).toHaveURL('/blog')
  })

  test('B14 the refund calculator says that it needs JavaScript', async ({ page }) => {
    await page.goto('/blog#cancellation')
    // Playwright finds no words inside `noscript` by themselves.
    const note = page.locator('#cancellation noscript p')
    await expect(note).toBeVisible()
    await expect(note).toHaveText(/needs JavaScript/)
  })

  test('B23 the table of contents leads to its chapter', async ({ page }) => {
    await page.goto(`/blog/${first.slug}`)
    const link = page.getByRole('navigation', { name: 'In this story' }).getByRole('link').nth(3)
    const chapter = await link.textContent()
    await link.click()
    await expect(page.getByRole('heading', { level: 2, name: chapter ?? '' })).toBeInViewport()
  })
})

test('B19 another article begins at its top, and Back returns to the place', async ({ page }) => {
  await open(page, `/blog/${first.slug}`)
  const link = page.getByRole('link', { name: `Read More about ${second.title}` })
  await link.scrollIntoViewIfNeeded()
  const left = await scrollY(page)
  expect(left).toBeGreaterThan(1000)
  await link.click()
  const heading = page.getByRole('heading', { level: 1, name: second.title })
  await expect(heading).toBeFocused()
  expect(await scrollY(page)).toBe(0)
  await expect(page.getByRole('navigation', { name: 'In this story' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeAttached()
  await expect.poll(() => scrollY(page)).toBe(left)
})

for (const width of [390, 1280]) {
  test(`B23 the table of contents leads to a chapter under the bar at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, `/blog/${first.slug}`)
    const links = page.getByRole('navigation', { name: 'In this story' }).getByRole('link')
    // On a phone the list opens at a press.
    if (width < 1024) await page.locator('summary', { hasText: 'In this story' }).click()
    const link = links.nth(2)
    const chapter = page.getByRole('heading', { level: 2, name: (await link.textContent()) ?? '' })
    await link.click()
    await expect(page).toHaveURL(/#part-/)
    await expect.poll(async () => Math.round((await chapter.boundingBox())?.y ?? -1)).toBe(80)
    // A second press on the same link finds the way again.
    await links.nth(2).scrollIntoViewIfNeeded()
    await links.nth(2).click()
    await expect.poll(async () => Math.round((await chapter.boundingBox())?.y ?? -1)).toBe(80)
  })
}

test('B23 an address with a chapter opens at it', async ({ page }) => {
  await open(page, `/blog/${first.slug}#part-compared-with-what`)
  const chapter = page.getByRole('heading', { level: 2, name: 'Compared with what?' })
  await expect.poll(async () => Math.round((await chapter.boundingBox())?.y ?? -1)).toBe(80)
})

test.describe('unknown slugs', () => {
  test.use({ expectedMessages: /404/ })

  test('B20 an unknown slug answers 404 with the page that says so', async ({ request }) => {
    for (const slug of ['zzz', 'constructor', '..%2f..%2fadmin', '%E0%A4%A', 'x'.repeat(5000)]) {
      const response = await request.get(`/blog/${slug}`)
      expect(response.status(), slug).toBe(404)
      const html = await response.text()
      expect(html, slug).toContain('Article Not Found')
      expect(html, slug).toContain('noindex')
    }
  })

  test('B20 React hydrates the page, and Back to Blog works', async ({ page }) => {
    for (const slug of ['zzz', 'constructor', '%E0%A4%A', 'x'.repeat(5000)]) {
      const release = await holdScripts(page)
      const response = await page.goto(`/blog/${slug}`, { waitUntil: 'domcontentloaded' })
      expect(response?.status(), slug).toBe(404)
      const heading = page.getByRole('heading', { level: 1, name: 'Article Not Found' })
      await expect(heading).toBeVisible()
      const written = await heading.elementHandle()
      release()
      await untilHydrated(page)
      expect(await written?.evaluate((element) => element.isConnected), slug).toBe(true)
      await page.unrouteAll()
    }
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL('/blog')
  })
})

test('B21 the link of an article is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `/blog/${first.slug}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/blog/${first.slug}$`),
  )
})

test('B14 the refund calculator works', async ({ page }) => {
  await open(page, '/blog#cancellation')
  const calculator = page.getByRole('region', { name: 'Work out your refund' })
  await calculator.getByLabel('First day of the trip').fill('2031-05-31')
  await calculator.getByLabel('Day you cancel').fill('2031-05-17')
  await expect(calculator.getByRole('status')).toContainText('You get back 50%')
})

for (const address of ['/blog', `/blog/${first.slug}`, '/blog/404']) {
  test(`Q7 ${address} has no axe violation and fits from 320 to 1280 px`, async ({ page }) => {
    await open(page, address)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, `at ${width} px`).toBe(0)
      expect(await accessibilityFaults(page), `at ${width} px`).toEqual([])
    }
  })
}
