import type { Page } from '@playwright/test'
import { accessibilityFaults } from './axe'
import { expect, open, quiet, runUntilVisible, stopClock, test } from './fixtures'

const phone = { width: 390, height: 844 }

function watchStory(page: Page) {
  return page.getByRole('button', { name: /^Watch Story/ })
}

test('H8 the film is loaded only on click, and then it plays', async ({ page }) => {
  const media: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/story/.test(pathname)) media.push(pathname)
  })
  await open(page, '/')
  expect(media).toEqual([])
  await watchStory(page).click()
  const film = page.locator('video')
  await expect(film).toBeInViewport()
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe(
    'showing',
  )
  const box = await page.getByRole('dialog').locator('..').boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  expect(await accessibilityFaults(page)).toEqual([])
})

test('H8 the film fits into every screen', async ({ page }) => {
  for (const viewport of [phone, { width: 844, height: 390 }, { width: 320, height: 568 }]) {
    await page.setViewportSize(viewport)
    await open(page, '/')
    await watchStory(page).click()
    await expect(page.locator('video')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    for (const link of await page.getByRole('dialog').getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 })
    }
  }
})

test('V70 the way from the film to the contact form ends there', async ({ page }) => {
  await open(page, '/')
  await watchStory(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Write to us' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport()
  await page.goBack()
  await expect(page.locator('video')).toBeVisible()
})

test('H9 the close button, Esc and a click on the backdrop close the film', async ({ page }) => {
  await open(page, '/')
  for (const close of [
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 450),
  ]) {
    await watchStory(page).click()
    await expect(page.locator('video')).toBeVisible()
    // It hears keys once it has taken the focus.
    await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1)
    await close()
    await expect(page.locator('video')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(watchStory(page)).toBeFocused()
  }
})

test.describe('while the film cannot be fetched', () => {
  test.use({ expectedMessages: /story-dialog|ERR_FAILED/ })

  test('H8 V149 the button says so, and works when it can', async ({ page }) => {
    await page.route('**/story-dialog*.js', (route) => route.abort())
    await open(page, '/')
    await watchStory(page).click()
    await expect(page.getByText('The film could not be loaded.')).toBeVisible()
    await page.unroute('**/story-dialog*.js')
    await watchStory(page).click()
    await expect(page.locator('video')).toBeVisible()
  })
})

test.describe('the chat on a phone', () => {
  test.use({ viewport: phone })

  const chat = (page: Page) => page.getByRole('link', { name: /^Chat on WhatsApp/ })

  test('N18 it is visible over text, but not over the hero, a form or the footer', async ({
    page,
  }) => {
    await open(page, '/')
    await expect(chat(page)).toBeHidden()
    await page.locator('#about').evaluate((section) => section.scrollIntoView())
    await page.mouse.wheel(0, -40)
    await expect(chat(page)).toBeVisible()
    const box = await chat(page).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    for (const selector of ['form[aria-label="Contact form"]', 'footer']) {
      await page.locator(selector).evaluate((element) => element.scrollIntoView())
      await expect(chat(page), selector).toBeHidden()
    }
  })

  test('N18 it is hidden by a dialog', async ({ page }) => {
    await open(page, '/tours')
    const tour = page.getByRole('button', { name: /^Explore Tour/ }).nth(3)
    await tour.scrollIntoViewIfNeeded()
    await tour.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('a', { hasText: 'Chat on WhatsApp' })).toBeHidden()
  })

  test('N18 there is none on a desktop', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/')
    await page.locator('#about').evaluate((section) => section.scrollIntoView())
    await expect(page.locator('a', { hasText: 'Chat on WhatsApp' })).toBeHidden()
  })
})

test('N20 phone and mail can be copied by button and by hand', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
  await open(page, '/#contact')
  const section = page.locator('#contact')
  await section.getByRole('button', { name: 'Copy phone number' }).click()
  await expect(section.getByText('Phone number copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+254 700 000 000')

  const mail = section.getByRole('link', { name: /^hello@/ })
  await mail.evaluate((link) => getSelection()?.selectAllChildren(link))
  await page.keyboard.press('Control+C')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await mail.textContent())
})

test('H6 H29 N12 the home page makes no foreign request, however far it is scrolled', async ({
  page,
}) => {
  await open(page, '/')
  for (const id of ['about', 'tours', 'impact', 'contact']) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView())
  }
  await quiet(page)
  // The fixture fails on every request to another origin.
  await expect(page.locator('#contact').getByRole('link', { name: /^Directions/ })).toBeInViewport()
})

test.describe('messages in the corner', () => {
  /** Shows a message by the means of the page itself. */
  async function provoke(page: Page) {
    await page.getByRole('form', { name: 'Contact form' }).getByRole('button').last().click()
  }

  const messages = (page: Page) => page.locator('[data-sonner-toast][data-removed=false]')

  test('Q13 a message is announced politely, also an error, and goes after 3000 ms', async ({
    page,
  }) => {
    await open(page, '/#contact')
    await stopClock(page)
    await provoke(page)
    const message = page.getByText('Missing Information')
    await runUntilVisible(page, message)
    const region = page.locator('section[aria-live=polite]', { has: message })
    await expect(region).toHaveAttribute('aria-label', /Notifications/)
    await page.clock.runFor(2800)
    await expect(message).toBeVisible()
    await page.clock.runFor(1000)
    await expect(message).toBeHidden()
  })

  test('Q13 it stays while the pointer is over it', async ({ page }) => {
    await open(page, '/#contact')
    await stopClock(page)
    await provoke(page)
    const message = page.getByText('Missing Information')
    await runUntilVisible(page, message)
    await message.hover()
    await page.clock.runFor(20_000)
    await expect(message).toBeVisible()
    await page.mouse.move(5, 400)
    await page.clock.runFor(4000)
    await expect(message).toBeHidden()
  })

  test('Q13 three are shown at most, and the oldest goes first', async ({ page }) => {
    await open(page, '/#contact')
    await stopClock(page)
    // Messages of one form replace each other; these come from different places.
    for (const [keys, text] of [
      ['Control+S', 'Saving is disabled'],
      ['Control+U', 'View source is disabled'],
      ['Control+P', 'Printing is disabled'],
    ] as const) {
      await page.keyboard.press(keys)
      await runUntilVisible(page, page.getByText(text))
    }
    await expect(messages(page)).toHaveCount(3)
    const form = page.getByRole('form', { name: 'Contact form' })
    await form.getByLabel('Name').fill('Anna')
    await form.getByLabel('Email').fill('anna@example.com')
    await form.getByLabel('Message').fill('Goats')
    await provoke(page)
    await runUntilVisible(page, page.getByText('Message Sent!'))
    await expect(messages(page)).toHaveCount(3)
    await expect(messages(page).filter({ hasText: 'Saving is disabled' })).toHaveCount(0)
  })
})
