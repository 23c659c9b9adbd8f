import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures'

test.use({ expectedMessages: /404|dynamically imported module|Failed to load resource|preload/ })

/** Takes chunks away, as a deploy does, until the page has been loaded anew. */
async function deployUnder(page: Page, chunks: RegExp): Promise<() => number> {
  let loads = 0
  await page.route(chunks, async (route) => {
    if (loads === 0) await route.fulfill({ status: 404, body: 'Not found' })
    else await route.fallback()
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** Pretends that this tab was opened with the entry of an older site. */
async function makeOlder(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('script[data-entry]')?.setAttribute('data-entry', '/assets/older.js')
  })
}

test('Y10 a link to a page whose chunk is gone reloads the page, once', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.locator('#root')).toHaveAttribute('data-page', 'faq')
  await makeOlder(page)
  const loads = await deployUnder(page, /\/assets\/about-page-[^/]*\.js$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
  await expect(page).toHaveURL('/about')
  expect(loads()).toBe(1)
})

test('Y10 a part whose chunk is gone appears after the reload', async ({ page }) => {
  await open(page, '/tours')
  await makeOlder(page)
  const loads = await deployUnder(page, /\/assets\/article-tour-[^/]*\.js$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'The tour in this story' })).toBeVisible()
  expect(loads()).toBe(1)
})

test('Y10 a tour whose dialog chunk is gone opens after a reload', async ({ page }) => {
  await page.route(/\/assets\/tour-dialog-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
  await open(page, '/tours')
  await makeOlder(page)
  await page.unroute(/\/assets\/tour-dialog-[^/]*\.js$/)
  const loads = await deployUnder(page, /\/assets\/tour-dialog-[^/]*\.js$/)
  await page
    .getByRole('button', { name: /^Explore Tour/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(loads()).toBe(1)
})
