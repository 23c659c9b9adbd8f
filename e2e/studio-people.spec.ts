import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { terminalLog } from '../playwright.config'
import { accessibilityFaults } from './axe'
import { adminEmail, adminPassword, expect, test } from './fixtures'
import { openStudio } from './studio'

const password = 'karibu-shambani'

/** A new account, made by a visitor in a browser of their own. */
async function signUp(browser: Browser, name: string): Promise<{ page: Page; email: string }> {
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

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
}

/** The link of the latest mail to an address, as the terminal shows it. */
async function mailedLink(email: string): Promise<string> {
  let link = ''
  await expect
    .poll(() => {
      const mails = readFileSync(terminalLog, 'utf8').split('mail to ')
      const mail = mails.findLast((text) => text.startsWith(`${email}:`)) ?? ''
      link = /https?:\S+/.exec(mail)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

test('U16: a forgotten password is replaced with the link in the terminal', async ({
  page,
  browser,
}) => {
  const { page: visitor, email } = await signUp(browser, 'forgetful')
  await visitor.close()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('a mail with a link is on its way')).toBeVisible()
  await page.goto(await mailedLink(email))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await page.getByLabel('New password').fill('another-one-8')
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible()
  // Logged in, and no administrator.
  await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible()
  await page.goto('/auth')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await logIn(page, email, 'another-one-8')
})

/** The entry of an account under People. */
const accountOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: name })

const answerWith = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

test('K22: an administrator gives someone access and takes it away', async ({ page, browser }) => {
  test.slow()
  const { page: visitor, email } = await signUp(browser, 'colleague')
  await openStudio(page, '/admin/people')
  const account = (name: string) => accountOf(page, name)
  const answer = (name: string) => answerWith(page, name)
  await page.getByLabel('Search names and addresses').fill(email)
  await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  await account(email).getByRole('button', { name: 'Make administrator' }).click()
  await answer('Make administrator')
  await expect(page.getByText('colleague is an administrator now')).toBeVisible()
  await expect(account(email).getByText('Administrator', { exact: true })).toBeVisible()

  await logIn(visitor, email, password)
  await expect(visitor.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await account(email).getByRole('button', { name: 'Take admin rights away' }).click()
  await answer('Take rights away')
  await expect(page.getByText('colleague is no longer an administrator')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Access denied. Admin privileges required.')).toBeVisible()
  await visitor.close()

  await page.getByRole('link', { name: 'Who has given and taken rights' }).click()
  await expect(page.getByText('took admin rights from').first()).toBeVisible()
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
})

test('Z80 Z81: the owner cannot be removed, hands over and gets the site back', async ({
  page,
  browser,
}) => {
  // Two people in the studio, each with several answers.
  test.slow()
  const { page: other, email } = await signUp(browser, 'partner')
  await openStudio(page, '/admin/people')
  const own = accountOf(page, adminEmail)
  await expect(own.getByText('Owner', { exact: true })).toBeVisible()
  await expect(own.getByText('You are the owner.')).toBeVisible()
  await expect(own.getByRole('button')).toHaveCount(0)
  await accountOf(page, email).getByRole('button', { name: 'Make administrator' }).click()
  await answerWith(page, 'Make administrator')
  await expect(page.getByText('partner is an administrator now')).toBeVisible()

  await logIn(other, email, password)
  await other.goto('/admin/people')
  await expect(accountOf(other, adminEmail).getByText('Owner', { exact: true })).toBeVisible()
  await expect(accountOf(other, adminEmail).getByRole('button')).toHaveCount(0)
  await expect(other.getByRole('button', { name: /^Hand over/ })).toHaveCount(0)

  await accountOf(page, email).getByRole('button', { name: 'Hand over ownership' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You stay an administrator')
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await answerWith(page, 'Hand over')
  await expect(page.getByText('partner is the owner now')).toBeVisible()
  await expect(accountOf(page, email).getByRole('button')).toHaveCount(0)
  await expect(own.getByRole('button', { name: 'Take admin rights away' })).toBeVisible()

  // The partner takes the name of another person; the log tells them apart.
  await other.goto('/admin/settings')
  await other.getByLabel('Full Name').fill('Local admin')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expect(other.getByText('Profile updated successfully')).toBeVisible()
  await other.goto('/admin/people')
  await accountOf(other, adminEmail).getByRole('button', { name: 'Hand over ownership' }).click()
  await answerWith(other, 'Hand over')
  await expect(accountOf(other, adminEmail).getByText('Owner', { exact: true })).toBeVisible()
  await other.goto('/admin/activity?table=user_roles')
  const changes = other.getByRole('list', { name: 'Changes' })
  await expect(changes).toContainText(`Local admin (${email}) handed the ownership to Local admin`)
  await expect(changes).toContainText(`Local admin (${adminEmail}) handed the ownership to`)

  await page.reload()
  await accountOf(page, email).getByRole('button', { name: 'Take admin rights away' }).click()
  await answerWith(page, 'Take rights away')
  await expect(page.getByText('is no longer an administrator')).toBeVisible()
  await other.close()
})

test('K19 a deleted tour is restored from the activity, with its number', async ({ page }) => {
  await openStudio(page, '/admin/tours/12')
  const title = await page.getByLabel('Title').inputValue()
  await page.goto('/admin/tours')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: title.slice(0, 20) })
  await card.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Tour deleted successfully')).toBeVisible()

  await page.goto('/admin/activity?table=tours&row=12')
  const entry = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first()
  await expect(entry).toContainText('deleted the tour')
  await entry.getByRole('button', { name: /^Show the fields/ }).click()
  await expect(entry.getByRole('heading', { name: 'Title' })).toBeVisible()
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await entry.getByRole('button', { name: /^Restore/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('The tour is back')).toBeVisible()
  await page.goto('/admin/tours/12')
  await expect(page.getByLabel('Title')).toHaveValue(title)
})

test('K15: the settings ask before they are left, by a link and by closing the tab', async ({
  page,
}) => {
  await openStudio(page, '/admin/settings')
  await page.getByLabel('Full Name').pressSequentially('x')
  await page.getByRole('link', { name: 'People', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL('/admin/settings')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

test.describe('a session that ends', () => {
  test.use({ expectedMessages: /400|Reading the session failed/ })

  test('D19: asks for the password over unsaved work, and loses nothing', async ({ page }) => {
    await openStudio(page, '/admin/settings')
    await page.getByLabel('Full Name').pressSequentially('x')
    const written = await page.getByLabel('Full Name').inputValue()
    await page.evaluate(() => {
      const key = 'shamba-studio-session'
      const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}')
      const ended = { ...Object(stored), expires_at: 1, refresh_token: 'ended' }
      window.localStorage.setItem(key, JSON.stringify(ended))
      window.dispatchEvent(new Event('focus'))
    })
    const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' })
    await expect(dialog.getByLabel('Password')).toBeFocused()
    expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
    await dialog.getByLabel('Password').fill(adminPassword)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Full Name')).toHaveValue(written)
  })
})

test('D17: people, activity and settings fit 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openStudio(page, '/admin/people')
  for (const path of ['/admin/people', '/admin/activity', '/admin/settings', '/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page, '[data-sonner-toaster]'), path).toEqual([])
  }
})
