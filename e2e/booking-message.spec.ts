import type { Page } from '@playwright/test'
import { accessibilityFaults } from './axe'
import { expect, open, test } from './fixtures'

const dialog = (page: Page) => page.getByRole('dialog')

/** Top edges of all fields and buttons in the scrolled part of the form. */
function edges(page: Page): Promise<number[]> {
  return dialog(page)
    .locator('[data-scroller]')
    .evaluate((scroller) => {
      const parts = scroller.querySelectorAll('input, textarea, button, summary')
      return [...parts].map((part) =>
        Math.round(part.getBoundingClientRect().top + scroller.scrollTop),
      )
    })
}

for (const width of [360, 412]) {
  test(`V188 nothing but the form scrolls in the booking sheet, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, '/tours/coffee-and-dairy-tour')
    await page.getByRole('button', { name: 'Book Now' }).click()
    await dialog(page).getByText('Add questions to your message').click()
    await dialog(page).getByText('See your message').click()
    const send = page.getByRole('button', { name: 'Send WhatsApp Message' })
    const scrolled = () =>
      send.evaluate((button) => {
        let sum = 0
        for (let part = button.parentElement; part; part = part.parentElement) sum += part.scrollTop
        return sum
      })
    await expect(dialog(page).getByRole('region', { name: 'Your message' })).toBeInViewport()
    expect(await scrolled()).toBe(0)
  })
}

for (const { width, height, isWide } of [
  { width: 390, height: 844, isWide: false },
  { width: 1440, height: 900, isWide: true },
]) {
  test(`V81 V82 the postcard shows the message as it is typed and sent, at ${width} px`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = (url) => {
        document.documentElement.dataset['opened'] = String(url)
        return null
      }
    })
    // The card does not turn while its fields are measured.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await open(page, '/tours/coffee-and-dairy-tour')
    await page.getByRole('button', { name: 'Book Now' }).click()
    await expect(dialog(page).getByLabel('Name')).toBeFocused()
    if (!isWide) await dialog(page).getByText('See your message').click()
    const region = dialog(page).getByRole('region', { name: 'Your message' })
    await expect(region).toHaveCount(1)
    const sheet = region.locator('[data-allow-copy]')
    await expect(sheet).toContainText('Hello, I would like to book this tour.')
    await page.waitForLoadState('networkidle')

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const before = await edges(page)
    await dialog(page).getByLabel('Name').pressSequentially('A Visitor')
    await expect(sheet.getByText('Name: A Visitor')).toBeVisible()
    const message = dialog(page).getByLabel('Message (optional)')
    await message.pressSequentially('Can we stay for lunch?')
    expect(await edges(page)).toEqual(before)
    expect(asked).toEqual([])
    // The end of the message is in the sheet's window.
    const end = sheet.getByText('Can we stay for lunch?')
    expect(
      await end.evaluate((line) => {
        const box = line.parentElement?.getBoundingClientRect()
        const { top, bottom } = line.getBoundingClientRect()
        return box !== undefined && top >= box.top - 1 && bottom <= box.bottom + 1
      }),
    ).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])

    await dialog(page).getByLabel('Phone').fill('0712 345 678')
    const shown = await sheet.evaluate((element) => element.textContent)
    await page.getByRole('button', { name: 'Send WhatsApp Message' }).click()
    await expect(dialog(page)).toHaveCount(0)
    const opened = await page.evaluate(() => document.documentElement.dataset['opened'] ?? '')
    expect(new URL(opened).searchParams.get('text')).toBe(shown)
  })
}
