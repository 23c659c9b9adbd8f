import { readFileSync } from 'node:fs'
import type { Browser, Page, Request } from '@playwright/test'
import { publishingSite } from '../playwright.config'
import { newsletterStorageKey } from '../src/content/limits'
import { accessibilityFaults } from './axe'
import { expect, test } from './fixtures'
import { servePublishingSite } from './publishing-server'
import { publish, save } from './publishing-steps'
import { openStudio } from './studio'

// On a server of their own: what they publish changes every page.
test.describe.configure({ mode: 'serial' })

servePublishingSite()

const service = {
  name: 'Plain Numbers',
  script: 'https://stats.example/script.js',
  /** What the script of such a service does: it reports a visit to its own server. */
  code: `fetch('https://stats.example/visit', { method: 'POST', mode: 'no-cors' })`,
}

/** A visitor with a profile of their own, and the requests of their pages that leave the site's files. */
async function visitorOf(browser: Browser) {
  const context = await browser.newContext({ baseURL: publishingSite.url, serviceWorkers: 'block' })
  await context.addInitScript((key) => {
    window.localStorage.setItem(key, 'true')
    // A link to the phone or the mail app would leave the page.
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && !link.protocol.startsWith('http')) event.preventDefault()
    })
  }, newsletterStorageKey)
  await context.route('https://stats.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: service.code }),
  )
  const page = await context.newPage()
  const requests: Request[] = []
  const faults: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const isOwnFile =
      origin === publishingSite.url && !/^\/(?:rest|auth|storage|functions)\//.test(pathname)
    if (!isOwnFile) requests.push(request)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return { context, page, requests, faults }
}

/** Waits until React has hydrated the page and its late parts have come. */
async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')),
  )
  // The rest of it comes once the visitor uses the page.
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
}

/** Reads pages as visitors do: scrolls, opens a tour, and waits until nothing more is loaded. */
async function look(page: Page): Promise<void> {
  await page.goto('/tours')
  await untilReady(page)
  await page.mouse.wheel(0, 1500)
  await page.goto('/')
  await untilReady(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

const callLink = (page: Page) => page.getByRole('contentinfo').locator('a[href^="tel:"]').first()

test('Q40 as shipped, no press sends anything, and no consent is asked for', async ({
  browser,
}) => {
  const { context, page, requests } = await visitorOf(browser)
  await look(page)
  await callLink(page).click()
  await page.waitForLoadState('networkidle')
  expect(requests.map((request) => request.url())).toEqual([])
  await expect(page.getByRole('region', { name: 'Statistics' })).toHaveCount(0)
  await context.close()
})

test('Q40 Q44 Q45 switched on and published, each press is one request, and the studio shows it', async ({
  page,
  browser,
}) => {
  await openStudio(page, '/admin/asked', publishingSite)
  await expect(page.getByText('Nothing is counted at present.')).toBeVisible()
  await page.getByRole('link', { name: 'Site, Counting' }).click()
  await page.getByLabel('Count how many asked').check()
  await page.getByLabel('Statistics service').fill(service.name)
  await page.getByLabel('Address of its script').fill(service.script)
  await save(page)
  await expect(page.getByText('Counting saved')).toBeVisible()
  await publish(page)

  const { context, page: visitor, requests } = await visitorOf(browser)
  await look(visitor)
  expect(requests.map((request) => request.url())).toEqual([])
  const counted = () =>
    visitor.waitForResponse((answer) => answer.url().endsWith('/rest/v1/rpc/count_press'))
  const [answer] = await Promise.all([counted(), callLink(visitor).click()])
  expect(answer.status()).toBe(204)
  const sent = await answer.request().allHeaders()
  expect(sent['cookie'] ?? sent['referer'] ?? sent['authorization']).toBeUndefined()
  expect(answer.request().postDataJSON()).toEqual({ pressed: 'call', of_tour: null })
  await visitor.goto('/tours')
  await untilReady(visitor)
  await Promise.all([
    counted(),
    visitor
      .getByRole('button', { name: /^Keep / })
      .first()
      .click(),
  ])
  expect(requests).toHaveLength(2)
  await context.close()

  await page.goto('/admin/asked')
  await expect(page.getByText('2 presses.')).toBeVisible()
  const tours = page.getByRole('region', { name: 'By tour' })
  await expect(tours.getByRole('row', { name: /^No tour in particular 1 0 0 1 0 0/ })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain('"No tour in particular","Call",1')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('Q10 Q46 the statistics service is loaded after consent alone; the answer is remembered and can be taken back', async ({
  browser,
}) => {
  const { context, page, requests, faults } = await visitorOf(browser)
  await look(page)
  const question = page.getByRole('region', { name: 'Statistics' })
  await expect(question).toBeVisible()
  expect(requests).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'Refuse' }).click()
  await look(page)
  await expect(question).toHaveCount(0)
  expect(requests).toEqual([])

  await page.getByRole('button', { name: 'Statistics: change your answer' }).click()
  const visit = page.waitForRequest('https://stats.example/visit')
  await question.getByRole('button', { name: 'Allow' }).click()
  await visit
  await page.reload()
  await page.waitForRequest('https://stats.example/visit')
  await untilReady(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Statistics: change your answer' }).click()
  await question.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Plain Numbers is not loaded any more.')).toBeVisible()
  requests.length = 0
  await look(page)
  expect(requests).toEqual([])
  // The policy of the page let the service work, and nothing else was refused.
  expect(faults).toEqual([])
  await context.close()
})
