import { readFile } from 'node:fs/promises'
import { site } from '../src/content/site'
import { expect, open, test } from './fixtures'

test('S11 Download Brochure gives the PDF, of the size on its label', async ({ page }) => {
  await open(page, '/services')
  const link = page.getByRole('link', { name: /^Download Brochure PDF · \d\.\d MB$/ })
  const download = page.waitForEvent('download')
  await link.click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe(`${site.name} brochure.pdf`)
  const file = await readFile(await saved.path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  const label = Number(/(\d\.\d) MB/.exec((await link.textContent()) ?? '')?.[1])
  expect(file.length).toBeLessThanOrEqual(label * 1_000_000)
  expect(label).toBeLessThanOrEqual(1)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('Q15 the brochure is served as a PDF that is revalidated', async ({ request }) => {
  const response = await request.get('/brochure.pdf')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect(response.headers()['cache-control']).toBe('no-cache')
  expect(response.headers()['x-content-type-options']).toBe('nosniff')
})

test('V151 the sheet of a tour is saved from its details, under a name that says it', async ({
  page,
}) => {
  await open(page, '/tours/goat-farm-tour')
  const link = page.getByRole('link', { name: 'This tour as a sheet (PDF)' }).last()
  const download = page.waitForEvent('download')
  await link.click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe(`${site.name} goat-farm-tour.pdf`)
  const file = await readFile(await saved.path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.length).toBeLessThan(150_000)
})

test('V58 the footer of every page offers the brochure, under the name of the operator', async ({
  page,
}) => {
  await open(page, '/faq')
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Brochure \(PDF, \d\.\d MB\)$/ })
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe(`${site.name} brochure.pdf`)
})
