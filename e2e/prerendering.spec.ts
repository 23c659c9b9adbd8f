import { homeFeatured } from '../tests/frozen/content/home-featured'
import { tours } from '../tests/frozen/content/tours'
import { plainTitle } from '../src/lib/tour-title'
import { expect, holdScripts, open, quiet, test } from './fixtures'
import { deferred } from '../tests/deferred'

/** Text of a page as a reader without JavaScript gets it. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
}

function titleOf(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]
}

test('Q1 every public page has its own title, description and full text without JavaScript', async ({
  request,
}) => {
  const titles = new Set<string>()
  for (const path of ['/', '/tours', ...tours.map((tour) => `/tours/${tour.slug}`)]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/)
    expect(html, path).toMatch(/<link rel="canonical" href="https:\/\/[^"]+"/)
    titles.add(titleOf(html) ?? '')
  }
  expect(titles.size).toBe(tours.length + 2)

  const home = textOf(await (await request.get('/')).text())
  for (const id of homeFeatured) {
    const tour = tours.find((candidate) => candidate.id === id)
    expect(home).toContain(plainTitle(tour?.title ?? ''))
  }
  const list = textOf(await (await request.get('/tours')).text())
  for (const tour of tours) expect(list).toContain(plainTitle(tour.title))
})

test('Q3 Q4 B22 robots find every page, what it is about, and the feed', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  expect(listed.length).toBeGreaterThan(tours.length)
  for (const path of listed) {
    const answer = await request.get(path ?? '')
    expect(answer.status(), path).toBe(200)
    const [, data = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await answer.text()) ?? []
    expect(JSON.parse(data), path).toHaveProperty('@graph')
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /^Sitemap: https:.*\/sitemap\.xml$/m,
  )
  const [, feed = ''] =
    /<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(
      await (await request.get('/blog')).text(),
    ) ?? []
  const answer = await request.get(feed)
  expect(answer.headers()['content-type']).toMatch(/xml/)
  expect(await answer.text()).toContain('<rss version="2.0"')
})

test('Q16 pages and scripts come compressed', async ({ request }) => {
  const home = await request.get('/')
  const [, script = ''] = /data-preload="([^" ]+)/.exec(await home.text()) ?? []
  const encodings = []
  for (const path of ['/', script, '/admin', '/sitemap.xml']) {
    encodings.push((await request.get(path)).headers()['content-encoding'])
  }
  expect(encodings).toEqual(['br', 'br', 'br', 'br'])
})

test('R24 Q1 the page of a tour holds its full text', async ({ request }) => {
  for (const tour of tours) {
    const html = await (await request.get(`/tours/${tour.slug}`)).text()
    const text = textOf(html)
    expect(titleOf(html)).toContain(plainTitle(tour.title).replaceAll('&', '&amp;'))
    for (const line of [...tour.itinerary, ...tour.includes]) expect(text).toContain(line)
    const sentence = textOf(tour.fullDescription).trim().slice(0, 60)
    expect(text).toContain(sentence)
  }
})

test('R15 R20 an unknown address answers 404 with the not-found page', async ({ request }) => {
  for (const path of ['/zzz', '/tours/zzz', '/blog/constructor/x', '/%E0%A4%A']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('Oops! Page not found')
  }
  expect((await request.get('/assets/none.js')).status()).toBe(404)
})

test('Q11 every page carries the security headers', async ({ request }) => {
  for (const path of ['/', '/tours', '/admin', '/auth', '/zzz']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
  }
  expect((await request.get('/admin')).headers()['cache-control']).toBe('no-store')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Q1 a visitor reads a tour, closes it and opens another', async ({ page }) => {
    const [first, second] = tours
    if (!first || !second) throw new Error('There are no tours.')
    await page.goto(`/tours/${first.slug}`)
    const dialog = page.getByRole('dialog', { name: plainTitle(first.title) })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL('/tours')
    await page
      .getByRole('link', { name: plainTitle(second.title) })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: plainTitle(second.title) })).toBeVisible()
  })
})

test('Q1 React hydrates every pre-rendered page without a mismatch', async ({ page }) => {
  for (const path of ['/', '/tours', `/tours/${tours[0]?.slug}`, '/tours?category=Farm%20Tours']) {
    await open(page, path)
  }
})

test('X9 X10 a public page makes no request to the backend, and none to another origin', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(auth|rest|storage)\/v1/.test(request.url())) asked.push(request.url())
  })
  await open(page, '/')
  await page.getByRole('link', { name: 'View All Tours' }).click()
  await expect(page.getByRole('heading', { name: 'All Tours & Itineraries' })).toBeVisible()
  await quiet(page)
  expect(asked).toEqual([])
})

test('a button pressed before hydration works afterwards', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/tours', { waitUntil: 'load' })
  await page
    .getByRole('button', { name: /Explore Tour/ })
    .first()
    .click()
  letThrough()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('V145 “Book Now” pressed before the dialog has come opens its form', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/tours/goat-farm-tour', { waitUntil: 'load' })
  await page.getByRole('dialog').getByRole('link', { name: 'Book Now' }).click()
  letThrough()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  expect(page.context().pages()).toHaveLength(1)
})

test('V145 “Book Now” pressed while the dialog is being fetched opens its form, and Keep keeps', async ({
  page,
}) => {
  const { promise: held, resolve: letDialogCome } = deferred()
  await page.route('**/assets/tour-dialog*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/tours/goat-farm-tour', { waitUntil: 'load' })
  await page.keyboard.press('Shift')
  const copy = page.getByRole('dialog')
  const keep = copy.getByRole('button', { name: /^Keep/ }).first()
  await expect
    .poll(async () => {
      await keep.click()
      return keep.getAttribute('aria-pressed')
    })
    .toBe('true')
  await copy.getByRole('link', { name: 'Book Now' }).click()
  letDialogCome()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  expect(page.context().pages()).toHaveLength(1)
})
