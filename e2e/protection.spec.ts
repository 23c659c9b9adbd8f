import type { Page } from '@playwright/test'
import { expect, open, runUntilVisible, stopClock, test } from './fixtures'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Opens a page and waits until its protection, which comes last of all, is at work. */
async function openProtected(page: Page, address: string): Promise<void> {
  await open(page, address)
  await expect(page.locator('html')).toHaveAttribute('data-protected', '')
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const selected = (page: Page) => page.evaluate(() => document.getSelection()?.toString())

test('P1 a right click shows the message, and not on a phone number', async ({ page }) => {
  await openProtected(page, '/faq')
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' })
  await expect(page.getByText('Right-click is disabled to protect content')).toBeVisible()
  const isAllowed = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('contextmenu', (event) => resolve(!event.defaultPrevented)),
      ),
  )
  await page.locator('footer a[href^="tel:"]').click({ button: 'right' })
  expect(await isAllowed).toBe(true)
})

for (const [row, keys, message] of [
  ['P2', 'F12', 'Developer tools are disabled'],
  ['P2', 'Control+Shift+I', 'Developer tools are disabled'],
  ['P3', 'Control+Shift+J', 'Console is disabled'],
  ['P4', 'Control+Shift+C', 'Element inspector is disabled'],
  ['P5', 'Control+U', 'View source is disabled'],
  ['P6', 'Control+A', 'Text selection is disabled'],
  ['P7', 'Control+C', 'Copying is disabled'],
  ['P8', 'Control+X', 'Cutting is disabled'],
  ['P10', 'Control+S', 'Saving is disabled'],
  ['P11', 'Control+P', 'Printing is disabled'],
] as const) {
  test(`${row} ${keys} shows its message`, async ({ page }) => {
    await openProtected(page, '/about')
    await page.keyboard.press(keys)
    await expect(page.locator('[data-sonner-toast]')).toHaveText(message)
    expect(await selected(page)).toBe('')
  })
}

test('P6 text cannot be selected with the mouse, and a plain click shows no message', async ({
  page,
}) => {
  await openProtected(page, '/about')
  const prose = page.locator('main p').nth(1)
  await prose.click()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await prose.dblclick()
  await expect(page.getByText('Text selection is disabled')).toBeVisible()
  expect(await selected(page)).toBe('')
})

test('P12 a picture cannot be dragged away', async ({ page }) => {
  await openProtected(page, '/tours')
  const picture = page.locator('main img').first()
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('There is no picture.')
  // In its middle: a button lies over the corner.
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 50, y + 50, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText('Dragging is disabled')).toBeVisible()
})

test('P14 P18 a held key shows one message, which disappears', async ({ page }) => {
  await openProtected(page, '/about')
  await stopClock(page)
  for (let press = 0; press < 10; press++) await page.keyboard.press('Control+S')
  const message = page.locator('[data-sonner-toast]')
  await runUntilVisible(page, message)
  await page.clock.runFor(1000)
  await expect(message).toHaveCount(1)
  await page.clock.runFor(4000)
  await expect(message).toHaveCount(0)
})

test('P9 P16 writing, selecting, copying and pasting work in a form', async ({ page }) => {
  await openProtected(page, '/tours/goat-farm-tour')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Book Now/ })
    .click()
  const name = page.getByRole('dialog').getByRole('textbox', { name: /name/i })
  await name.fill('Wanjiru')
  await name.press('Control+A')
  await name.press('Control+C')
  expect(await clipboard(page)).toBe('Wanjiru')
  await name.press('Control+X')
  await expect(name).toHaveValue('')
  await name.press('Control+V')
  await name.press('Control+V')
  await expect(name).toHaveValue('WanjiruWanjiru')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('P19 the phone number in the footer is selected and copied', async ({ page }) => {
  await openProtected(page, '/about')
  const phone = page.locator('footer [data-allow-copy] a[href^="tel:"]')
  await phone.evaluate((link) => document.getSelection()?.selectAllChildren(link))
  expect(await phone.evaluate((link) => getComputedStyle(link).userSelect)).toBe('text')
  await page.keyboard.press('Control+C')
  expect(await clipboard(page)).toBe(await phone.textContent())
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('P17 keys for navigation and find in page work', async ({ page }) => {
  await openProtected(page, '/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('V2 P11 nothing of a page is printed', async ({ page }) => {
  for (const address of ['/', '/tours/goat-farm-tour', '/faq']) {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body')).toBeHidden()
    expect((await page.evaluate(() => document.documentElement.innerText)).trim(), address).toBe('')
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('body')).toBeVisible()
  }
})

test('P11 P16 the studio prints, copies and saves normally', async ({ page }) => {
  await open(page, '/auth')
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-protected')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('heading', { name: 'Welcome' }).dblclick({ position: { x: 20, y: 15 } })
  expect(await selected(page)).toContain('Welcome')
  await page.keyboard.press('Control+C')
  expect(await clipboard(page)).toContain('Welcome')
})

test('P13 the built script still holds the breakpoint, and waits until the page is done', async ({
  page,
}) => {
  // By URL: a script is fetched, and then imported from the cache.
  const scripts = new Map<string, boolean>()
  page.on('response', async (response) => {
    if (!/\/assets\/.*\.js$/.test(response.url())) return
    // A script that is still on its way at the end of the test has no text.
    const code = await response.text().catch(() => '')
    scripts.set(response.url(), /;debugger;/.test(code))
  })
  await openProtected(page, '/')
  const holding = () => [...scripts.keys()].filter((url) => scripts.get(url))
  await expect.poll(() => holding().length).toBe(1)
  const html = await (await page.request.get('/')).text()
  expect(html).not.toContain(new URL(holding()[0] ?? '').pathname)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('V2 P11 nothing of a page is printed either', async ({ page }) => {
    await page.goto('/about')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body')).toBeHidden()
  })
})
