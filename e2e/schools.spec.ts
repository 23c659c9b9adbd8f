import { accessibilityFaults } from './axe'
import { expect, open, test } from './fixtures'

const firstQuestion = 'How many adults should come with our pupils?'

test('V31 V37 a teacher comes from the footer, chooses questions and sends one message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Schools' }).click()
  await expect(page).toHaveURL('/schools')
  const ask = page.getByRole('region', { name: 'Ask us' })
  await ask.getByRole('checkbox', { name: firstQuestion }).uncheck()
  await ask.getByRole('textbox', { name: /^Pupils/ }).fill('60')
  await expect(
    ask.getByText('Takes up to 50 at once: your message asks for two groups.'),
  ).toBeVisible()
  const chat = ask.getByRole('link', { name: /^Open in/ })
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain('Pupils: 60')
  expect(text).not.toContain(firstQuestion)
  expect(await accessibilityFaults(page)).toEqual([])
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess).toBe(0)
})

test('V33 the sheet to print is one PDF of the size on its label', async ({ page, request }) => {
  await open(page, '/schools')
  const link = page.getByRole('link', { name: /^Sheet to print A4 PDF · \d\.\d MB$/ })
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  const file = await response.body()
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  const label = Number(/(\d\.\d) MB/.exec((await link.textContent()) ?? '')?.[1])
  expect(file.length).toBeLessThanOrEqual(label * 1_000_000)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('V30 V31 the page reads, and its message carries every question', async ({ page }) => {
    await page.goto('/schools')
    await expect(page.getByRole('listitem').filter({ hasText: 'Soil laboratory' })).toBeVisible()
    const ask = page.getByRole('region', { name: 'Ask us' })
    await expect(ask.getByText(firstQuestion, { exact: true })).toBeVisible()
    const chat = ask.getByRole('link', { name: /^Open in/ })
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
    expect(text).toContain(firstQuestion)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
  })
})
