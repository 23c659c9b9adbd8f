import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  readPlaywrightReport,
  readVitestReport,
  reportFrom,
} from '../../../scripts/checks/test-report'

const stats = { expected: 7, unexpected: 1, flaky: 0, skipped: 2 }

function spec(title: string, status: string, ...messages: string[]) {
  const results = [{ errors: messages.map((message) => ({ message })) }]
  return {
    title,
    file: 'home.spec.ts',
    line: 12,
    tests: [{ projectName: 'public', status, results }],
  }
}

test('a failed end-to-end test is reported with its place and the beginning of its message', () => {
  const failed = spec(
    'H1 the hero',
    'unexpected',
    '\u001B[31mError: too wide\u001B[39m\n\n    at a.ts:1',
  )
  const suites = [
    {
      title: 'home.spec.ts',
      specs: [spec('N1', 'expected')],
      suites: [{ title: 'on a phone', specs: [failed] }],
    },
  ]
  expect(readPlaywrightReport(JSON.stringify({ suites, errors: [], stats }))).toEqual({
    passed: 7,
    failed: 1,
    skipped: 2,
    failures: ['[public] home.spec.ts:12 › on a phone › H1 the hero\n  Error: too wide'],
    unsteady: [],
  })
})

test.each([
  [2, { passed: 9, failed: 0, failures: 0, unsteady: 2 }],
  [3, { passed: 7, failed: 3, failures: 3, unsteady: 0 }],
])(
  'of %i tests that passed at their second attempt, two at most count as passed',
  (count, told) => {
    const specs = Array.from({ length: count }, (_, index) =>
      spec(`H${index}`, 'flaky', 'Error: late'),
    )
    const suites = [{ title: 'home.spec.ts', specs }]
    const report = readPlaywrightReport(
      JSON.stringify({ suites, errors: [], stats: { ...stats, unexpected: 0, flaky: count } }),
    )
    const { passed, failed, failures, unsteady = [] } = report
    expect({ passed, failed, failures: failures.length, unsteady: unsteady.length }).toEqual(told)
    expect([...failures, ...unsteady].join()).toContain('home.spec.ts:12 › H0\n  Error: late')
  },
)

test('a server that does not start is reported', () => {
  const errors = [{ message: 'Error: Process from config.webServer was not able to start.' }]
  const { failures } = readPlaywrightReport(JSON.stringify({ suites: [], errors, stats }))
  expect(failures.join()).toContain('was not able to start')
})

test('failed tests of vitest are reported, and files that failed to load', () => {
  const result = (status: string, fullName: string) => ({
    status,
    fullName,
    failureMessages: ['no'],
  })
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [result('passed', 'one'), result('failed', 'two')],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  }
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 1,
    skipped: 3,
    failures: ['a.test.ts › two\n  no', 'b.test.ts\n  no such module'],
  })
  expect(() => readVitestReport('{}')).toThrow('numPassedTests')
})

test('a runner that left no report has failed', async () => {
  const file = join(tmpdir(), 'no-such-report.json')
  expect(await reportFrom(file, readVitestReport)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [`the runner ended without a report\n  There is no ${file}`],
  })
})
