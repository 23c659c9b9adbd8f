import { phonePhoto } from '../tests/admin/kit/pictures/make-pictures'
import { z } from 'zod'
import { studioSite } from '../playwright.config'
import { thumbnailOf } from '../src/admin/kit/pictures/storage-path'
import {
  arriving,
  countRequests,
  faults,
  foreignWords,
  onBadLine,
  passTime,
  useClock,
  wordsOfLibraries,
} from './faults'
import { adminEmail, expect } from './fixtures'
import { logIn, openStudio, sessionOf } from './studio'

const test = onBadLine(studioSite)

const tourSchema = z.object({ location: z.string(), version: z.number() })

/** Asks the server itself, past the proxy. */
async function ask(path: string): Promise<unknown> {
  const { token, publishableKey } = await sessionOf(studioSite)
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` }
  return (await fetch(`${studioSite.url}${path}`, { headers })).json()
}

/**
 * Removes the pictures whose titles begin like this, with their files: under some faults a small
 * copy is lost, which shows in the console of every later page that lists the picture.
 */
async function removeUploads(title: string): Promise<void> {
  const { token, publishableKey } = await sessionOf(studioSite)
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${token}`,
    prefer: 'return=representation',
    'content-type': 'application/json',
  }
  const remove = (path: string, body?: string) =>
    fetch(`${studioSite.url}${path}`, { method: 'DELETE', headers, ...(body && { body }) })
  const rows = await remove(`/rest/v1/gallery_images?title=like.${title}*&select=storage_path`)
  const prefixes = z
    .array(z.object({ storage_path: z.string() }))
    .parse(await rows.json())
    .flatMap(({ storage_path: path }) => [path, thumbnailOf(path)])
  const files = await remove('/storage/v1/object/gallery', JSON.stringify({ prefixes }))
  expect(files.status).toBe(200)
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
      // Before time is moved on: what is asked for ahead of the page must not have failed until it is there.
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
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

test('Z90 an upload that fails says why, can be tried again, and is stored once', async ({
  page,
  line,
}) => {
  test.slow()
  const run = Date.now().toString(36)
  const buffer = Buffer.from(await phonePhoto(400, 300, 1))
  await useClock(page)
  await openStudio(page, '/admin/gallery')
  await page.getByRole('button', { name: 'Upload Images' }).click()
  const panel = page.getByRole('dialog', { name: 'Upload Images' })
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(name, async () => {
      const file = `${name}.jpg`
      const title = `${run} ${name}`
      line.meet('POST', '/storage/v1/object/gallery/', fault)
      await panel
        .locator('input[data-files="dialog"]')
        .setInputFiles({ name: file, mimeType: 'image/jpeg', buffer })
      const row = panel.getByRole('listitem', { name: file })
      await row.getByLabel('Title').fill(title)
      const again = row.getByRole('button', { name: `Retry ${file}` })
      // A refusal is final: the file is left out, and nothing of it stays.
      const isFinal = name === 'a refusal'
      const failure = row.getByText(/[a-z]\.$/).first()
      await passTime(page, () => (isFinal ? failure : again).isVisible())
      await expect(failure).not.toContainText(foreignWords)
      line.meet('POST', '/storage/v1/object/gallery/')
      const found = async () => ask(`/rest/v1/gallery_images?select=id&title=eq.${title}`)
      expect(await found()).toEqual([])
      if (isFinal) return
      await expect(row.getByLabel('Title')).toHaveValue(title)
      await again.click()
      // In real time: a small copy that takes too long is given up.
      await expect(row.getByText('Uploaded')).toBeVisible()
      expect(await found()).toHaveLength(1)
    })
  }
  await removeUploads(run)
})

for (const [place, hours] of [
  ['behind', -2],
  ['ahead', 2],
] as const) {
  test(`Z91 a device whose clock is two hours ${place} signs in and saves`, async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000)
    const sent = countRequests(page, 'POST', '/auth/v1/token')
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
    // The session that was given lasts, whatever the time.
    expect(sent()).toBe(1)
  })
}
