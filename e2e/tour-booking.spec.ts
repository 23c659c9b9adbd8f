import type { Page } from '@playwright/test'
import { accessibilityFaults } from './axe'
import { expect, open, test } from './fixtures'

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Notes every address the page wants to open and where, and opens none. */
async function catchWindows(page: Page): Promise<() => Promise<[url: string, target: string][]>> {
  await page.addInitScript(() => {
    const opened: string[] = []
    window.open = (url, target) => {
      opened.push(`${target} ${String(url)}`)
      document.documentElement.dataset['opened'] = opened.join('\n')
      return null
    }
  })
  const read = () => page.evaluate(() => document.documentElement.dataset['opened'] ?? '')
  return async () =>
    (await read())
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))])
}

function dialog(page: Page) {
  return page.getByRole('dialog')
}

/** How far anything reaches over the right edge of the page or of the dialog's scrolling parts. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [
      document.documentElement,
      ...document.querySelectorAll('[role=dialog], [role=dialog] [data-scroller]'),
    ]
    return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth))
  })
}

test('T14 T15 a form without a name is refused with the alert', async ({ page }) => {
  const windows = await catchWindows(page)
  const alerts: string[] = []
  page.on('dialog', (alert) => {
    alerts.push(alert.message())
    void alert.accept()
  })
  await open(page, '/')
  await page.getByRole('button', { name: 'Explore Tour Coffee & Dairy Tour' }).click()
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(dialog(page).getByLabel('Name')).toBeFocused()
  await dialog(page).getByLabel('Phone').fill('0712 345 678')
  await page.getByRole('button', { name: 'Send WhatsApp Message' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expect(dialog(page).getByLabel('Name')).toBeFocused()
  expect(alerts).toEqual(['Please fill in your name and phone number'])
  expect(await windows()).toEqual([])
})

test('T16 T17 T18 T20 T21 T22 sending opens the chat with the complete enquiry', async ({
  page,
}) => {
  const windows = await catchWindows(page)
  await open(page, '/tours/coffee-and-dairy-tour')
  await page.getByRole('button', { name: 'Book Now' }).click()
  await dialog(page).getByLabel('Name').fill('A Visitor')
  await dialog(page).getByLabel('Phone').fill('0712 345 678')
  await dialog(page).getByLabel('Message (optional)').fill('We are 5 & a dog 🐕\n#fun 100%')
  await page.getByRole('button', { name: 'Send WhatsApp Message' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const [first, ...more] = await windows()
  expect(more).toEqual([])
  const url = new URL(first?.[0] ?? '')
  expect(first?.[1]).toBe('_blank')
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

for (const size of sizes) {
  test(`T30 an enquiry by mail stays at hand at ${size.width} px`, async ({ page }) => {
    const windows = await catchWindows(page)
    await page.setViewportSize(size)
    await open(page, '/tours/goat-farm-tour')
    await page.getByRole('button', { name: 'Book Now' }).click()
    await dialog(page).getByLabel('Name').fill('A Visitor')
    await dialog(page).getByLabel('Phone').fill('0712 345 678')
    await dialog(page).getByLabel('Message (optional)').fill('One\nTwo')
    await page.getByRole('button', { name: 'Enquire by mail instead' }).click()
    const [first] = await windows()
    expect(first?.[1]).toBe('_self')
    expect(first?.[0]).toMatch(
      /^mailto:[^?]+@[^?]+\?subject=Tour%20enquiry%3A%20Goat%20Farm%20Tour&/,
    )
    expect(first?.[0].length).toBeLessThan(8000)
    await expect(page.getByRole('button', { name: 'Copy message' })).toBeInViewport()
    await expect(dialog(page).getByLabel('Message (optional)')).toHaveValue('One\nTwo')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('button', { name: 'Enquire by mail instead' })).toBeFocused()
  })

  test(`T31 no state of the dialog has an axe violation at ${size.width} px`, async ({ page }) => {
    await catchWindows(page)
    page.on('dialog', (alert) => void alert.accept())
    await page.setViewportSize(size)
    // One card behind it is enough, and axe looks at the whole page each time.
    await open(page, '/tours?q=goat')
    await page.getByRole('button', { name: 'Explore Tour Goat Farm Tour' }).click()
    await expect(dialog(page)).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Book Now' }).click()
    await page.getByRole('button', { name: 'Send WhatsApp Message' }).click()
    await expect(page.getByText('Enter your name.')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog(page).getByLabel('Name').fill('A Visitor')
    await dialog(page).getByLabel('Phone').fill('0712 345 678')
    await dialog(page).getByLabel('Number of people').fill('1')
    const date = dialog(page).getByLabel('Preferred date')
    await date.fill('2020-01-01')
    await page.getByRole('button', { name: 'Enquire by mail instead' }).click()
    await expect(date).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    await date.fill('')
    await page.getByRole('button', { name: 'Enquire by mail instead' }).click()
    await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })
}

test('T31 nothing overflows a screen of 320 px', async ({ page }) => {
  await catchWindows(page)
  page.on('dialog', (alert) => void alert.accept())
  await page.setViewportSize({ width: 320, height: 568 })
  await open(page, '/tours/9-day-mixed-farming-safari')
  await expect(page.locator('[data-radix-focus-guard]').first()).toBeAttached()
  expect(await overhang(page)).toBe(0)
  await page.getByRole('button', { name: 'Book Now' }).click()
  await dialog(page).getByLabel('Name').fill('A Visitor')
  await dialog(page).getByLabel('Phone').fill('0712 345 678')
  await dialog(page).getByLabel('Number of people').fill('1')
  await page.getByRole('button', { name: 'Enquire by mail instead' }).click()
  await expect(page.getByRole('button', { name: 'Copy message' })).toBeInViewport()
  expect(await overhang(page)).toBe(0)
})
