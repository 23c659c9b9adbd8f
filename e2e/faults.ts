import type { Page } from '@playwright/test'
import type { LocalSite } from '../playwright.config'
import { startFaultProxy, type Fault, type FaultProxy } from './fault-proxy'
import { expect, test as base } from './fixtures'

/** Tests of a site behind a proxy that can do everything a bad line and a bad server can. */
export const onBadLine = (site: LocalSite) =>
  base.extend<{ line: FaultProxy }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs here
    line: async ({}, use) => {
      const line = await startFaultProxy(site.url)
      await use(line)
      await line.stop()
    },
    baseURL: async ({ line }, use) => use(line.url),
    // Every fault shows in the console; what the person sees is what counts.
    expectedMessages: /./,
  })

const html = '<!doctype html><title>502</title><h1>Bad Gateway</h1>'
const answers = (status: number, body: string, type = 'application/json'): Fault => ({
  kind: 'answer',
  status,
  body,
  type,
})
/** What can happen to a request between browser and backend, by name. */
export const faults: Record<string, Fault> = {
  'a connection that breaks off': { kind: 'refuse' },
  'an answer that is cut': { kind: 'cut' },
  'half an answer': { kind: 'truncate' },
  'an empty answer': answers(200, ''),
  'an answer of null': answers(200, 'null'),
  'a page instead of data': answers(502, html, 'text/html'),
  'a page that claims success': answers(200, html, 'text/html'),
  'a server error': answers(500, '{"message":"internal words"}'),
  'a server that is down': answers(503, ''),
  'a refusal': answers(403, '{"message":"internal words","code":"42501"}'),
  'too many requests': answers(429, '{"message":"internal words"}'),
  'no answer at all': { kind: 'hang' },
}

/** What no person should have to read; a sentence of the server about a sign-in is shown, as specified. */
export const wordsOfLibraries = /Bad Gateway|<|JSON|token|undefined|null|PGRST|fetch/
export const foreignWords = new RegExp(`internal words|${wordsOfLibraries.source}`)

/** The server did its work before these; what it did must not be done a second time. */
export const arriving = new Set(['an answer that is cut', 'half an answer'])

/**
 * Counts what a page asks from now on. The proxy may see more: over a connection that was open already the
 * browser itself sends a request again.
 */
export function countRequests(page: Page, method: string, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    const isMatch = new URL(request.url()).pathname.startsWith(path)
    if (isMatch && request.method() === method) count += 1
  })
  return () => count
}

/** Makes the deadlines of requests follow the page's clock, which tests can move on. */
export async function useClock(page: Page): Promise<void> {
  // Without it the studio counts with timers, as it does in older browsers.
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
  await page.clock.install()
}

/** Lets the page's time pass, in steps that answers can come between, until something is so. */
export async function passTime(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1500)
        return isSo()
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(true)
}
