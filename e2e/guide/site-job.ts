import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { facts } from '../site-steps'
import { follow } from './follow'
import { openMenu, publish } from './steps'

/** Changes the phone number and the opening hours, as the guide says, and publishes. */
export async function changePhoneAndHours(page: Page): Promise<void> {
  const row = page.getByRole('button', { name: /^row of hours 1/ })
  await follow(page, 'phone-and-hours', [
    async ({ press, find, photo }) => {
      await openMenu(page)
      await press('Site')
      await photo(find('Company'))
      await press('Company')
    },
    async ({ fill, see, photo }) => {
      await fill('Phone number', facts.phone)
      await see('Chat number')
      await photo(page.getByLabel('Phone number', { exact: true }))
    },
    async ({ see, choose, photo }) => {
      await see('Opening hours')
      await row.click()
      await see('Days')
      await choose('Opens at', '8 AM')
      await choose('Closes at', '6 PM')
      await photo(page.getByRole('listitem').filter({ has: row }))
    },
    async ({ see, press }) => {
      await see('Visitors will read')
      await expect(page.getByText('Visitors will read').locator('..')).toContainText(facts.hours)
      await press('Save')
      await expect(page.getByText('Company saved')).toBeVisible()
    },
    async (reader) => {
      await reader.press('… to publish')
      await publish(reader)
      await reader.see('Up to date')
    },
  ])
}
