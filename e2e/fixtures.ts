import { test as base, expect, type Page } from '@playwright/test'

export const adminEmail = 'admin@example.com'
export const adminPassword = process.env['LOCAL_ADMIN_PASSWORD'] ?? 'shamba-local-admin'

type Expected = {
  /** Messages on the console that a test provokes on purpose. */
  expectedMessages: RegExp | undefined
}

/**
 * The test of every journey: fails on a console message or an uncaught error that the test did not
 * expect, and on a request to another origin.
 */
export const test = base.extend<Expected>({
  expectedMessages: [undefined, { option: true }],
  page: async ({ page, baseURL, expectedMessages }, use) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return
      if (expectedMessages?.test(message.text())) return
      faults.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) faults.push(`request to ${origin}`)
    })
    await use(page)
    expect(faults, 'console messages, uncaught errors and foreign requests').toEqual([])
  },
})

/** Opens a page and waits until all of it can answer: late parts come after the first paint. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
}

/**
 * Holds back every script of the page, so that a test can look at the HTML alone.
 *
 * @returns lets the scripts through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const arrived = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  return letThrough
}

export { expect }
