import { studioPatterns } from '../src/lib/paths'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { bringSession } from './studio'

/** Script files of the site that the page has requested so far. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  return scripts
}

for (const pattern of studioPatterns) {
  test(`K61 K62 ${pattern} requests its scripts at once, 25 at most, and needs no other to open`, async ({
    page,
  }) => {
    if (pattern !== '/auth') await bringSession(page)
    const scripts = watchScripts(page)
    await page.goto(pattern.replace(':id', '1'), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const used = [...scripts]
    const announced = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const entry = await page.locator('script[data-pages]').getAttribute('data-entry')
    // The shell's own list, without what the app has added since.
    const shell = await (await page.request.get(page.url())).text()
    const known = announced.filter((file) => shell.includes(file))
    expect(known).toContain(entry)
    expect(known.length).toBeLessThanOrEqual(25)
    // The editor of rich texts, the messages, the names of pending changes (with what words them), what is left
    // of the launch check, the size of the bucket and the guide in one language come later, while the page can
    // be used.
    const late =
      /\/(?:rich-text-editor|toaster|use-html-editor|pending-lines|change-summary|launch-panel|studio-launch|storage|studio-storage|guide-[a-z]+)-/
    expect(used.filter((file) => !known.includes(file) && !late.test(file))).toEqual([])
  })
}
