import { expect, test } from './fixtures'

test('U9 U10 D10 D15 a stranger signs up, logs in, is refused and can sign out', async ({
  page,
}) => {
  const email = `visitor-${Date.now()}@example.com`
  const password = 'karibu-shambani'
  const panel = page.getByRole('tabpanel')

  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(page).toHaveTitle(/^Login/)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await panel.getByLabel('Full Name').fill('A Visitor')
  await panel.getByLabel('Email').fill(email)
  await panel.getByLabel('Password').fill(password)
  await panel.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Account created successfully! You can now log in.')).toBeVisible()
  await expect(page).toHaveURL('/auth')

  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  await expect(panel.getByLabel('Email')).toHaveValue(email)
  await expect(panel.getByLabel('Password')).toHaveValue('')
  await expect(panel.getByLabel('Password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await expect(page.getByText('Access denied. Admin privileges required.')).toHaveCount(1)
  await expect(page).toHaveURL('/')

  await page.goto('/auth')
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
})

test('U24 U4 U5 U6 the browser refuses an empty form, wrong values get one message', async ({
  page,
}) => {
  const messages = page.locator('[data-sonner-toast]')
  await page.goto('/auth')
  const login = page.getByRole('button', { name: 'Login' })
  await login.click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(messages).toHaveCount(0)

  await page.getByLabel('Email').fill('nonsense')
  await page.getByLabel('Password').fill('12345')
  await login.click()
  await expect(messages).toHaveText(['Invalid email address'])
  await expect(page.getByLabel('Password')).toHaveValue('12345')
})

test.describe('a wrong password', () => {
  test.use({ expectedMessages: /400/ })

  test('U8 shows the message of the server and keeps the input', async ({ page }) => {
    await page.goto('/auth')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password').fill('not-the-password')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.locator('[data-sonner-toast]')).toHaveText(['Invalid login credentials'])
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
    await expect(page).toHaveURL('/auth')
  })
})
