import type { Page } from '@playwright/test'
import { z } from 'zod'
import { sharedSite } from '../playwright.config'
import { phonePhoto } from '../tests/admin/shared/pictures/make-pictures'

import { startFaultProxy, type Fault, type FaultProxy } from './fault-proxy'
import { adminEmail, expect, test as base } from './fixtures'
import { logIn, openStudio, sessionOf } from './studio'

/** The studio behind a proxy that can do everything a bad line and a bad server can. */
const test = base.extend<{ line: FaultProxy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs here
  line: async ({}, use) => {
    const line = await startFaultProxy(sharedSite.url)
    await use(line)
    await line.stop()
  },
  baseURL: async ({ line }, use) => use(line.url),
})
// Every fault shows in the console; what the person sees is what counts here.
test.use({ expectedMessages: /./ })

const html = '<!doctype html><title>502</title><h1>Bad Gateway</h1>'
const answers = (status: number, body: string, type = 'application/json'): Fault => ({
  kind: 'answer',
  status,
  body,
  type,
})
const faults: Record<string, Fault> = {
  'a connection that breaks off': { kind: 'refuse' },
  'an answer that is cut': { kind: 'cut' },
  'half an answer': { kind: 'truncate' },
  'an empty answer': answers(200, ''),
  'an answer of null': answers(200, 'null'),
  'a page instead of data': answers(502, html, 'text/html'),
  'a page that claims success': answers(200, html, 'text/html'),
  'a server error': answers(500, '{"message":"internal words"}'),
  'a server that is down': answers(503, ''),
  'a refusal': answers(403, '{"message":"internal words","code":"42501"}'),
  'too many requests': answers(429, '{"message":"internal words"}'),
  'no answer at all': { kind: 'hang' },
}

/** Words of servers, libraries and databases, which no person should have to read. */
const foreignWords = /internal words|Bad Gateway|<|JSON|token|undefined|null|PGRST|fetch/

/** The server did its work before these; what it did must not be done a second time. */
const arriving = new Set(['an answer that is cut', 'half an answer'])

const tourSchema = z.object({ location: z.string(), version: z.number() })

/** Makes the deadlines of requests follow the page's clock, which tests can move on. */
async function useClock(page: Page): Promise<void> {
  // Without it the studio counts with timers, as it does in older browsers.
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
  await page.clock.install()
}

/** Lets the page's time pass, in steps that answers can come between, until something is so. */
async function passTime(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1500)
        return isSo()
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(true)
}

/** Asks the server itself, past the proxy. */
async function ask(path: string): Promise<unknown> {
  const { token, publishableKey } = await sessionOf(sharedSite)
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` }
  return (await fetch(`${sharedSite.url}${path}`, { headers })).json()
}

test('Z90 signing in says what failed, asks once, and keeps what was typed', async ({
  page,
  line,
}) => {
  test.slow()
  await useClock(page)
  await page.goto('/auth')
  const failure = page.getByRole('tabpanel').getByRole('paragraph')
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(name, async () => {
      await page.getByLabel('Email').fill(adminEmail)
      await page.getByLabel('Password', { exact: true }).fill(`not the password after ${name}`)
      line.meet('POST', '/auth/v1/token', fault)
      await page.getByRole('button', { name: 'Login' }).click()
      await passTime(page, () => failure.isVisible())
      await expect(failure).toContainText(/\w{3,}/)
      await expect(failure).not.toContainText(foreignWords)
      expect(line.sent()).toBe(1)
      await expect(page.getByLabel('Email')).toHaveValue(adminEmail)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(/^not the password/)
      await page.reload()
    })
  }
  line.meet('POST', '/auth/v1/token')
  await logIn(page)
  expect(line.sent()).toBe(1)
})

test('Z90 a list says that it could not be read, asks no more than four times, and comes when asked again', async ({
  page,
  line,
}) => {
  test.slow()
  await useClock(page)
  await openStudio(page, '/admin')
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(name, async () => {
      line.meet('GET', '/rest/v1/tours', fault)
      await page.goto('/admin/tours')
      const again = page.getByRole('button', { name: 'Retry' }).first()
      await passTime(page, () => again.isVisible())
      const failure = page.getByRole('main')
      await expect(failure).toContainText(/could not be|Failed to load/)
      await expect(failure).not.toContainText(foreignWords)
      expect(line.sent()).toBeLessThanOrEqual(4)
      line.meet('GET', '/rest/v1/tours')
      await again.click()
      await passTime(page, () => page.getByRole('list', { name: 'Tours' }).isVisible())
    })
  }
})

test('Z90 a save that fails keeps the text, says why, and is never done twice', async ({
  page,
  line,
}) => {
  test.slow()
  await useClock(page)
  await openStudio(page, '/admin/tours/new')
  await page.getByLabel('Title', { exact: true }).fill('Tour on a bad line')
  await page.getByLabel('Category').selectOption('Farm Tours')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const saved = page.getByText('Everything is saved')
  await save.click()
  await passTime(page, async () => /\/tours\/\d+$/.test(page.url()) && (await saved.isVisible()))
  const id = /\d+$/.exec(page.url())?.[0] ?? ''
  const row = async () => {
    const [tour] = z
      .array(tourSchema)
      .parse(await ask(`/rest/v1/tours?select=location,version&id=eq.${id}`))
    return tour
  }
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(name, async () => {
      const before = await row()
      line.meet('PATCH', '/rest/v1/tours', fault)
      await page.getByLabel('Location', { exact: true }).fill(name)
      await save.click()
      const alert = page.getByRole('alert').filter({ hasText: /Failed|not saved/i })
      await passTime(page, () => alert.first().isVisible())
      await expect(alert.first()).not.toContainText(foreignWords)
      expect(line.sent()).toBe(1)
      await expect(page.getByLabel('Location', { exact: true })).toHaveValue(name)
      const written = arriving.has(name) ? 1 : 0
      expect(await row()).toEqual({
        location: written ? name : before?.location,
        version: (before?.version ?? 0) + written,
      })
      line.meet('PATCH', '/rest/v1/tours')
      await save.click()
      await passTime(page, () => saved.isVisible())
      expect(await row()).toEqual({ location: name, version: (before?.version ?? 0) + 1 })
    })
  }
})

test('Z90 an upload that fails says why, can be tried again, and arrives once', async ({
  page,
  line,
}) => {
  test.slow()
  await useClock(page)
  await openStudio(page, '/admin/gallery')
  const main = '/storage/v1/object/gallery/gallery/'
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(name, async () => {
      await page.getByRole('button', { name: 'Upload Images' }).click()
      const panel = page.getByRole('dialog', { name: 'Upload Images' })
      const file = `${name.replaceAll(' ', '-')}.jpg`
      line.meet('POST', main, fault)
      await panel.locator('input[data-files="dialog"]').setInputFiles({
        name: file,
        mimeType: 'image/jpeg',
        buffer: Buffer.from(await phonePhoto(640, 480, 1)),
      })
      const row = panel.getByRole('listitem', { name: file })
      const failure = row.locator('p', { hasText: /\.$/ })
      const uploaded = row.getByText('Uploaded', { exact: true })
      await passTime(page, async () => (await failure.isVisible()) || (await uploaded.isVisible()))
      // A small copy and the picture itself, each once.
      expect(line.sent()).toBeLessThanOrEqual(2)
      if (await failure.isVisible()) {
        await expect(failure).not.toContainText(foreignWords)
        line.meet('POST', main)
        const retry = row.getByRole('button', { name: `Retry ${file}` })
        if (await retry.isVisible()) {
          await retry.click()
          await passTime(page, () => uploaded.isVisible())
        }
      }
      line.meet('POST', main)
      await row.getByLabel('Title').fill(file)
      await page.reload()
    })
  }
})

/** Faults before the server has heard of the call; nothing is published on the site of all tests. */
const silent = Object.entries(faults).filter(([name]) => !arriving.has(name))

test('Z90 Publish says what failed, asks once, and can be pressed again', async ({
  page,
  line,
}) => {
  test.slow()
  await useClock(page)
  await openStudio(page, '/admin/publish')
  const publish = page.getByRole('region', { name: 'Publishing' }).getByRole('button', {
    name: 'Publish',
    exact: true,
  })
  for (const [name, fault] of silent) {
    await test.step(name, async () => {
      line.meet('POST', '/functions/v1/publish', fault)
      await passTime(page, () => publish.isVisible())
      await publish.click()
      const review = page.getByRole('dialog', { name: 'Publish' })
      await passTime(page, () => review.isVisible())
      await expect(review).not.toContainText(foreignWords)
      expect(line.sent()).toBe(1)
      await page.keyboard.press('Escape')
      await expect(review).toBeHidden()
    })
  }
})

for (const hours of [-2, 2]) {
  test(`Z91 a device whose clock is ${hours} hours off signs in, saves, and asks for no token again and again`, async ({
    page,
    line,
  }) => {
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000)
    line.meet('POST', '/auth/v1/token')
    await page.goto('/auth')
    await logIn(page)
    await expect(page.getByText('Agritourism CMS')).toBeVisible()
    await page.goto('/admin/tours/new')
    await page.getByLabel('Title', { exact: true }).fill(`Tour with a clock ${hours} hours off`)
    await page.getByLabel('Category').selectOption('Farm Tours')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/tours\/\d+$/)
    await expect(page.getByText('Everything is saved')).toBeVisible()
    for (const path of ['/admin/blog', '/admin/gallery', '/admin/tours']) await page.goto(path)
    await expect(page.getByRole('list', { name: 'Tours' })).toBeVisible()
    // Once for the sign-in, and no more than once for each page that was loaded.
    expect(line.sent()).toBeLessThanOrEqual(6)
  })
}
