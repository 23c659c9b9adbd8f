import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { studioSite } from '../playwright.config'
import { statusWords } from '../src/admin/kit/status-words'
import { accessibilityFaults } from './axe'
import { expect, test } from './fixtures'
import { accountOf, logIn, mailedLink, password, signUp } from './people'
import { openStudio } from './studio'

/** The calendar day in Kenya, some days from now, as `YYYY-MM-DD`. */
const dayInKenya = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10)

/** Sets the end of somebody's role to this moment, as the operator can. */
async function endRole(email: string): Promise<void> {
  const keys: unknown = JSON.parse(readFileSync(`${studioSite.dataDir}/keys.json`, 'utf8'))
  const { secretKey } = z.object({ secretKey: z.string() }).parse(keys)
  const headers = { apikey: secretKey, 'content-type': 'application/json' }
  const rows = `${studioSite.url}/rest/v1`
  const found = await fetch(`${rows}/profiles?select=id&email=eq.${email}`, { headers })
  const [profile] = z.array(z.object({ id: z.string() })).parse(await found.json())
  const ended = await fetch(`${rows}/user_roles?user_id=eq.${profile?.id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ until: new Date().toISOString() }),
  })
  expect(ended.ok).toBe(true)
}

test('K50 K23: an invited contributor writes a draft, an editor publishes it, and the rights end', async ({
  page,
  browser,
}) => {
  // Four people's work in three browsers.
  test.slow()
  const name = `assistant-${Date.now()}`
  const email = `${name}@example.com`
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

  await page.setViewportSize(phone.viewport)
  await openStudio(page, '/admin/people')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const form = page.getByRole('form', { name: 'Invite somebody' })
  await form.getByLabel('E-mail address').fill(email)
  await form.getByLabel('Last day (optional)').fill(dayInKenya(30))
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`${email} is invited`)).toBeVisible()
  const invitation = page
    .getByRole('list', { name: 'Invitations' })
    .getByRole('listitem')
    .filter({ hasText: email })
  await expect(invitation).toContainText('Invited, waiting')

  const assistant = await (await browser.newContext(phone)).newPage()
  await assistant.goto(await mailedLink(email))
  await expect(assistant.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
  await assistant.getByLabel('New password').fill(password)
  await assistant.getByRole('button', { name: 'Save and log in' }).click()
  await expect(assistant.getByRole('region', { name: 'Your role' })).toContainText(
    'You are a contributor until the end of',
  )
  expect(await accessibilityFaults(assistant, '[data-sonner-toaster]')).toEqual([])
  await assistant.getByRole('button', { name: 'Understood' }).click()

  // A copy of what is live is a draft of their own.
  await assistant.goto('/admin/blog/1')
  await expect(assistant.getByText('so only editors change it')).toBeVisible()
  await assistant.getByRole('button', { name: 'More' }).click()
  await assistant.getByRole('button', { name: 'Duplicate' }).click()
  await expect(assistant).not.toHaveURL(/\/admin\/blog\/1$/)
  await expect(assistant.getByText('Ask an editor to publish it')).toBeVisible()
  await expect(assistant.getByRole('radio', { name: statusWords.published })).toHaveCount(0)
  await assistant.getByLabel('Title', { exact: true }).fill(`Draft of ${name}`)
  await assistant.getByRole('button', { name: 'Save' }).click()
  await expect(assistant.getByText('Blog post updated successfully')).toBeVisible()
  const draft = assistant.url()
  await expect(assistant.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
  await assistant.goto('/admin/tours/9')
  await expect(assistant.getByText('so only editors change it')).toBeVisible()
  await expect(assistant.getByLabel('Title', { exact: true })).toBeDisabled()
  await assistant.goto('/admin/gallery?image=1')
  await expect(assistant.getByText('tell an editor at once')).toBeVisible()
  expect(await accessibilityFaults(assistant, '[data-sonner-toaster]')).toEqual([])

  await page.reload()
  await expect(invitation).toContainText('Accepted on')
  const { page: editor, email: editorEmail } = await signUp(browser, 'editor')
  await page.getByLabel('Search names and addresses').fill(editorEmail)
  await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  await accountOf(page, editorEmail).getByRole('button', { name: 'Give a role' }).click()
  const dialog = page.getByRole('dialog', { name: /^Role of/ })
  await dialog.getByRole('radio', { name: 'Editor' }).check()
  expect(await accessibilityFaults(page, '[data-sonner-toaster]')).toEqual([])
  await dialog.getByRole('button', { name: 'Save the role' }).click()
  await expect(page.getByText('editor is editor now')).toBeVisible()

  await logIn(editor, editorEmail, password)
  await expect(editor.getByRole('link', { name: 'People' })).toHaveCount(0)
  await editor.goto(draft)
  await editor.getByRole('radio', { name: statusWords.published }).check()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(
    editor.getByText('Saved in the studio. Visitors see it once you publish.'),
  ).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  await assistant.goto(draft)
  await expect(assistant.getByText('so only editors change it')).toBeVisible()
  await editor.getByRole('button', { name: 'Delete' }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(editor.getByText('Blog post deleted successfully')).toBeVisible()
  await editor.close()

  await page.goto('/admin/activity?table=invitations')
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText(email)

  // The last day is over.
  await endRole(email)
  await assistant.goto('/admin')
  await expect(assistant.getByText('Access denied. Admin privileges required.')).toBeVisible()
  await expect(assistant.getByText(/Your access as contributor ended on/)).toBeVisible()
  await assistant.close()
})
