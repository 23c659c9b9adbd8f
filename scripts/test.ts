import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBrowser } from './ensure-browser'
import { readSettings } from './settings'
import { projectRoot } from './site/build-site'
import { runAndCapture, runStep, type Step } from './steps'

type Counts = { passed: number; failed: number; skipped: number }

type Suite = [name: string, run: () => Promise<Counts>]

const reportDir = join(projectRoot, '.test')
const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs')
const command = (name: string) => ['scripts/run.cjs', name]

function readNumber(report: unknown, key: string): number {
  const value = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined
  if (typeof value !== 'number') throw new Error(`The test report has no number "${key}".`)
  return value
}

/** A vitest run; its counts come from the runner's own report. */
async function runVitest(name: string, args: string[]): Promise<Counts> {
  const file = join(reportDir, `${name.replaceAll(/\W+/g, '-')}.json`)
  const step: Step = {
    name,
    command: process.execPath,
    args: [
      vitest,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
  }
  const isOk = await runStep(step)
  const report: unknown = JSON.parse(await readFile(file, 'utf8'))
  const failed = readNumber(report, 'numFailedTests')
  return {
    passed: readNumber(report, 'numPassedTests'),
    failed: isOk ? failed : Math.max(failed, 1),
    skipped: readNumber(report, 'numPendingTests') + readNumber(report, 'numTodoTests'),
  }
}

/** The policies on a real PostgreSQL; the script prints its own total. */
async function runDatabaseTests(): Promise<Counts> {
  const { isOk, output } = await runAndCapture({
    name: 'policies on PostgreSQL',
    command: process.execPath,
    args: command('database-tests'),
  })
  const total = /^(\d+) passed, (\d+) failed$/m.exec(output)
  const failed = Number(total?.[2] ?? 0)
  return {
    passed: Number(total?.[1] ?? 0),
    failed: isOk && total ? failed : Math.max(failed, 1),
    skipped: 0,
  }
}

async function runBrowserTests(browser: string): Promise<Counts> {
  const file = join(reportDir, 'playwright.json')
  const isOk = await runStep({
    name: 'journeys in the browser',
    command: process.execPath,
    args: ['node_modules/playwright/cli.js', 'test', '--reporter=list,json'],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const report: unknown = JSON.parse(await readFile(file, 'utf8'))
  const stats: unknown = Reflect.get(Object(report), 'stats')
  const failed = readNumber(stats, 'unexpected') + readNumber(stats, 'flaky')
  return {
    passed: readNumber(stats, 'expected'),
    failed: isOk ? failed : Math.max(failed, 1),
    skipped: readNumber(stats, 'skipped'),
  }
}

async function runChecks(): Promise<Counts> {
  const isOk = await runStep({
    name: 'checks',
    command: process.execPath,
    args: command('check'),
  })
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 }
}

/** Runs every suite and closes with one line of counts. */
export async function main(): Promise<void> {
  readSettings()
  await rm(reportDir, { recursive: true, force: true })
  await mkdir(reportDir, { recursive: true })
  const browser = ensureBrowser()

  // What stands in one row runs side by side: each of these two keeps one processor busy.
  const rows: Suite[][] = [
    [['checks', runChecks]],
    [
      [
        'pages and helpers',
        () => runVitest('pages and helpers', ['--project', 'unit', '--project', 'helpers*']),
      ],
    ],
    [['present content', () => runVitest('present content', ['--project', 'present'])]],
    [['project rules', () => runVitest('project rules', ['--project', 'project'])]],
    [
      ['policies on PostgreSQL', runDatabaseTests],
      ['policies on the local stack', () => runVitest('local stack', ['--project', 'database'])],
    ],
    [['journeys in the browser', () => runBrowserTests(browser)]],
  ]

  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  const lines: string[] = []
  for (const suites of rows) {
    const results = await Promise.all(suites.map(([, run]) => run()))
    for (const [index, counts] of results.entries()) {
      total.passed += counts.passed
      total.failed += counts.failed
      total.skipped += counts.skipped
      lines.push(
        `  ${suites[index]?.[0]}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
      )
    }
  }
  console.log(lines.join('\n'))
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  if (total.failed > 0 || total.skipped > 0 || total.passed === 0) process.exitCode = 1
}
