import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBrowser } from '../browser/ensure-browser'
import { ensureEngines } from '../engines/find-engines'
import { findPostgres } from '../postgres/install'
import { readSettings } from '../settings'
import { projectRoot } from '../site/build-site'
import { ensureNginx } from '../site/find-nginx'
import { runAndCapture, runStep, unitProjects } from '../checks/steps'
import {
  readPlaywrightReport,
  readVitestReport,
  reportFrom,
  type SuiteReport,
} from '../checks/test-report'

type Suite = [name: string, run: () => Promise<SuiteReport>]

const reportDir = join(projectRoot, '.test')
const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs')
const command = (name: string) => ['scripts/run.cjs', name]

/** A runner with a failing exit code has failed, whatever its report says. */
function judged(report: SuiteReport, isOk: boolean): SuiteReport {
  return isOk ? report : { ...report, failed: Math.max(report.failed, 1) }
}

async function runVitest(name: string, args: string[]): Promise<SuiteReport> {
  const file = join(reportDir, `${name.replaceAll(/\W+/g, '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const isOk = await runStep({
    name,
    command: process.execPath,
    args: [vitest, 'run', ...reporters, ...args],
  })
  return judged(await reportFrom(file, readVitestReport), isOk)
}

/** Runs the policy tests on a real PostgreSQL; that command prints its own total. */
async function runDatabaseTests(): Promise<SuiteReport> {
  const { isOk, output } = await runAndCapture({
    name: 'policies on PostgreSQL',
    command: process.execPath,
    args: command('database-tests'),
  })
  const total = /^(\d+) passed, (\d+) failed$/m.exec(output)
  const failures = output.split('\n').filter((line) => /^\s+(?:not ok|not noticed)/.test(line))
  const [, passed = 0, failed = 0] = total ?? []
  const report = { passed: Number(passed), failed: Number(failed), skipped: 0, failures }
  return judged(report, isOk && total !== null)
}

async function runBrowserTests(browser: string): Promise<SuiteReport> {
  const file = join(reportDir, 'playwright.json')
  const isOk = await runStep({
    name: 'end-to-end tests',
    command: process.execPath,
    args: ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', '--retries=1'],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  return judged(await reportFrom(file, readPlaywrightReport), isOk)
}

async function runChecks(): Promise<SuiteReport> {
  const isOk = await runStep({
    name: 'checks',
    command: process.execPath,
    args: command('check'),
  })
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, failures: [] }
}

/** Runs every suite, then lists all failures again and ends with one line of counts. */
export async function main(): Promise<void> {
  readSettings()
  await rm(reportDir, { recursive: true, force: true })
  await mkdir(reportDir, { recursive: true })
  const browser = ensureBrowser()
  // Two suites that run in parallel need it, and must not both install it.
  findPostgres()
  ensureNginx()
  ensureEngines()

  // The suites of one group run in parallel. Those that use one processor are together, so that none is idle.
  const groups: Suite[][] = [
    [
      ['checks', runChecks],
      [
        'current content',
        () => runVitest('current content', ['--project', 'current-content', '--project', 'brand']),
      ],
      ['project rules', () => runVitest('project rules', ['--project', 'project'])],
    ],
    [['pages and helpers', () => runVitest('pages and helpers', unitProjects)]],
    [
      ['policies on PostgreSQL', runDatabaseTests],
      ['policies on the local stack', () => runVitest('local stack', ['--project', 'database'])],
    ],
    [['end-to-end tests', () => runBrowserTests(browser)]],
    [['other engines', () => runVitest('other engines', ['--project', 'engines'])]],
  ]

  const total = { passed: 0, failed: 0, skipped: 0 }
  const lines: string[] = []
  const allFailures: string[] = []
  for (const suites of groups) {
    const results = await Promise.all(
      suites.map(async ([name, run]) => {
        const begun = performance.now()
        const report = await run()
        return { name, seconds: Math.round((performance.now() - begun) / 1000), ...report }
      }),
    )
    for (const { name, seconds, passed, failed, skipped, failures, unsteady = [] } of results) {
      total.passed += passed
      total.failed += failed
      total.skipped += skipped
      lines.push(`  ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`)
      allFailures.push(
        ...failures.map((failure) => `✗ ${name}: ${failure}\n`),
        ...unsteady.map((test) => `! ${name}, passed at the second attempt: ${test}\n`),
      )
    }
  }
  console.log([...allFailures, ...lines].join('\n'))
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  if (total.failed > 0 || total.skipped > 0 || total.passed === 0) process.exitCode = 1
}
