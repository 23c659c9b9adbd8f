import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { pageFile } from '../site/headers'
import type { BuiltSite } from './built-site'
import { visitPage, type PageVisit } from './page-visit'
import { medianOf } from './studio-browser'

/** The pages whose paints are measured. */
export const timedPaths = ['/', '/tours', '/gallery', '/blog', '/faq'] as const

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** Bytes of the script of a visit, each file compressed with gzip as the budgets count it. */
export function scriptGzip({ requests }: PageVisit, folder: string): number {
  return requests
    .filter(({ isScript }) => isScript)
    .map(({ path }) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0)
}

const allBytes = ({ requests }: PageVisit) => requests.reduce((sum, { bytes }) => sum + bytes, 0)

/** The same path at another site, or its home page where it has no such page. */
export function pathOn({ folder }: BuiltSite, path: string): string {
  const isThere =
    existsSync(join(folder, pageFile(path))) || existsSync(join(folder, path, 'index.html'))
  return isThere ? path : '/'
}

/**
 * Prints first and largest paint of pages on a phone with a slow network and processor, medians of
 * alternating runs, and beside them those of another site: of the same page where it has one, else of
 * its home page.
 */
export async function measurePaints(
  browser: Browser,
  [own, other]: readonly BuiltSite[],
  rounds: number,
): Promise<void> {
  if (!own) return
  console.log(
    `\npage       first paint   largest paint${other ? '   the other site        ratios' : ''}`,
  )
  for (const path of timedPaths) {
    const visits: Record<'own' | 'other', PageVisit[]> = { own: [], other: [] }
    const otherPath = other ? pathOn(other, path) : '/'
    for (let round = 0; round < rounds; round++) {
      visits.own.push(await visitPage(browser, own.url + path, true))
      if (other) visits.other.push(await visitPage(browser, other.url + otherPath, true))
    }
    const median = (site: 'own' | 'other', paint: 'first' | 'largest') =>
      medianOf(visits[site].map((visit) => visit[paint]))
    const ms = (time: number) => `${time.toFixed(0).padStart(6)} ms`
    const [first, largest] = [median('own', 'first'), median('own', 'largest')]
    const line = `${path.padEnd(10)} ${ms(first)}     ${ms(largest)}`
    if (!other) {
      console.log(line)
      continue
    }
    const [otherFirst, otherLargest] = [median('other', 'first'), median('other', 'largest')]
    const ratios = [first / otherFirst, largest / otherLargest].map((ratio) => ratio.toFixed(2))
    console.log(
      `${line}   ${ms(otherFirst)} ${ms(otherLargest)}   ${ratios.join('  ')}  (${otherPath})`,
    )
  }
}

/**
 * Prints what each page loads that nobody has scrolled or touched, within two seconds of its load: requests,
 * script files and their kilobytes (gzip, and as transferred), and all kilobytes transferred.
 *
 * @param paths pages of the site
 */
export async function measureLoads(
  browser: Browser,
  { url, folder }: BuiltSite,
  paths: readonly string[],
): Promise<void> {
  const width = Math.max(...paths.map(({ length }) => length)) + 2
  console.log(`\n${'unscrolled load'.padEnd(width)} requests  scripts  gzip KB  sent KB   all KB`)
  for (const path of paths) {
    const visit = await visitPage(browser, url + path, false)
    const scripts = visit.requests.filter(({ isScript }) => isScript)
    const sent = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    const cells = [
      String(visit.requests.length),
      String(scripts.length),
      kilobytes(scriptGzip(visit, folder)),
      kilobytes(sent),
      kilobytes(allBytes(visit)),
    ]
    console.log(path.padEnd(width) + cells.map((cell) => cell.padStart(9)).join(''))
    if (process.env['BENCH_FILES']) {
      for (const one of visit.requests) console.log(`    ${kilobytes(one.bytes)} ${one.path}`)
    }
  }
}
