import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chunkModulesFile } from '../../../scripts/site/chunk-modules'
import { developmentFaults, findFaults } from '../../../scripts/site/budgets'

/** A built site with one script and the sheet for schools, and, unless its size is 0, a brochure. */
function site(script: string, brochureBytes: number, sheetBytes = 20_000): string {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/a.js'), script)
  if (brochureBytes) writeFileSync(join(folder, 'brochure.pdf'), Buffer.alloc(brochureBytes))
  if (sheetBytes) writeFileSync(join(folder, 'school-visit.pdf'), Buffer.alloc(sheetBytes))
  return folder
}

test('P13 S11 a site with breakpoint and brochure has no fault', () => {
  expect(findFaults(site('now();debugger;return', 200_000))).toEqual([])
})

test('P13 a build that dropped the breakpoint fails', () => {
  expect(findFaults(site('now();return', 200_000))).toEqual([
    'No script holds the breakpoint of the content protection',
  ])
})

test('S11 a brochure that is missing or over its limit fails', () => {
  expect(findFaults(site(';debugger;', 0))).toEqual(['There is no brochure.pdf'])
  expect(findFaults(site(';debugger;', 1_100_000))).toEqual([
    'brochure.pdf weighs 1074.2 KB, over 1000 KB',
  ])
})

test('V33 a sheet for schools that is missing or over its limit fails', () => {
  expect(findFaults(site(';debugger;', 200_000, 0))).toEqual(['There is no school-visit.pdf'])
  expect(findFaults(site(';debugger;', 200_000, 160_000))).toEqual([
    'school-visit.pdf weighs 156.3 KB, over 150 KB',
  ])
})

test('V151 a sheet of a tour over its limit fails', () => {
  const folder = site(';debugger;', 200_000)
  mkdirSync(join(folder, 'sheets/school-visit'), { recursive: true })
  writeFileSync(join(folder, 'sheets/tea.pdf'), Buffer.alloc(80_000))
  writeFileSync(join(folder, 'sheets/school-visit/tea.pdf'), Buffer.alloc(160_000))
  expect(findFaults(folder)).toEqual(['sheets/school-visit/tea.pdf weighs 156.3 KB, over 150 KB'])
})

/** A built site whose script is made of one module. */
function siteOf(module: string): string {
  const folder = site(';debugger;', 0)
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, chunkModulesFile), JSON.stringify({ 'assets/a.js': [module] }))
  return folder
}

test('a build that holds the style guide fails', () => {
  expect(developmentFaults(siteOf('/work/src/pages/home/home-page.tsx'))).toEqual([])
  expect(developmentFaults(siteOf('/work/src/pages/styleguide/styleguide-page.tsx'))).toEqual([
    'assets/a.js holds the style guide',
  ])
})
