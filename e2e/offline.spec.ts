import type { Page } from '@playwright/test'
import { company } from '../tests/frozen/content/facts/company'
import { expect, open, test } from './fixtures'

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  // What a browser writes about requests that fail without a connection.
  expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)|status of 503/,
})

/** Begins to use a page, and waits until the worker has kept it and, with `tours`, the tours. */
async function useAndKeep(page: Page, { tours }: { tours: boolean }): Promise<void> {
  await page.mouse.wheel(0, 200)
  await page.keyboard.press('Tab')
  const isKept = (name: string, path: RegExp) =>
    page.evaluate(
      async ([name, path]) => {
        const keys = await caches.open(name ?? '').then((cache) => cache.keys())
        return keys.some(({ url }) => new RegExp(path ?? '').test(url))
      },
      [name, path.source] as const,
    )
  await expect.poll(() => isKept('pages', /./), { timeout: 30_000 }).toBe(true)
  await expect.poll(() => isKept('files', /frame-/)).toBe(true)
  // Asked for anew with a connection: a publish changes what they hold, but not their names.
  if (tours) await expect.poll(() => isKept('texts', /tours-/), { timeout: 30_000 }).toBe(true)
  // The last of the list.
  if (tours) await expect.poll(() => isKept('pictures', /480/), { timeout: 30_000 }).toBe(true)
}

test('V90 a visited page opens without a connection, and its links to tours, too', async ({
  page,
  context,
}) => {
  await open(page, '/about')
  await useAndKeep(page, { tours: true })
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
    .toBeGreaterThanOrEqual(14)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // Never visited, kept all the same.
  await page.goto('/tours')
  const cards = page.locator('article')
  await expect(cards).toHaveCount(14)
  const picture = cards.first().locator('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  // The phone asks for the file of 680 pixels, and gets the one that is kept.
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /680\.avif$/,
  )
  await page
    .getByRole('button', { name: 'Explore Tour' })
    .or(page.getByRole('link', { name: 'Explore Tour' }))
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Itinerary' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Book Now' }).click()
  await expect(dialog.getByLabel('Name')).toBeVisible()
})

test('V91 a page that is not kept answers with phone, mail, hours and what is kept', async ({
  page,
  context,
}) => {
  await open(page, '/faq')
  await useAndKeep(page, { tours: false })
  await context.setOffline(true)
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:\+/)
  await expect(page.getByText(/Monday to Friday/)).toBeVisible()
  const kept = page.getByRole('link', { name: /Questions|FAQ/ })
  await expect(kept).toHaveAttribute('href', '/faq')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Photo Gallery' })).toBeVisible()
})

test('V92 the worker comes only with use of the page, and never sees the studio', async ({
  page,
}) => {
  await page.goto('/about')
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.waitForTimeout(3000)
  expect(await workers()).toBe(0)
  await useAndKeep(page, { tours: false })
  expect(await workers()).toBe(1)
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const pages = await (await caches.open('pages')).keys()
    return pages.map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/about')
  expect(kept.filter((path) => /^\/(?:admin|auth|rest|storage)/.test(path))).toEqual([])
})

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('V93 a page that cannot come says so inside the frame, and opens when the connection is back', async ({
    page,
    context,
  }) => {
    await open(page, '/about')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
    const main = page.getByRole('main')
    await expect(main).toHaveCount(1)
    await expect(main.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible()
    await expect(main.getByRole('link', { name: company.phone })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await context.setOffline(false)
    await expect(main.getByRole('heading', { level: 1, name: 'Frequently Asked' })).toBeVisible()
  })
})
