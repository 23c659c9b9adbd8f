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

test('V158 V153 on a phone the chosen tour is not cut, and its day and its sheet are shown', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/schools')
  const ask = page.getByRole('region', { name: 'Ask us' })
  const select = ask.getByRole('combobox', { name: /^Tour/ })
  for (const pupils of ['3', '60', '500']) {
    await ask.getByRole('textbox', { name: /^Pupils/ }).fill(pupils)
    const excess = await select.evaluate((element: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(element)
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('There is no canvas.')
      canvas.font = font
      const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return [...element.options]
        .map(({ label }) => ({ label, width: canvas.measureText(label).width }))
        .filter(({ width }) => width > room)
    })
    expect(excess).toEqual([])
  }
  await select.scrollIntoViewIfNeeded()
  const place = async () => (await select.boundingBox())?.y ?? 0
  const before = await place()
  await select.selectOption('Goat Farm Tour')
  const day = page.getByRole('region', { name: 'The day' })
  await expect(day.getByRole('heading', { level: 3 })).toHaveText('Goat Farm Tour')
  // What the visitor uses stays where it is.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(4)
  const link = page.getByRole('link', { name: /^Sheet to print Goat Farm Tour · A4 PDF/ })
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect(await accessibilityFaults(page)).toEqual([])
})

for (const height of [768, 900]) {
  test(`V159 the preview of the message fades where there is more below, at ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height })
    await open(page, '/schools')
    const message = page.locator('#ask [data-allow-copy]')
    const look = () =>
      message.evaluate((element) => {
        const { backgroundImage, position, bottom } = getComputedStyle(element, '::after')
        const isClipped = element.scrollHeight > element.clientHeight
        return { fade: backgroundImage.includes('gradient'), position, bottom, isClipped }
      })
    expect(await look()).toEqual({ fade: true, position: 'sticky', bottom: '0px', isClipped: true })
  })
}

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
