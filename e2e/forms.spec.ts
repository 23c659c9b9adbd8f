import type { Page } from '@playwright/test'
import { accessibilityFaults } from './axe'
import {
  expect,
  holdScripts,
  open,
  quiet,
  reload,
  runUntilVisible,
  settle,
  stopClock,
  test,
} from './fixtures'

const phone = { width: 390, height: 844 }

/** The fields of the contact form; labels elsewhere on the page may read alike. */
function contact(page: Page) {
  const form = page.getByRole('form', { name: 'Contact form' })
  return {
    form,
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    message: form.getByLabel('Message'),
    send: form.getByRole('button', { name: 'Send Message' }),
  }
}

function popup(page: Page) {
  return page.getByRole('dialog', { name: '10% off your first tour' })
}

function scrollTo(page: Page, y: number) {
  return page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
}

/** The address that is handed over to a mail app. */
async function mailOpened(page: Page): Promise<string> {
  const request = await page.waitForRequest(/^mailto:/)
  return request.url()
}

test('C4 C5 C6 C7 C9 a message is written into a mail, and remains available', async ({ page }) => {
  await open(page, '/#contact')
  const { form, name, email, message, send } = contact(page)
  await name.fill('Anna')
  await email.fill('anna@example.com')
  await form.getByLabel(/^Tour type/).selectOption('educational')
  await message.fill('Thirty pupils\nand a cake.')
  const opened = mailOpened(page)
  await send.click()
  expect(await opened).toContain('mailto:hello@')
  // Under the pointer the message stays.
  await page.getByText('Message Sent!').hover()
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible()
  for (const field of [name, email, message]) await expect(field).toHaveValue('')
  const panel = page.getByRole('region', { name: /^Press Send in your mail app/ })
  await expect(panel).toBeFocused()
  const href = await panel.getByRole('link', { name: 'Open mail again' }).getAttribute('href')
  const mail = new URL(href ?? '')
  expect(mail.searchParams.get('subject')).toBe('Contact Form Submission - educational')
  expect(mail.searchParams.get('body')).toMatch(
    /Thirty pupils\r\nand a cake\.[^]*Source: Contact page$/,
  )
  await expect(page.getByText('Message Sent!')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

for (const viewport of [phone, { width: 1280, height: 844 }]) {
  test(`C3 C8 C10 at ${viewport.width} px errors are shown at the top, at the fields and in a toast`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, '/#contact')
    const { form, email, send } = contact(page)
    await email.fill('anna@example')
    await send.click()
    // Under the pointer the message stays.
    await page.getByText('Missing Information').hover()
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible()
    const summary = form.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport()
    expect(await accessibilityFaults(page)).toEqual([])
    await summary.getByRole('button', { name: /like name@example.com$/ }).click()
    await expect(email).toBeFocused()
  })
}

test('C11 what was typed survives a reload', async ({ page }) => {
  await open(page, '/#contact')
  await contact(page).message.fill('Half a sentence')
  await reload(page)
  await expect(contact(page).message).toHaveValue('Half a sentence')
  await expect(contact(page).form.getByText('15 of 1500 characters')).toBeVisible()
})

test('C11 text typed before hydration stays, and an early click counts', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto('/#contact')
  const { name, email, message, send } = contact(page)
  await name.fill('Anna')
  await email.fill('anna@example.com')
  await message.fill('Early bird')
  await send.click()
  // Nothing of it is sent anywhere, not even into the address.
  await expect(page).toHaveURL('/#contact')
  await expect(message).toHaveValue('Early bird')
  letThrough()
  const panel = page.getByRole('region', { name: /^Press Send in your mail app/ })
  const href = await panel.getByRole('link', { name: 'Open mail again' }).getAttribute('href')
  expect(new URL(href ?? '').searchParams.get('body')).toContain('Early bird')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('C1 without scripts the form is replaced by the e-mail address', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('form', { name: 'Contact form' })).toBeHidden()
    await expect(page.getByText(/^The form needs JavaScript. Please write to/)).toBeVisible()
  })
})

test.describe('the newsletter', () => {
  test.use({ knowsNewsletter: false })

  test('H27 W1 W2 it appears after 200 px, and never again once closed', async ({ page }) => {
    await open(page, '/')
    await scrollTo(page, 200)
    await quiet(page)
    await expect(popup(page)).toBeHidden()
    await scrollTo(page, 201)
    await expect(popup(page)).toBeVisible()
    await popup(page).getByRole('button', { name: 'Close' }).click()
    await expect(popup(page)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('emailPopupShown'))).toBe('true')
    await reload(page)
    await scrollTo(page, 700)
    await quiet(page)
    await expect(popup(page)).toBeHidden()
  })

  test('W1 nothing of it is fetched before it is needed', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await open(page, '/')
    expect(scripts.filter((path) => path.includes('newsletter'))).toEqual([])
    await scrollTo(page, 400)
    await expect(popup(page)).toBeVisible()
    expect(scripts.filter((path) => path.includes('newsletter'))).not.toEqual([])
  })

  test('W1 a visitor who scrolled before hydration gets it, too', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await page.goto('/')
    await scrollTo(page, 500)
    letThrough()
    await expect(popup(page)).toBeVisible()
  })

  test('W1 a reload of a scrolled page does not open it', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => localStorage.setItem('emailPopupShown', 'true'))
    await scrollTo(page, 500)
    await page.evaluate(() => localStorage.clear())
    await reload(page)
    await expect(popup(page)).toBeHidden()
  })

  for (const viewport of [phone, { width: 360, height: 740 }, { width: 767, height: 1024 }]) {
    test(`W15 at ${viewport.width} px it is a sheet of at most 40 % at the foot`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await open(page, '/')
      await scrollTo(page, 500)
      await expect(popup(page)).toBeVisible()
      await settle(page)
      const box = await popup(page).boundingBox()
      expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.4)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(viewport.height, 0)
      expect(box?.width).toBe(viewport.width)
      await popup(page).getByRole('button', { name: 'Subscribe' }).click()
      // Under the pointer the message stays, and a press on it is none beside the sheet.
      await page.getByText('Email Required').click()
      await expect(popup(page).getByText('Please enter your email address')).toBeVisible()
      await expect(popup(page)).toBeVisible()
      const taller = await popup(page).boundingBox()
      expect(taller?.height).toBeLessThanOrEqual(viewport.height * 0.4)
      expect(await accessibilityFaults(page)).toEqual([])
    })
  }

  test('W15 the focus stays inside, and Esc and the backdrop close it', async ({ page }) => {
    await open(page, '/')
    await scrollTo(page, 500)
    await expect(popup(page)).toBeFocused()
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab')
      expect(await popup(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(
        true,
      )
    }
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()

    await page.evaluate(() => localStorage.clear())
    await open(page, '/?again')
    await scrollTo(page, 600)
    await expect(popup(page)).toBeVisible()
    await page.mouse.click(30, 300)
    await expect(popup(page)).toBeHidden()
  })

  test('W3 W5 W10 W17 a subscription says what remains to be done', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, '/')
    await scrollTo(page, 500)
    await popup(page).getByLabel('Email').fill('anna@example.com')
    await stopClock(page)
    const opened = mailOpened(page)
    await popup(page).getByRole('button', { name: 'Subscribe' }).click()
    expect(await opened).toContain('mailto:info@')
    await expect(popup(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
    await expect(popup(page).getByLabel('Email')).toBeDisabled()
    await runUntilVisible(page, page.getByText('Welcome to the Tribe! 🌾'))
    await expect(
      page.getByText('Thank you for subscribing! Check your email for your 10% discount code.'),
    ).toBeVisible()
    await expect(popup(page)).toBeHidden()
    const panel = page.getByRole('region', { name: /^Press Send in your mail app to finish/ })
    await page.clock.runFor(10_000)
    await expect(page.getByText('Welcome to the Tribe! 🌾')).toBeHidden()
    await expect(panel).toBeInViewport()
    await page.clock.resume()
    expect(await accessibilityFaults(page)).toEqual([])
    await panel.getByRole('button', { name: 'Dismiss' }).click()
    await expect(panel).toBeHidden()
  })

  test('W14 it waits for the menu and the film to close', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, '/')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await scrollTo(page, 300)
    await quiet(page)
    await expect(popup(page)).toBeHidden()
    await menu.click()
    await expect(popup(page)).toBeVisible()
    await page.evaluate(() => localStorage.clear())

    await open(page, '/?again')
    await page.getByRole('button', { name: /^Watch Story/ }).click()
    await expect(page.locator('video')).toBeVisible()
    await scrollTo(page, 500)
    await quiet(page)
    await expect(popup(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeVisible()
  })

  test('W14 a link to the contact section shows the form, not the popup', async ({ page }) => {
    await open(page, '/')
    await page.locator('nav[aria-label=Main]').getByRole('link', { name: 'Contact' }).click()
    await expect(contact(page).form).toBeInViewport()
    await expect(popup(page)).toBeHidden()
  })
})
