import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { studioSite } from '../playwright.config'
import { expect } from './fixtures'

/** The password of the accounts that tests make. */
export const password = 'karibu-shambani'

/** A new account, made by a visitor in a browser of their own. */
export async function signUp(
  browser: Browser,
  name: string,
): Promise<{ page: Page; email: string }> {
  const page = await (await browser.newContext()).newPage()
  const email = `${name}-${Date.now()}@example.com`
  const panel = page.getByRole('tabpanel')
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await panel.getByLabel('Full Name').fill(name)
  await panel.getByLabel('Email').fill(email)
  await panel.getByLabel('Password').fill(password)
  await panel.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Account created successfully! You can now log in.')).toBeVisible()
  return { page, email }
}

export async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
}

/** The link of the latest mail to an address, as the terminal shows it. */
export async function mailedLink(email: string): Promise<string> {
  let link = ''
  await expect
    .poll(() => {
      const mails = readFileSync(studioSite.log, 'utf8').split('mail to ')
      const mail = mails.findLast((text) => text.startsWith(`${email}:`)) ?? ''
      link = /https?:\S+/.exec(mail)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

/** The entry of an account under People. */
export const accountOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: name })

export const answerWith = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
