import { expect, test } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { contentSecurityPolicy } from '../scripts/site/headers'

const root = new URL('..', import.meta.url).pathname
const backend = 'https://project.example'
const service = 'https://challenges.cloudflare.com'

/** Draws a button instead of the widget; pressing it is the answer. */
const widget = `window.turnstile = {
  render(box, { sitekey, callback }) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'I am no robot'
    button.addEventListener('click', () => callback('proof-for-' + sitekey))
    box.append(button)
    return 'widget'
  },
  reset() {},
  remove() {},
}`

/** What a build with this captcha allows; the scripts inside the page are those of the sources' server. */
const policy = contentSecurityPolicy({
  supabaseUrl: backend,
  storyProvider: 'file',
  captchaProvider: 'turnstile',
}).replace(/'sha256-[^']+'/, "'unsafe-inline'")

let server: ViteDevServer | undefined

// The shared test site has no captcha: that is a build setting.
test.beforeAll(async () => {
  server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'warn',
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(backend),
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': '"sb_publishable_test"',
      'import.meta.env.VITE_CAPTCHA_SITE_KEY': '"0x4AAAAAAAtest"',
    },
    server: {
      host: '127.0.0.1',
      port: 0,
      hmr: false,
      headers: { 'Content-Security-Policy': policy },
    },
  })
  await server.listen()
})
test.afterAll(() => server?.close())

test('Z53 the captcha script loads at the login, and its token is sent with the password', async ({
  page,
}) => {
  // The sources' server compiles each module when it is asked for it first.
  test.slow()
  const asked: string[] = []
  const faults: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted/i.test(message.text())) faults.push(message.text())
  })
  let sent: unknown
  await page.route(`${service}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: widget })
  })
  await page.route(`${backend}/**`, (route) => {
    sent = route.request().postDataJSON()
    return route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    })
  })
  const origin = server?.resolvedUrls?.local[0] ?? ''
  await page.goto(`${origin}faq`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])

  await page.goto(`${origin}auth`)
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password', { exact: true }).fill('matunda-8')
  await page.getByRole('button', { name: 'I am no robot' }).click()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible()
  expect(asked).toEqual([`${service}/turnstile/v0/api.js?render=explicit`])
  expect(faults).toEqual([])
  expect(sent).toMatchObject({
    gotrue_meta_security: { captcha_token: 'proof-for-0x4AAAAAAAtest' },
  })
})
