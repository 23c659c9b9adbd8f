import type { Page } from '@playwright/test'
import { publishingSite } from '../../playwright.config'
import { expect } from '../fixtures'
import { openStudio } from '../studio'
import type { Reader } from './follow'

export const openMenu = (page: Page) => page.getByRole('button', { name: 'Toggle Sidebar' }).click()
export const openGuided = (page: Page, path = '/admin') => openStudio(page, path, publishingSite)
export const review = (page: Page) => page.getByRole('dialog', { name: 'Publish' })
const isUpToDate = (page: Page) =>
  expect(page.getByText('Up to date').filter({ visible: true }).first()).toBeVisible()

/** Publishes as the last step of a job says, and waits until the site has it. */
export async function publish({ page, press }: Reader): Promise<void> {
  await press('Publish', review(page))
  await isUpToDate(page)
}
