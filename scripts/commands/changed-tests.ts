import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../browser/ensure-browser'
import { walksThrough } from '../checks/browser-walks'
import { contractProblems } from '../checks/contract-rows'
import { runStep, typeSteps, unitProjects, type Step } from '../checks/steps'
import { projectRoot } from '../site/build-site'

const tool = (path: string, args: string[]): Pick<Step, 'command' | 'args'> => ({
  command: process.execPath,
  args: [join(projectRoot, 'node_modules', path), ...args],
})

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim()
}

/** Where this branch left `main`; the last commit where there is no such branch. */
function startOfBranch(): string {
  try {
    return git('merge-base', 'HEAD', 'main')
  } catch {
    return 'HEAD'
  }
}

/** Files that differ from a commit, new ones included, as paths from the root of the project. */
function changedSince(commit: string): string[] {
  return [
    git('diff', '--name-only', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ].flatMap((list) => list.split('\n').filter(Boolean))
}

/**
 * Runs what answers soon about the changes since this branch left `main`: types, lint, format, the contract,
 * the units and pages that import a changed file, and the end-to-end tests that walk through a changed folder.
 *
 * @param args a commit to compare with instead; `--no-browser` leaves the end-to-end tests out
 */
export async function main(args: readonly string[]): Promise<void> {
  const base = args.find((arg) => !arg.startsWith('--')) ?? startOfBranch()
  const changed = changedSince(base)
  const present = changed.filter((file) => existsSync(join(projectRoot, file)))
  const specs = args.includes('--no-browser')
    ? []
    : walksThrough(changed, readdirSync(join(projectRoot, 'e2e')))
  console.log(`${changed.length} files differ from ${base.slice(0, 10)}.`)

  const formatted = present.filter((file) => /\.(?:[cm]?[jt]sx?|json|md|ya?ml|css)$/.test(file))
  const steps: Step[] = [
    ...typeSteps,
    {
      name: 'lint',
      command: join(projectRoot, 'node_modules/.bin/oxlint'),
      args: ['--type-aware', '--deny-warnings'],
    },
  ]
  if (formatted.length > 0) {
    steps.push({
      name: 'format',
      command: join(projectRoot, 'node_modules/.bin/oxfmt'),
      args: ['--check', '--no-error-on-unmatched-pattern', ...formatted],
    })
  }
  steps.push({
    name: 'units and pages that import a changed file',
    ...tool('vitest/vitest.mjs', ['run', '--changed', base, '--passWithNoTests', ...unitProjects]),
  })
  if (specs.length > 0) {
    steps.push({
      name: 'end-to-end tests',
      ...tool('playwright/cli.js', ['test', ...specs]),
      env: { CHROMIUM_PATH: ensureBrowser() },
    })
  }

  const failed: string[] = []
  for (const step of steps) if (!(await runStep(step))) failed.push(step.name)
  const problems = contractProblems()
  for (const problem of problems) console.error(`  ${problem}`)
  if (problems.length > 0) failed.push('contract')
  if (
    changed.some((file) => /^(?:supabase|scripts\/postgres)\/.*(?:\.sql|mut.*\.ts)$/.test(file))
  ) {
    console.log('The database changed: npm run test:database takes some minutes and was not run.')
  }
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.join(', ')}`)
    process.exitCode = 1
  } else console.log('\nWhat the change concerns has passed; npm test runs everything.')
}
