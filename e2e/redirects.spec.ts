import { redirects } from '../tests/frozen/content/redirects'
import { expect, open, test } from './fixtures'

const moved = Object.entries(redirects)

test('Y9 a request for an old address is redirected permanently, with its query', async ({
  request,
}) => {
  expect(moved.length).toBeGreaterThan(1)
  for (const [from, to] of moved) {
    for (const address of [from, `${from}/`, `${from}?from=mail`]) {
      const response = await request.get(address, { maxRedirects: 0 })
      expect(response.status(), address).toBe(301)
      const query = address.includes('?') ? '?from=mail' : ''
      expect(response.headers()['location']).toBe(to + query)
    }
    expect((await request.get(to)).status()).toBe(200)
  }
})

test('Y9 for hosts without redirects there is a page at every old address, and a list', async ({
  request,
}) => {
  const list = await (await request.get('/_redirects')).text()
  for (const [from, to] of moved) {
    expect(list).toContain(`${from} ${to} 301\n`)
    const page = await (await request.get(`${from}.html`)).text()
    expect(page).toContain(`<meta http-equiv="refresh" content="0;url=${to}">`)
  }
})

test('Y9 a visitor with an old address reads the tour, scrolled to its chapter', async ({
  page,
}) => {
  await open(page, '/blog/building-bridges#chapter')
  await expect(page).toHaveURL('/blog/community-based-tourism-building-bridges#chapter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Community')
})

for (const [from, to] of moved) {
  test(`Y9 inside the app ${from} is replaced by ${to}`, async ({ page }) => {
    await open(page, '/faq')
    // What a link of an older tab does: the address changes, and no document is asked for.
    await page.evaluate((address) => {
      window.history.pushState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, `${from}?from=tab`)
    await expect(page).toHaveURL(`${to}?from=tab`)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.getByText(/Oops! Page not found|Article Not Found/)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/faq')
  })
}
