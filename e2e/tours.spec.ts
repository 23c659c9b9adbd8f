import type { Page } from '@playwright/test'
import { site } from '../src/content/site'
import { expect, holdScripts, open, reload, quiet, test } from './fixtures'

function dialog(page: Page) {
  return page.getByRole('dialog')
}

test('L11 a card far down links to its category, with the filter visible', async ({ page }) => {
  await open(page, '/tours')
  await page.getByRole('link', { name: 'More Educational Tours' }).click()
  await expect(page.locator('main output').first()).toHaveText('1 tour in Educational Tours')
  await expect(page.getByRole('button', { name: 'Educational Tours' })).toBeInViewport()
})

test('K182 on a phone no line of a card’s facts begins or ends with a dot', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/tours')
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('.one-line')].flatMap((list) => {
      const { left } = list.getBoundingClientRect()
      const facts = [...list.querySelectorAll('.fact dd')]
      return facts.map((fact) => {
        const { top, left: begin } = fact.getBoundingClientRect()
        const dot = getComputedStyle(fact, '::before')
        // A dot in front of the box of the list is cut off.
        const dotBegins = begin + Number.parseFloat(dot.marginInlineStart)
        return {
          isFirst: facts.every((other) => {
            const box = other.getBoundingClientRect()
            return box.top !== top || box.left >= begin
          }),
          isCutOff: dotBegins + Number.parseFloat(dot.inlineSize) <= left + 1,
          ends: getComputedStyle(fact, '::after').content,
          overflow: getComputedStyle(list).overflowX,
        }
      })
    }),
  )
  expect(seen.length).toBeGreaterThan(40)
  expect(seen.filter(({ isFirst }) => !isFirst).length).toBeGreaterThan(10)
  for (const { isFirst, isCutOff, ends, overflow } of seen) {
    expect([isCutOff, ends, overflow]).toEqual([isFirst, 'none', 'clip'])
  }
})

test('R24 the URL of a tour opens its dialog, also after a reload', async ({ page }) => {
  await open(page, '/tours/goat-farm-tour')
  for (const step of ['arrival', 'reload']) {
    if (step === 'reload') await reload(page)
    await expect(dialog(page)).toHaveCount(1)
    await expect(dialog(page).getByRole('heading', { name: 'Goat Farm Tour' })).toBeVisible()
    await expect(page).toHaveTitle(/^Goat Farm Tour/)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/tours')
})

test('V72 on a phone the dialog of a tour, which covers the header, names the company', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/tours/goat-farm-tour')
  const name = dialog(page).getByText(site.name, { exact: true })
  await expect(name).toBeInViewport({ ratio: 1 })
  const [nameBox, keepBox] = await Promise.all([
    name.boundingBox(),
    dialog(page).getByRole('button', { name: /^Keep/ }).boundingBox(),
  ])
  expect(keepBox?.x ?? NaN).toBeGreaterThanOrEqual(0)
  expect((keepBox?.x ?? NaN) + (keepBox?.width ?? NaN)).toBeLessThanOrEqual(nameBox?.x ?? NaN)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(name).toBeHidden()
})

test('R24 the dialog replaces the pre-rendered one without a layout shift', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/tours/goat-farm-tour', { waitUntil: 'load' })
  const title = page.locator('[role=dialog] h1')
  await page.evaluate(() => document.fonts.ready)
  const before = await title.boundingBox()
  expect(before).not.toBeNull()
  // Nobody sees the list behind it; React adds that.
  await expect(page.locator('article')).toHaveCount(0)
  letThrough()
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-radix-focus-guard]').first()).toBeAttached()
  expect(await title.boundingBox()).toEqual(before)
  await expect(page.locator('article')).toHaveCount(14)
})

test('V191 the search keeps every letter that is typed while the page begins', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/tours')
  const field = page.getByRole('searchbox', { name: 'Search tours' })
  await field.pressSequentially('naivasha', { delay: 90 })
  await expect(page).toHaveURL('/tours?q=naivasha')
  await expect(field).toHaveValue('naivasha')
})

test('L14 Explore Tour opens the dialog; closing it keeps list, scroll position and focus', async ({
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

test('T7 T8 a link in a dialog that was opened from the list leaves the list', async ({ page }) => {
  for (const [name, address] of [
    ['See more Farm Tours tours', '/tours?category=Farm%20Tours'],
    ['Contact us', '/#contact'],
  ] as const) {
    await open(page, '/tours')
    await page.getByRole('button', { name: 'Explore Tour Goat Farm Tour' }).click()
    await dialog(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(dialog(page)).toHaveCount(0)
    await quiet(page)
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(dialog(page).getByRole('heading', { name: 'Goat Farm Tour' })).toBeVisible()
  }
})

test('T28 the cancellation line leads to the guidelines', async ({ page }) => {
  await open(page, '/tours/goat-farm-tour')
  await dialog(page).getByRole('link', { name: 'Cancellation guidelines' }).click()
  await expect(page).toHaveURL('/blog#cancellation')
  await expect(page.locator('#cancellation h2')).toBeInViewport()
})

test('T26 Close and Book Now are in view without scrolling', async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 640 },
    { width: 320, height: 568 },
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

  test('R24 a tour can be read, booked and closed', async ({ page }) => {
    await page.goto('/tours/goat-farm-tour')
    await expect(dialog(page).getByRole('heading', { name: 'Itinerary' })).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'No pets' })).toHaveAttribute(
      'href',
      '/faq#q-pets',
    )
    await expect(dialog(page).getByText('under 7 days, no refund')).toBeVisible()
    const book = dialog(page).getByRole('link', { name: /^Book Now/ })
    await expect(book).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Goat/)
    await dialog(page).getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/tours\/?$/)
    await expect(dialog(page)).toHaveCount(0)
    // What only a script can answer is not offered.
    await expect(page.getByLabel('Search tours')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Farm Tours', exact: true })).toBeHidden()
    await expect(page.locator('article')).toHaveCount(14)
  })
})
