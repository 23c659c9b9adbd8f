import type { Page } from '@playwright/test'
import { z } from 'zod'
import { sharedSite } from '../playwright.config'

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

/** What no person should have to read; a sentence of the server about a sign-in is shown, as specified. */
const wordsOfLibraries = /Bad Gateway|<|JSON|token|undefined|null|PGRST|fetch/
const foreignWords = new RegExp(`internal words|${wordsOfLibraries.source}`)

/** The server did its work before these; what it did must not be done a second time. */
const arriving = new Set(['an answer that is cut', 'half an answer'])

const tourSchema = z.object({ location: z.string(), version: z.number() })

/**
 * Counts what a page asks from now on. The proxy may see more: over a connection that was open already the
 * browser itself sends a request again.
 */
function countRequests(page: Page, method: string, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    const isMatch = new URL(request.url()).pathname.startsWith(path)
    if (isMatch && request.method() === method) count += 1
  })
  return () => count
}

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
      const sent = countRequests(page, 'POST', '/auth/v1/token')
      await page.getByRole('button', { name: 'Login' }).click()
      await passTime(page, () => failure.isVisible())
      await expect(failure).toContainText(/\w{3,}/)
      await expect(failure).not.toContainText(wordsOfLibraries)
      expect(sent()).toBe(1)
      await expect(page.getByLabel('Email')).toHaveValue(adminEmail)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(/^not the password/)
      await page.reload()
    })
  }
  line.meet('POST', '/auth/v1/token')
  const sent = countRequests(page, 'POST', '/auth/v1/token')
  await logIn(page)
  expect(sent()).toBe(1)
})

test('Z90 a list says that it could not be read, asks no more than four times for each of its two parts, and comes when asked again', async ({
  page,
  line,
}) => {
  test.slow()
  await useClock(page)
  await openStudio(page, '/admin')
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(name, async () => {
      // What the page before this one still asks must not be counted.
      await page.goto('about:blank')
      line.meet('GET', '/rest/v1/tours', fault)
      const sent = countRequests(page, 'GET', '/rest/v1/tours')
      await page.goto('/admin/tours')
      const again = page.getByRole('button', { name: 'Retry' }).first()
      await passTime(page, () => again.isVisible())
      const failure = page.getByRole('main')
      await expect(failure).toContainText(/could not be|Failed to load/)
      await expect(failure).not.toContainText(foreignWords)
      // The list, and the tours of the home page above it.
      expect(sent()).toBeLessThanOrEqual(8)
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
      const sent = countRequests(page, 'PATCH', '/rest/v1/tours')
      await page.getByLabel('Location', { exact: true }).fill(name)
      await save.click()
      const alert = page.getByRole('alert').filter({ hasText: /Failed|not saved/i })
      await passTime(page, () => alert.first().isVisible())
      await expect(alert.first()).not.toContainText(foreignWords)
      expect(sent()).toBe(1)
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

for (const [place, hours] of [
  ['behind', -2],
  ['ahead', 2],
] as const) {
  test(`Z91 a device whose clock is two hours ${place} signs in and saves`, async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000)
    await page.goto('/auth')
    await logIn(page)
    await expect(page.getByText('Agritourism CMS')).toBeVisible()
    await page.goto('/admin/tours/new')
    await page.getByLabel('Title', { exact: true }).fill(`Tour with a clock ${place}`)
    await page.getByLabel('Category').selectOption('Farm Tours')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/tours\/\d+$/)
    await expect(page.getByText('Everything is saved')).toBeVisible()
    for (const path of ['/admin/blog', '/admin/gallery', '/admin/tours']) await page.goto(path)
    await expect(page.getByRole('list', { name: 'Tours' })).toBeVisible()
  })
}
