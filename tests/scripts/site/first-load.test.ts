import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { weighSite } from '../../../scripts/site/budgets'
import { chunkModulesFile } from '../../../scripts/site/chunk-modules'

/** A built site of one page, whose first script is made of one module. */
function siteOf(module: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-first-load-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), '<script data-entry="/assets/a.js"></script>')
  writeFileSync(join(folder, 'assets/a.js'), 'now()')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, chunkModulesFile), JSON.stringify({ 'assets/a.js': [module] }))
  return folder
}

const problemsOf = (module: string) => weighSite(siteOf(module)).flatMap((page) => page.problems)

// The budgets are measured on content that stands in for that of src.
test.each(['src', 'tests/frozen'])('long texts of %s in a first load are noticed', (folder) => {
  expect(problemsOf(`/work/${folder}/content/tours.ts`)).toEqual([
    'index.html: the page loads the long texts of the tours at once (in assets/a.js)',
  ])
  expect(problemsOf(`/work/${folder}/content/articles/goats.ts`)).toEqual([
    'index.html: the page loads the stories of the blog at once (in assets/a.js)',
  ])
  expect(problemsOf(`/work/${folder}/content/tour-cards.ts`)).toEqual([])
})
