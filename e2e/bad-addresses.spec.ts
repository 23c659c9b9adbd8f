import type { Page } from '@playwright/test'
import { site } from '../src/content/site'
import { expect, open, test } from './fixtures'

/** Addresses that carry what nobody should type, and the heading of the page that answers. */
const hostile: [address: string, heading: string][] = [
  ['/tours?category=farm%20tours', 'All Tours & Itineraries'],
  ['/tours?category=<img src=x onerror=alert(1)>', 'All Tours & Itineraries'],
  ['/tours?category=Safari & Wildlife', 'All Tours & Itineraries'],
  ['/tours?category=Farm%20Tours&category=zzz', 'All Tours & Itineraries'],
  ['/tours?category=%E0%A4%A', 'All Tours & Itineraries'],
  ['/tours?category=%00', 'All Tours & Itineraries'],
  ['/tours?category=__proto__', 'All Tours & Itineraries'],
  [`/tours?category=${'x'.repeat(10_000)}`, 'All Tours & Itineraries'],
  ['/tours?q=<svg/onload=alert(1)>', 'All Tours & Itineraries'],
  ['/tours?q=%E0%A4%A&people=-1&duration=constructor', 'All Tours & Itineraries'],
  ['/tours?people=1e309', 'All Tours & Itineraries'],
  ['/gallery?category=constructor', 'Photo Gallery'],
  ['/gallery?photo=<img src=x onerror=alert(1)>', 'Photo Gallery'],
  ['/gallery?photo=99999999999999999999', 'Photo Gallery'],
  ['/gallery?photo=%E0%A4%A', 'Photo Gallery'],
  ['/blog/constructor', 'Article Not Found'],
  ['/blog/__proto__', 'Article Not Found'],
  ['/blog/<script>alert(1)<%2fscript>', 'Article Not Found'],
  [`/blog/${'x'.repeat(5_000)}`, 'Article Not Found'],
  ['/blog/%E0%A4%A', 'Article Not Found'],
  ['/blog/..%2f..%2fadmin', 'Article Not Found'],
  ['/faq#<img src=x onerror=alert(1)>', 'Frequently Asked Questions (FAQs)'],
  ['/faq#%E0%A4%A', 'Frequently Asked Questions (FAQs)'],
  ['/faq#q-pets"]', 'Frequently Asked Questions (FAQs)'],
  ['/#contact"]', site.name],
  ['/#access_token=forged&type=recovery', site.name],
  ['/ADMIN/zzz', '404'],
  ['/tours/..%2f..%2fadmin', '404'],
  ['/%E0%A4%A', '404'],
]

async function stateOf(page: Page) {
  return page.evaluate(() => ({
    markup: document.querySelectorAll('#root img[src="x"], #root svg[onload], #root script').length,
    errorPage: document.body.textContent.includes('Unexpected Application Error!'),
    stored: Object.keys(localStorage).filter((key) => key.startsWith('sb-')),
  }))
}

test.describe('an address that leads to nothing', () => {
  // The browser reports the status 404, the not-found page the path.
  test.use({ expectedMessages: /404|not found/i })

  for (const [address, heading] of hostile) {
    test(`Q11 ${address.slice(0, 60)} shows a helpful page`, async ({ page }) => {
      page.on('dialog', () => {
        throw new Error('The address ran a script.')
      })
      await open(page, address)
      await expect(page.locator('h1').first()).toContainText(heading)
      expect(await stateOf(page)).toEqual({ markup: 0, errorPage: false, stored: [] })
      expect(await page.title()).not.toMatch(/onerror|zzz|constructor|__proto__/)
    })
  }
})

test('an unknown value stays in the URL until a filter is chosen', async ({ page }) => {
  await open(page, '/tours?category=farm%20tours')
  await expect(page).toHaveURL('/tours?category=farm%20tours')
  await page.getByRole('button', { name: 'Farm Tours' }).click()
  await expect(page).toHaveURL('/tours?category=Farm%20Tours')
})
