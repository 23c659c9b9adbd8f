import type { Page } from '@playwright/test'
import { sharedSite } from '../playwright.config'
import { articles } from '../tests/frozen/content/articles'
import { tours } from '../tests/frozen/content/tours'
import { paths } from '../src/lib/paths'
import { publicPages } from '../src/lib/public-pages'
import { expect, open, quiet, test } from './fixtures'
import { watchPolicy } from './policy'

const groups = {
  pages: publicPages.map(({ path }) => path),
  tours: tours.map(({ slug }) => paths.tour(slug)),
  articles: articles.map(({ slug }) => paths.article(slug)),
}

for (const [name, addresses] of Object.entries(groups)) {
  test(`Z42 all public ${name} start under Trusted Types without a violation`, async ({ page }) => {
    await watchPolicy(page)
    for (const address of addresses) await open(page, address)
  })
}

test.describe('a visit from page to page', () => {
  test.use({ knowsNewsletter: false })

  test('Z42 later dialogs, forms and pages have no violation either', async ({ page }) => {
    await watchPolicy(page)
    await open(page, paths.home())
    await page.evaluate(() => window.scrollTo(0, 400))
    const popup = page.getByRole('dialog')
    await expect(popup).toBeVisible()
    await popup.getByRole('textbox').fill('visitor@example.org')
    await popup.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Tours', exact: true }).first().click()
    await page.getByRole('button', { name: 'Explore Tour Pig Farm Tour' }).click()
    await expect(popup.getByRole('heading', { name: 'Pig Farm Tour' })).toBeVisible()
    await quiet(page)
  })
})

/** What a page answers to a script that wants more than it may. */
async function attempts(page: Page) {
  return page.evaluate(async () => {
    const outcome = async (attempt: () => unknown) => {
      try {
        await attempt()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    const loaded = (address: string) =>
      new Promise((resolve, reject) => {
        const image = new Image()
        image.addEventListener('load', resolve)
        image.addEventListener('error', () => reject(new Error('not loaded')))
        image.src = address
      })
    return {
      html: await outcome(() => {
        document.createElement('p').innerHTML = '<b>text</b>'
      }),
      script: await outcome(() => {
        document.createElement('script').src = '/assets/any.js'
      }),
      policy: await outcome(() =>
        window.trustedTypes?.createPolicy('any', { createHTML: (html) => html }),
      ),
      picture: await outcome(() => loaded('https://evil.test/pixel.png')),
      ownPicture: await outcome(() => loaded('/icons/icon-192.png')),
      request: await outcome(() => fetch('https://abc.supabase.co/rest/v1/')),
    }
  })
}

const refused = {
  html: 'TypeError',
  script: 'TypeError',
  policy: 'TypeError',
  picture: 'Error',
  ownPicture: 'done',
  request: 'TypeError',
}

for (const address of [paths.home(), paths.auth()]) {
  test(`Z43 ${address} contains its policy, for hosts that do not send it`, async ({ browser }) => {
    // Not the usual test page, which would fail on what is refused here on purpose.
    const page = await browser.newPage()
    const target = `${sharedSite.url}${address}`
    const reached: string[] = []
    await page.route(/evil\.test|supabase\.co/, (route) => {
      reached.push(route.request().url())
      return route.fulfill({ status: 200, body: '' })
    })
    await page.route(target, async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': policy, ...headers } = response.headers()
      expect(policy).toContain("frame-ancestors 'none'")
      await route.fulfill({ response, headers })
    })
    await page.goto(target)
    await page.waitForLoadState('networkidle')
    expect(await attempts(page)).toEqual(refused)
    expect(reached).toEqual([])
  })
}

test('Z47 security.txt names the contact for reports of vulnerabilities', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})
