import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, holdScripts, open, test } from './fixtures'

/** Waits until React answers: before that, links are plain links. */
/** Notes every address the page wants to open in a new tab, and opens none. */
async function catchWindows(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.open = (url) => {
      const list = document.documentElement.dataset['opened'] ?? ''
      document.documentElement.dataset['opened'] = `${list} ${String(url)}`.trim()
      return null
    }
  })
  const read = () => page.evaluate(() => document.documentElement.dataset['opened'] ?? '')
  return async () => (await read()).split(' ').filter(Boolean)
}

function dialog(page: Page) {
  return page.getByRole('dialog')
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

test('L23 Back and Forward walk through the filters', async ({ page }) => {
  await open(page, '/tours')
  const status = page.locator('main output')
  await expect(status).toHaveText('14 tours')
  await page.getByRole('button', { name: 'Safari & Wildlife' }).click()
  await expect(page).toHaveURL('/tours?category=Safari%20%26%20Wildlife')
  await expect(status).toHaveText('2 tours in Safari & Wildlife')
  await page.getByRole('button', { name: 'Educational Tours' }).click()
  await expect(status).toHaveText('1 tour in Educational Tours')
  await page.goBack()
  await expect(status).toHaveText('2 tours in Safari & Wildlife')
  await page.goBack()
  await expect(status).toHaveText('14 tours')
  await page.goForward()
  await expect(status).toHaveText('2 tours in Safari & Wildlife')
})

test('L11 a card far down leads to its kind, with the filter in view', async ({ page }) => {
  await open(page, '/tours')
  await page.getByRole('link', { name: 'More Educational Tours' }).click()
  await expect(page.locator('main output')).toHaveText('1 tour in Educational Tours')
  await expect(page.getByRole('button', { name: 'Educational Tours' })).toBeInViewport()
})

test('R24 an address of a tour opens its dialog, and again after a reload', async ({ page }) => {
  await open(page, '/tours/goat-farm-tour')
  for (const step of ['arrival', 'reload']) {
    if (step === 'reload') await page.reload({ waitUntil: 'networkidle' })
    await expect(dialog(page)).toHaveCount(1)
    await expect(dialog(page).getByRole('heading', { name: 'Goat Farm Tour' })).toBeVisible()
    await expect(page).toHaveTitle(/^Goat Farm Tour/)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/tours')
})

test('R24 the real dialog takes the place of the written one without a jump', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/tours/goat-farm-tour', { waitUntil: 'load' })
  const title = page.locator('[role=dialog] h2')
  await page.evaluate(() => document.fonts.ready)
  const before = await title.boundingBox()
  expect(before).not.toBeNull()
  letThrough()
  await expect(page.locator('[data-radix-focus-guard]').first()).toBeAttached()
  expect(await title.boundingBox()).toEqual(before)
})

test('L14 Explore Tour opens the dialog; closing it keeps list, place and focus', async ({
  page,
}) => {
  await open(page, '/tours?category=Farm%20Tours')
  const explore = page.getByRole('button', { name: 'Explore Tour Pig Farm Tour' })
  await explore.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await explore.click()
  await expect(page).toHaveURL('/tours/pig-farm-tour?category=Farm%20Tours')
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/tours?category=Farm%20Tours')
  await expect(explore).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('T26 Close and Book Now are in view without scrolling', async ({ page }) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await open(page, '/tours/goat-farm-tour')
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await expect(dialog(page).getByRole('button', { name: 'Book Now' })).toBeInViewport({
      ratio: 1,
    })
  }
})

test('T14 a form without a name is refused with the alert', async ({ page }) => {
  const windows = await catchWindows(page)
  const alerts: string[] = []
  page.on('dialog', (alert) => {
    alerts.push(alert.message())
    void alert.accept()
  })
  await open(page, '/')
  await page.getByRole('button', { name: 'Explore Tour Coffee & Dairy Tour' }).click()
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Phone').fill('0712 345 678')
  await page.getByRole('button', { name: 'Send WhatsApp Message' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  expect(alerts).toEqual(['Please fill in your name and phone number'])
  expect(await windows()).toEqual([])
})

test('T16 T17 T18 T20 T21 T22 sending opens the chat with the whole enquiry', async ({ page }) => {
  const windows = await catchWindows(page)
  await open(page, '/tours/coffee-and-dairy-tour')
  await page.getByRole('button', { name: 'Book Now' }).click()
  await page.getByLabel('Name').fill('A Visitor')
  await page.getByLabel('Phone').fill('0712 345 678')
  await page.getByLabel('Message (optional)').fill('We are 5 & a dog 🐕\n#fun 100%')
  await page.getByRole('button', { name: 'Send WhatsApp Message' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const [address, ...more] = await windows()
  expect(more).toEqual([])
  const url = new URL(address ?? '')
  expect(url.host).toBe('wa.me')
  expect(url.pathname).toMatch(/^\/\d{9,15}$/)
  const text = url.searchParams.get('text') ?? ''
  for (const part of [
    'Name: A Visitor',
    'Phone: 0712 345 678',
    'Tour: Coffee & Dairy Tour',
    'Duration: 1 day',
    'Group size: 2-150',
    'We are 5 & a dog 🐕\n#fun 100%',
  ]) {
    expect(text).toContain(part)
  }
})

test('T31 the page, the dialog and the form have no fault that axe can see', async ({ page }) => {
  await open(page, '/')
  expect(await violations(page)).toEqual([])
  await open(page, '/tours')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Explore Tour Goat Farm Tour' }).click()
  await expect(dialog(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Book Now' }).click()
  page.once('dialog', (alert) => void alert.accept())
  await page.getByRole('button', { name: 'Send WhatsApp Message' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('nothing on the first pages moves while they load', async ({ page }) => {
  await page.addInitScript(() => {
    let shift = 0
    Object.defineProperty(window, 'layoutShift', { get: () => shift })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of ['/', '/tours', '/tours/goat-farm-tour']) {
    await open(page, address)
    expect(await page.evaluate(() => Reflect.get(window, 'layoutShift')), address).toBeLessThan(
      0.01,
    )
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('R24 a tour can be read, asked for and left', async ({ page }) => {
    await page.goto('/tours/goat-farm-tour')
    await expect(dialog(page).getByRole('heading', { name: 'Itinerary' })).toBeVisible()
    const book = dialog(page).getByRole('link', { name: /^Book Now/ })
    await expect(book).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Goat/)
    await dialog(page).getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/tours\/?$/)
    await expect(dialog(page)).toHaveCount(0)
  })
})
