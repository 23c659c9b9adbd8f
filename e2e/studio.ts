import type { Page } from '@playwright/test'
import { adminEmail, adminPassword, expect } from './fixtures'

/** Fills in the sign-in of the local admin, who must be at /auth, and waits for the answer. */
export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
}

/** Opens a page of the studio as the local admin. */
export async function openStudio(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await logIn(page)
  await page.waitForLoadState('networkidle')
}
