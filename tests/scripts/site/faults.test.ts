import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFaults } from '../../../scripts/site/budgets'

/** A built site with one script and, unless its size is 0, a brochure. */
function site(script: string, brochureBytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/a.js'), script)
  if (brochureBytes) writeFileSync(join(folder, 'brochure.pdf'), Buffer.alloc(brochureBytes))
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
