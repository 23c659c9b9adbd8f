import type { Page } from '@playwright/test'
import { accessibilityFaults } from './axe'
import { adminEmail, adminPassword, expect, test } from './fixtures'
import { accountOf, answerWith, logIn, mailedLink, password, signUp } from './people'
import { openStudio } from './studio'

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

/** Makes an account an administrator, from the list of accounts. */
async function makeAdministrator(page: Page, email: string, name: string): Promise<void> {
  await accountOf(page, email).getByRole('button', { name: 'Give a role' }).click()
  const dialog = page.getByRole('dialog', { name: /^Role of/ })
  await dialog.getByRole('radio', { name: 'Administrator' }).check()
  await dialog.getByRole('button', { name: 'Save the role' }).click()
  await expect(page.getByText(`${name} is administrator now`)).toBeVisible()
}

test('K22: an administrator gives someone access and takes it away', async ({ page, browser }) => {
  test.slow()
  const { page: visitor, email } = await signUp(browser, 'colleague')
  await openStudio(page, '/admin/people')
  const account = (name: string) => accountOf(page, name)
  const answer = (name: string) => answerWith(page, name)
  await page.getByLabel('Search names and addresses').fill(email)
  await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  await makeAdministrator(page, email, 'colleague')
  await expect(account(email).getByText('Administrator', { exact: true })).toBeVisible()

  await logIn(visitor, email, password)
  await expect(visitor.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await account(email).getByRole('button', { name: 'End access' }).click()
  await answer('End access')
  await expect(page.getByText('colleague has no access any more')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Access denied. Admin privileges required.')).toBeVisible()
  await visitor.close()

  await page.getByRole('link', { name: 'Who has given and taken rights' }).click()
  await expect(page.getByText('ended the access of').first()).toBeVisible()
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
  await makeAdministrator(page, email, 'partner')

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
  await expect(own.getByRole('button', { name: 'End access' })).toBeVisible()

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
  await accountOf(page, email).getByRole('button', { name: 'End access' }).click()
  await answerWith(page, 'End access')
  await expect(page.getByText('has no access any more')).toBeVisible()
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
