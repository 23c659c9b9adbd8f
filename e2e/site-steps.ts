import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** What the owner changes in the studio, and what visitors read then. */
export const facts = {
  phone: '+254 711 222 333',
  hours: '8 AM-6 PM',
  answer: 'A day on a farm with the people who work it.',
  slide: 'Walk among the tea rows',
  partner: 'Sample Bee Keepers',
  refund: '45+ days before the trip',
  category: 'Farm Days',
} as const

const save = async (page: Page, sheet: string) => {
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByText(`${sheet} saved`)).toBeVisible()
  await expect(page.getByText('Everything is saved')).toBeVisible()
}

/** Opens a sheet by the page Site. */
async function openSheet(page: Page, sheet: string): Promise<void> {
  await page.goto('/admin/site')
  await page.getByRole('link', { name: new RegExp(`^${sheet}`) }).tap()
  await expect(page.getByRole('heading', { level: 1, name: sheet })).toBeFocused()
}

const entry = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

/** Changes one fact of each kind, by touch, as the owner would. */
export async function changeFacts(page: Page): Promise<void> {
  await openSheet(page, 'Company')
  await page.getByLabel('Phone number', { exact: true }).fill(facts.phone)
  await entry(page, /^row of hours 1/).tap()
  await page.getByLabel('Opens at').selectOption('8 AM')
  await page.getByLabel('Closes at').selectOption('6 PM')
  await expect(page.getByText('Visitors will read').locator('..')).toContainText(facts.hours)
  await save(page, 'Company')

  await openSheet(page, 'FAQ')
  await entry(page, /^section 1/).tap()
  await entry(page, /^question 1/).tap()
  const answer = page.getByRole('textbox', { name: 'Answer' })
  await answer.tap()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(facts.answer)
  await save(page, 'FAQ')

  await openSheet(page, 'Hero')
  await entry(page, /^slide 1/).tap()
  await page.getByLabel('Title', { exact: true }).fill(facts.slide)
  await save(page, 'Hero')

  await openSheet(page, 'Partners')
  await entry(page, /^partner 1/).tap()
  await page.getByLabel('Name', { exact: true }).fill(facts.partner)
  await save(page, 'Partners')

  await openSheet(page, 'Cancellation policy')
  await entry(page, /^refund 1/).tap()
  await page.getByLabel('Days before the trip, at least').fill('45')
  await save(page, 'Cancellation policy')

  await openSheet(page, 'Tour categories')
  await entry(page, /^category 1/).tap()
  await page.getByLabel('Name', { exact: true }).fill(facts.category)
  await save(page, 'Tour categories')
}
