import { accessibilityFaults } from './axe'
import { expect, open, test } from './fixtures'

const firstQuestion = 'What does the day cost for our group?'

test('V35 V36 V37 V39 a company comes from the services, reads about the discount and asks for a day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/services')
  await page.getByRole('main').getByRole('link', { name: 'For teams and the travel trade' }).click()
  await expect(page).toHaveURL('/partners')
  const ask = page.getByRole('region', { name: 'Plan a day for your team' })
  await ask.getByRole('checkbox', { name: firstQuestion }).uncheck()
  await ask.getByRole('textbox', { name: /^People/ }).fill('25')
  await expect(ask.getByText('25 people: the group discount of 10% applies.')).toBeVisible()
  await ask.getByRole('checkbox', { name: 'Goat Farm Tour' }).check()
  const chat = ask.getByRole('link', { name: /^Open in/ })
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain(
    'People: 25\nGroup discount: 10% for groups of 10+ people (from your FAQ)\nTour: Goat Farm Tour',
  )
  expect(text).not.toContain(firstQuestion)
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('V36 V38 V39 the page reads, and its messages carry every question', async ({ page }) => {
    await page.goto('/partners')
    const trade = page.getByRole('region', { name: 'For travel companies' })
    await expect(trade.getByText(/\/tours\/goat-farm-tour$/)).toBeVisible()
    const ask = page.getByRole('region', { name: 'Plan a day for your team' })
    await expect(ask.getByText(firstQuestion, { exact: true })).toBeVisible()
    const chat = ask.getByRole('link', { name: /^Open in/ })
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
    expect(text).toContain(firstQuestion)
    for (const role of ['button', 'checkbox', 'textbox', 'combobox'] as const) {
      await expect(page.getByRole('main').getByRole(role)).toHaveCount(0)
    }
  })
})
