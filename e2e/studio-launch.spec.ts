import { z } from 'zod'
import { company } from '../tests/frozen/content/facts/company'
import { expect, test } from './fixtures'
import { callApi, openStudio } from './studio'

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

const rowSchema = z.tuple([z.object({ value: z.unknown() })])
let before: unknown
test.beforeAll(async () => {
  const rows = await callApi('GET', 'site_facts?select=value&key=eq.company')
  ;[{ value: before }] = rowSchema.parse(rows)
})
// Other tests expect the facts as they were.
test.afterEach(async () => {
  await callApi('PATCH', 'site_facts?key=eq.company', { value: before })
  await callApi('POST', 'rpc/keep_as_shipped', { of_point: 'name', is_kept: false })
})

test('K40 K34 K39 on a phone, a point of the launch check is mended from the dashboard', async ({
  page,
}) => {
  test.slow()
  await openStudio(page, '/admin')
  const panel = page.getByRole('region', { name: 'Before the launch' })
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await panel.getByRole('link', { name: 'Launch check' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Launch check' })).toBeVisible()

  const point = page.getByRole('listitem', { name: 'Phone number', exact: true })
  await expect(point).toContainText('To do')
  await point.getByRole('link', { name: 'Mend it' }).tap()
  const field = page.getByLabel('Phone number', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(field).toHaveValue(company.phone)
  await field.fill('+254 722 123 456')
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByText('Everything is saved')).toBeVisible()

  await page.goBack()
  await expect(point).toContainText('Done')
  await expect(point).toContainText('It is +254 722 123 456.')
})

test('K35 K40 on a phone, the name is kept as it is, and put back', async ({ page }) => {
  await openStudio(page, '/admin/launch')
  const point = page.getByRole('listitem', { name: 'Company name', exact: true })
  await expect(point).toContainText('To do')
  await point.getByRole('button', { name: /^Keep it as it is/ }).tap()
  await expect(point).toContainText('Done')
  await page.reload()
  await expect(point).toContainText('Kept like this since')
  await point.getByRole('button', { name: /^Put it back/ }).tap()
  await expect(point).toContainText('To do')
})
