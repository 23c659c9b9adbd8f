import { expect, test } from './fixtures'
import { logIn } from './studio'

test('U7 M1 M4 M8 U12 an admin signs in, counts, features, deletes and signs out', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('listitem')
  await page.goto('/admin')
  await logIn(page)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const total = page.getByRole('listitem').filter({ hasText: 'Total Tours' }).locator('p')
  await expect(total).toHaveText(/^\d+$/)
  const before = Number(await total.textContent())
  expect(before).toBeGreaterThan(1)

  await page.getByRole('link', { name: 'Tours', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Manage Tours' })).toBeFocused()
  await expect(cards).toHaveCount(before)

  const plain = cards.filter({ hasNotText: 'Featured' }).first()
  const title = (await plain.getByRole('heading').textContent()) ?? ''
  const card = cards.filter({ hasText: title })
  await card.getByRole('button', { name: /^Feature / }).click()
  await expect(page.getByText('Tour updated successfully')).toBeVisible()
  await expect(card.getByText('Featured', { exact: true })).toBeVisible()
  await page.reload()
  await expect(card.getByText('Featured', { exact: true })).toBeVisible()

  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await card.getByRole('button', { name: /^Delete/ }).click()
  await expect(dialog).toContainText(
    'This action cannot be undone. This will permanently delete the tour.',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('button', { name: /^Delete/ })).toBeFocused()
  await card.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Tour deleted successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(cards).toHaveCount(before - 1)
  await expect(card).toHaveCount(0)

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
})
