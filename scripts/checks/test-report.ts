import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** What a suite came to. */
export type SuiteReport = {
  passed: number
  failed: number
  skipped: number
  /** One entry per failure: where it is and the beginning of what was said about it. */
  failures: string[]
  /** The same for tests that failed at first and passed at their second attempt. */
  unsteady?: string[]
}

/**
 * How many end-to-end tests may need a second attempt: a busy machine can reorder what a browser, a server and
 * a database do. More than that is a fault.
 */
const toleratedUnsteady = 2

/** Lines of a message that are kept: what was expected and where, without the stack. */
const keptLines = 16

/**
 * Reads a report from its file. A runner that wrote none, because it crashed or was stopped, has failed; the
 * suites beside it still get their lines.
 *
 * @param file absolute path
 * @param read makes a report of the file's text
 */
export async function reportFrom(
  file: string,
  read: (json: string) => SuiteReport,
): Promise<SuiteReport> {
  const json = await readFile(file, 'utf8').catch(() => undefined)
  if (json !== undefined) return read(json)
  const failures = [failure('the runner ended without a report', `There is no ${file}`)]
  return { passed: 0, failed: 1, skipped: 0, failures }
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/**
 * Reads the JSON report of vitest.
 *
 * @throws ZodError when it is not such a report
 */
export function readVitestReport(json: string): SuiteReport {
  const report = vitestReport.parse(JSON.parse(json))
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    // A file that fails to load has no failed test.
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : []
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${name} › ${fullName}`, (failureMessages ?? []).join('\n')),
    )
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[] | undefined
  specs: {
    title: string
    file: string
    line: number
    tests: {
      projectName: string
      status: string
      results: { errors: { message?: string | undefined }[] }[]
    }[]
  }[]
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(
            z.object({ errors: z.array(z.object({ message: z.string().optional() })) }),
          ),
        }),
      ),
    }),
  ),
})

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/**
 * Reads the JSON report of Playwright. Up to two tests that passed at their second attempt count as passed,
 * and are named; more count as failed.
 *
 * @throws ZodError when it is not such a report
 */
export function readPlaywrightReport(json: string): SuiteReport {
  const { suites, errors, stats } = playwrightReport.parse(JSON.parse(json))
  const specsThat = (status: string) =>
    suites.flatMap(({ suites = [], specs }) => specsWith(status, { title: '', suites, specs }))
  const isTolerated = stats.flaky <= toleratedUnsteady
  const [unsteady, failed] = isTolerated ? [specsThat('flaky'), []] : [[], specsThat('flaky')]
  return {
    passed: stats.expected + (isTolerated ? stats.flaky : 0),
    failed: stats.unexpected + (isTolerated ? 0 : stats.flaky),
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => failure('before any test', message)),
      ...specsThat('unexpected'),
      ...failed,
    ],
    unsteady,
  }
}

/** Names the tests with this status. */
function specsWith(
  status: string,
  { title: group, suites = [], specs }: PlaywrightSuite,
): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((found) => found.status === status)
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
        return failure(`[${projectName}] ${file}:${line} › ${group}${title}`, messages.join('\n'))
      }),
  )
  const inner = suites.map((suite) => ({ ...suite, title: `${group}${suite.title} › ` }))
  return [...own, ...inner.flatMap((suite) => specsWith(status, suite))]
}

function failure(place: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return [place, ...lines.slice(0, keptLines).map((line) => `  ${line}`)].join('\n')
}
