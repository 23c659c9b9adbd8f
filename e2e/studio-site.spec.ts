import { z } from 'zod'
import { expect, test } from './fixtures'
import { changeFacts, facts } from './site-steps'
import { callApi, openStudio } from './studio'

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

const rowsSchema = z.array(z.object({ id: z.number(), key: z.string(), value: z.unknown() }))

const readFacts = async () =>
  rowsSchema.parse(await callApi('GET', 'site_facts?select=id,key,value&order=id'))

let before: z.infer<typeof rowsSchema> = []
test.beforeAll(async () => {
  before = await readFacts()
})
// Other tests expect the categories as they were.
test.afterEach(async () => {
  for (const { id, value } of before) await callApi('PATCH', `site_facts?id=eq.${id}`, { value })
})

test('K105 K29 on a phone, the owner changes the facts of her site, one of each kind', async ({
  page,
}) => {
  test.slow()
  await openStudio(page, '/admin')
  await page.getByRole('button', { name: 'Toggle Sidebar' }).first().tap()
  await page.getByRole('link', { name: 'Site', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()
  await changeFacts(page)

  const stored = JSON.stringify(await readFacts())
  const { hours: _hours, refund: _refund, ...words } = facts
  for (const word of Object.values(words)) expect(stored).toContain(word)
  expect(stored).toContain('"minDays":45')
  // The tours follow the name of their category.
  await page.goto('/admin/tours')
  await expect(page.getByText(facts.category).first()).toBeVisible()
  await expect(page.getByText('Farm Tours', { exact: true })).toHaveCount(0)
})

test.describe('refused', () => {
  test.use({ expectedMessages: /status of 409/ })

  test('K101 a category that tours have cannot be removed, only retired', async ({ page }) => {
    test.slow()
    await openStudio(page, '/admin/site/categories')
    await page.getByRole('button', { name: /^Remove category 1/ }).tap()
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(page.getByRole('alert')).toContainText('“Farm Tours” cannot be removed')
    await page.getByRole('button', { name: 'Put “Farm Tours” back as retired' }).tap()
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(page.getByText('Tour categories saved')).toBeVisible()
  })
})
