import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { articles } from '../tests/frozen/content/articles'
import { tours } from '../tests/frozen/content/tours'
import { paths } from '../src/lib/paths'
import { publicPages } from '../src/lib/public-pages'
import { expect, test } from './fixtures'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

type Load = { requests: number; scripts: number; scriptGzip: number; all: number }

const tour = paths.tour(tours[0]?.slug ?? '')

/**
 * The most that a page may load that nobody scrolls or touches: requests, script files, and kilobytes of
 * 1024 bytes, of script with gzip and of everything as it is sent. Wanted are 16, 6, 95 and 190; these are
 * what the pages have reached, rounded up.
 */
const most: Load = { requests: 36, scripts: 28, scriptGzip: 117, all: 210 }

/** Where a page needs more: pictures of the gallery near the window, the dialog that is open on a tour's page. */
const more: Readonly<Record<string, Partial<Load>>> = {
  '/gallery': { all: 300 },
  [tour]: { requests: 44, scripts: 35, scriptGzip: 147, all: 245 },
}

/** How long after its load a page is watched, in ms: what idle browsers fetch comes within it. */
const watchedMs = 2000

async function loadOf(page: Page, path: string): Promise<{ load: Load; files: string[] }> {
  const answers: Response[] = []
  const listen = (answer: Response) => void answers.push(answer)
  page.on('response', listen)
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForTimeout(watchedMs)
  page.off('response', listen)
  const load: Load = { requests: 0, scripts: 0, scriptGzip: 0, all: 0 }
  const files: string[] = []
  for (const answer of answers) {
    const { pathname } = new URL(answer.url())
    files.push(pathname)
    load.requests += 1
    load.all += (await answer.request().sizes()).responseBodySize / 1024
    if (!pathname.endsWith('.js')) continue
    load.scripts += 1
    load.scriptGzip += gzipSync(await answer.body(), { level: 9 }).length / 1024
  }
  return { load, files }
}

const addresses = [
  ...publicPages.map(({ path }) => path),
  tour,
  paths.article(articles[0]?.slug ?? ''),
]

for (const path of addresses) {
  test(`V64 ${path} loads little that nobody asked for`, async ({ page }) => {
    const { load, files } = await loadOf(page, path)
    const dialogs = files.filter((file) => /\/(?:dialog|tour-dialog|photo-viewer)-/.test(file))
    // A tour is open on its own page.
    expect(dialogs.length > 0, dialogs.join(' ')).toBe(path === tour)
    for (const name of ['requests', 'scripts', 'scriptGzip', 'all'] as const) {
      expect
        .soft(load[name], `${name} of ${path}: ${files.join(' ')}`)
        .toBeLessThanOrEqual(more[path]?.[name] ?? most[name])
    }
  })
}
