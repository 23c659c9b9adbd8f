import { chromium, type Browser, type Page } from 'playwright'
import { localAdminEmail } from '../../supabase/local/admin-account'
import { ensureBrowser } from '../browser/ensure-browser'
import { readSettings } from '../settings'

/** A Chromium whose memory can be measured. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = ensureBrowser()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  })
}

/** Logs the local admin in; the dashboard is then shown. */
export async function signIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/auth`)
  await page.getByLabel('Email').fill(localAdminEmail)
  await page.getByLabel('Password', { exact: true }).fill(readSettings().adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}

/** The middle value; 0 without any. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
}
