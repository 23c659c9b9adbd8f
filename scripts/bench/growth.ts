import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { paths } from '../../src/lib/paths'
import { buildSite, projectRoot } from '../site/build-site'
import { pageFile } from '../site/headers'
import { withBuiltSites } from './built-site'
import { grownContent, writeContent, type SiteSize } from './growth-content'
import { visitPage } from './page-visit'
import { scriptGzip } from './site-speed'
import { medianOf } from './studio-browser'

const sizes: readonly SiteSize[] = [
  { tours: 14, pictures: 60, posts: 5 },
  { tours: 100, pictures: 600, posts: 50 },
  { tours: 500, pictures: 3000, posts: 500 },
]
const listed = [paths.home(), paths.tours(), paths.gallery(), paths.blog()]
const backend = { url: '', publishableKey: 'sb_publishable_bench' }

/** Builds a site and says how long that took, in seconds, and how many pages it has. */
async function timeBuild(siteDir: string, contentDir: string): Promise<[number, number]> {
  const begun = performance.now()
  const { paths: built } = await buildSite(siteDir, backend, { contentDir })
  return [(performance.now() - begun) / 1000, built.length]
}

/** One word each: builds after a single change differ by half from one to the next on a machine that others use. */
const laterWords = ['Late.', 'Later.', 'Latest.']

const sizeOf = ({ tours, pictures, posts }: SiteSize) => `${tours} / ${pictures} / ${posts}`

/**
 * Prints what a site costs as its content grows: seconds of a whole build, and the median of three after a changed word;
 * then for each list the HTML (Brotli) and the script (gzip) of an untouched visit in KB of 1024 bytes, and the first paint on
 * a slow phone in ms.
 *
 * @param most builds no site of more tours than that
 */
export async function measureGrowth(
  browser: Browser,
  port: number,
  rounds: number,
  most: number,
): Promise<void> {
  const work = join(projectRoot, 'node_modules/.shamba/growth')
  console.log('\ntours / pictures / posts   pages   whole build   after one word')
  const lines: string[] = []
  for (const size of sizes.filter(({ tours }) => tours <= most)) {
    const contentDir = join(work, `content-${size.tours}`)
    const siteDir = join(work, `site-${size.tours}`)
    await writeContent(contentDir, grownContent(size, 'Early.'))
    const [whole, pages] = await timeBuild(siteDir, contentDir)
    const again: number[] = []
    for (const word of laterWords) {
      await writeContent(contentDir, grownContent(size, word))
      const [seconds] = await timeBuild(siteDir, contentDir)
      again.push(seconds)
    }
    console.log(
      `${sizeOf(size).padEnd(25)} ${String(pages).padStart(6)} ${whole.toFixed(1).padStart(11)} s ${medianOf(again).toFixed(1).padStart(14)} s`,
    )
    await withBuiltSites(port, [siteDir], async ([site]) => {
      if (!site) return
      for (const path of listed) {
        const html = await stat(join(siteDir, `${pageFile(path)}.br`))
        const paints: number[] = []
        let script = 0
        for (let round = 0; round < rounds; round++) {
          const visit = await visitPage(browser, site.url + path, true)
          paints.push(visit.first)
          script = Math.max(script, scriptGzip(visit, siteDir) / 1024)
        }
        const cells = [
          (html.size / 1024).toFixed(1),
          script.toFixed(1),
          medianOf(paints).toFixed(0),
        ]
        lines.push(
          `${path.padEnd(10)} ${sizeOf(size).padEnd(18)} ${cells.map((cell) => cell.padStart(9)).join('')}`,
        )
      }
    })
  }
  console.log('\nlist       size                 HTML KB script KB  paint ms')
  for (const path of listed) {
    for (const line of lines.filter((one) => one.startsWith(`${path} `))) console.log(line)
  }
  await rm(work, { recursive: true, force: true })
}
