import { accessibilityFaults } from './axe'
import { expect, open, test } from './fixtures'

const firstQuestion = 'What does the day cost for our group?'

test('V35 V36 V37 V39 V168 a company comes from the services, reads about the discount and asks for a day', async ({
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
  await expect(page.getByRole('row', { name: /^Goat Farm Tour/ })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('V161 V164 what a team ticks on a card survives a link, Back and a reload', async ({
  page,
}) => {
  await open(page, '/partners')
  const list = page.getByRole('region', { name: 'Tours for a team' })
  await list.getByRole('button', { name: 'Ask for this tour Coffee & Dairy Tour' }).click()
  await list.getByRole('link', { name: 'To the form' }).click()
  const ask = page.getByRole('region', { name: 'Plan a day for your team' })
  await ask.getByRole('checkbox', { name: 'Goat Farm Tour' }).check()
  await ask.getByRole('textbox', { name: /^People/ }).fill('120')
  await ask.getByRole('link', { name: 'More in the FAQ' }).click()
  await expect(page).toHaveURL(/\/faq/)
  await page.goBack()
  const note = 'Goat Farm Tour takes up to 90 at once: your message asks for two groups.'
  await expect(ask.getByText(note)).toBeVisible()
  await page.reload()
  await expect(ask.getByText(note)).toBeVisible()
  await expect(ask.getByRole('checkbox', { name: 'Coffee & Dairy Tour' })).toBeChecked()
  await expect(
    ask.getByText(/^- Goat Farm Tour: can 120 people come in two groups\?/m),
  ).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('V36 V38 V39 the page reads, and its messages carry every question', async ({ page }) => {
    await page.goto('/partners')
    const trade = page.getByRole('region', { name: 'For travel companies' })
    const goats = trade.getByRole('link', { name: 'Goat Farm Tour', exact: true })
    await expect(goats).toHaveAttribute('href', '/tours/goat-farm-tour')
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
