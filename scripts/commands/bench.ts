import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../../supabase/local/start-error'
import { articleSlugs } from '../../src/content/article-slugs'
import { tourSlugs } from '../../src/content/tour-slugs'
import { paths } from '../../src/lib/paths'
import { publicPages } from '../../src/lib/public-pages'
import { withBuiltSites } from '../bench/built-site'
import { measureGrowth } from '../bench/growth'
import { measureLighthouse } from '../bench/lighthouse'
import { measurePresses } from '../bench/site-presses'
import { measureScrolling } from '../bench/site-scroll'
import { measureLoads, measurePaints } from '../bench/site-speed'
import { measureSoak } from '../bench/soak'
import { openBrowser } from '../bench/studio-browser'
import { buildSite, projectRoot } from '../site/build-site'

const usage =
  'Usage: npm run bench -- [--against DIR] [--site DIR] [--rounds 5] [--only paints|loads|presses|scroll|growth|lighthouse|soak] [--most-tours 500] [--minutes 30]'
const firstPort = 4480

function builtFolder(folder: string): string {
  const found = resolve(folder)
  if (existsSync(join(found, 'index.html'))) return found
  throw new StartError(`${folder} holds no built site: it has no index.html.\n${usage}`)
}

/** Builds the site for the bench alone; no backend is named in it. */
async function buildForBench(): Promise<string> {
  const siteDir = join(projectRoot, 'node_modules/.shamba/bench-site')
  await buildSite(siteDir, { url: '', publishableKey: 'sb_publishable_bench' }, {})
  return siteDir
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        against: { type: 'string' },
        site: { type: 'string' },
        rounds: { type: 'string', default: '5' },
        only: { type: 'string' },
        'most-tours': { type: 'string', default: '500' },
        minutes: { type: 'string', default: '30' },
      },
    })
    const rounds = Number(values.rounds)
    if (Number.isInteger(rounds) && rounds > 0) return { ...values, rounds }
  } catch {
    // An unknown option.
  }
  throw new StartError(usage)
}

/**
 * `npm run bench` builds the public site and measures it in Chromium as a phone: first and largest paint
 * on a slow network with a quarter of the processor, what a page loads that nobody touches, how long
 * presses take, and how steadily it scrolls. `--against DIR` measures another built site in turns with it, by the same server; `--site
 * DIR` measures a built site instead of building; `--only` does one part. Three parts take minutes and come
 * only when named: `growth` builds and measures sites of more and more tours, pictures and posts, `lighthouse`
 * lets Lighthouse judge the pages, `soak` watches the memory of a page that is used for `--minutes`.
 */
export async function main(args: string[]): Promise<void> {
  const { against, site, rounds, only, minutes, 'most-tours': mostTours } = readOptions(args)
  if (only === 'growth') {
    const browser = await openBrowser()
    try {
      await measureGrowth(browser, firstPort, rounds, Number(mostTours))
    } finally {
      await browser.close()
    }
    return
  }
  const own = site === undefined ? await buildForBench() : builtFolder(site)
  const folders = [own, ...(against === undefined ? [] : [builtFolder(against)])]
  const untouched = [
    ...publicPages.map(({ path }) => path),
    ...tourSlugs.slice(0, 1).map((slug) => paths.tour(slug)),
    ...articleSlugs.slice(0, 1).map((slug) => paths.article(slug)),
  ]
  await withBuiltSites(firstPort, folders, async (sites) => {
    const [ownSite] = sites
    if (!ownSite) return
    const browser = await openBrowser()
    const isAsked = (part: string) => only === undefined || only === part
    try {
      if (isAsked('paints')) await measurePaints(browser, sites, rounds)
      if (isAsked('loads')) await measureLoads(browser, ownSite, untouched)
      if (isAsked('presses')) await measurePresses(browser, ownSite.url, rounds)
      if (isAsked('scroll')) await measureScrolling(browser, ownSite.url, rounds)
      if (only === 'lighthouse') await measureLighthouse(sites, rounds, untouched)
      if (only === 'soak') await measureSoak(browser, ownSite.url, Number(minutes))
    } finally {
      await browser.close()
    }
  })
}
