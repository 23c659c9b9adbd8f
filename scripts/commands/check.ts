import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractProblems } from '../checks/contract-rows'
import { styleProblems } from '../checks/style-rules'
import { runStep, typeSteps, type Step } from '../checks/steps'
import { chunksPage, circleFaults, smallChunkFaults, withChunks } from '../docs/chunks'
import { linkProblems } from '../docs/links'
import { ruledFolders } from '../docs/rooms'
import { buildFrozenSite, projectRoot } from '../site/build-site'
import { developmentFaults, findFaults, pictureFaults, weighSite } from '../site/budgets'
import { headFaults } from '../site/head-faults'
import { weighStudio } from '../site/studio-budgets'

const binary = (name: string) => join(projectRoot, 'node_modules/.bin', name)

const staticSteps: Step[] = [
  ...typeSteps,
  { name: 'lint', command: binary('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', command: binary('oxfmt'), args: ['--check'] },
  {
    name: 'import rules',
    command: binary('depcruise'),
    args: [...ruledFolders, '--output-type', 'err'],
  },
  { name: 'unused code', command: binary('knip'), args: [] },
  {
    name: 'seed is fresh',
    command: process.execPath,
    args: ['scripts/run.cjs', 'content-seed', '--check'],
  },
  {
    name: 'pictures are fresh',
    command: process.execPath,
    args: ['scripts/run.cjs', 'images', '--check'],
  },
  {
    name: 'drawing of the rooms is fresh',
    command: process.execPath,
    args: ['scripts/run.cjs', 'docs', '--check'],
  },
]

/** Builds the site and compares every page's first load with the budgets. */
async function checkBudgets(): Promise<boolean> {
  const siteDir = await buildFrozenSite()
  const reports = weighSite(siteDir)
  const studio = weighStudio(siteDir)
  const problems = [
    ...studio.problems,
    ...reports.flatMap((report) => report.problems),
    ...findFaults(siteDir),
    ...developmentFaults(siteDir),
    ...pictureFaults(siteDir),
    ...(await headFaults(siteDir)),
    ...smallChunkFaults(siteDir),
    ...circleFaults(siteDir),
    ...(withChunks(siteDir) === readFileSync(chunksPage, 'utf8')
      ? []
      : ['docs/chunks.md does not match the script files: run `npm run docs -- --chunks`']),
  ]
  const largest = (value: (report: (typeof reports)[number]) => number) =>
    Math.max(...reports.map(value))
  const home = reports.find((report) => report.file === 'index.html')
  console.log(
    `  ${reports.length} pages; first script of / ${home?.scriptGzip} KB, largest ${largest((page) => page.scriptGzip)} KB; styles ${largest((page) => page.styleGzip)} KB; HTML up to ${largest((page) => page.htmlBrotli)} KB`,
  )
  console.log(
    `  a page of the studio loads up to ${studio.files} script files, ${studio.scriptGzip} KB`,
  )
  return hasNone(problems)
}

/** Prints what is wrong; says whether nothing is. */
function hasNone(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(`  ${problem}`)
  return problems.length === 0
}

/**
 * Runs every static check, the style rules, the check for a test per row, the links between pages of
 * the documentation and the size budgets; names what failed.
 */
export async function main(): Promise<void> {
  const failed: string[] = []
  for (const step of staticSteps) {
    if (!(await runStep(step))) failed.push(step.name)
  }
  console.log('style rules (tailwind.config.ts)')
  if (!hasNone(styleProblems())) failed.push('style rules')
  console.log('contract (tests/rows.md)')
  if (!hasNone(contractProblems())) failed.push('contract')
  console.log('links of the documentation')
  if (!hasNone(linkProblems(projectRoot))) failed.push('links of the documentation')
  console.log('budgets')
  if (!(await checkBudgets())) failed.push('budgets')
  if (failed.length) {
    console.error(`\nFailed: ${failed.join(', ')}`)
    process.exitCode = 1
  } else {
    console.log('\nAll checks passed.')
  }
}
