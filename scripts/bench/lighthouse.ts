import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { z } from 'zod'
import { ensureBrowser } from '../browser/ensure-browser'
import { projectRoot } from '../site/build-site'
import type { BuiltSite } from './built-site'
import { pathOn, timedPaths } from './site-speed'
import { medianOf } from './studio-browser'

/** Its many packages are needed here alone, so that they are no dependency of the project. */
const version = '13.5.0'
const toolFolder = join(projectRoot, '.cache/lighthouse')
const program = join(toolFolder, 'node_modules/lighthouse/cli/index.js')

const audit = z.object({ numericValue: z.number() })
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'speed-index': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
})
type Report = z.infer<typeof reportSchema>

const figures = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'speed index': 'speed-index',
} as const

/** How a page is measured: its name in the output, and the options of Lighthouse. */
const ways: readonly [name: string, options: readonly string[]][] = [
  ['phone, simulated', []],
  ['phone, throttled', ['--throttling-method=devtools']],
  ['desktop, simulated', ['--preset=desktop']],
]

function installLighthouse(): void {
  if (existsSync(program)) return
  console.log(`Installing Lighthouse ${version} into .cache …`)
  execFileSync(
    'npm',
    ['install', '--prefix', toolFolder, '--no-audit', '--no-fund', `lighthouse@${version}`],
    { stdio: 'ignore' },
  )
}

async function examine(url: string, options: readonly string[]): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, '--output=json', '--quiet', `--chrome-flags=${flags}`, ...options],
    {
      env: { ...process.env, CHROME_PATH: ensureBrowser() || chromium.executablePath() },
      maxBuffer: 100_000_000,
    },
  )
  return reportSchema.parse(JSON.parse(stdout))
}

/**
 * Prints what Lighthouse says of pages on a phone, simulated and really throttled, and on a desktop: medians of
 * runs in turns with another site, ratios ours ÷ theirs, and the four scores of each page of `scoredPaths`.
 *
 * @param scoredPaths pages whose scores are printed, once each
 * @throws Error where Lighthouse cannot be installed or a page cannot be examined
 */
export async function measureLighthouse(
  [own, other]: readonly BuiltSite[],
  rounds: number,
  scoredPaths: readonly string[],
): Promise<void> {
  if (!own) return
  installLighthouse()
  for (const [name, options] of ways) {
    console.log(`\n${name}: ${Object.keys(figures).join(', ')} in ms, blocked ms, shift`)
    for (const path of timedPaths) {
      const reports: Record<'own' | 'other', Report[]> = { own: [], other: [] }
      for (let round = 0; round < rounds; round++) {
        reports.own.push(await examine(own.url + path, options))
        if (other) reports.other.push(await examine(other.url + pathOn(other, path), options))
      }
      console.log(`${path.padEnd(10)} ${lineOf(reports.own)}`)
      if (!other) continue
      console.log(`   theirs  ${lineOf(reports.other)}`)
      const ratios = Object.values(figures).map((key) =>
        (medianOfAudit(reports.own, key) / medianOfAudit(reports.other, key))
          .toFixed(2)
          .padStart(7),
      )
      console.log(`   ratios  ${ratios.join('')}`)
    }
  }
  console.log('\nscores on a phone: performance, accessibility, best practices, SEO')
  for (const path of scoredPaths) {
    const { categories } = await examine(own.url + path, [])
    const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100))
    console.log(`${path.padEnd(40)} ${scores.join('  ')}`)
  }
}

function medianOfAudit(reports: readonly Report[], key: keyof Report['audits']): number {
  return medianOf(reports.map(({ audits }) => audits[key].numericValue))
}

function lineOf(reports: readonly Report[]): string {
  const times = [...Object.values(figures), 'total-blocking-time' as const].map((key) =>
    medianOfAudit(reports, key).toFixed(0).padStart(7),
  )
  return `${times.join('')}  ${medianOfAudit(reports, 'cumulative-layout-shift').toFixed(3)}`
}
