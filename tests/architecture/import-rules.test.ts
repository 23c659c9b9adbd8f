import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { expect, test } from 'vitest'
import { ruledFolders } from '../../scripts/docs/rooms'

const root = fileURLToPath(new URL('../../', import.meta.url))
const fixtures = fileURLToPath(new URL('./fixtures/', import.meta.url))
const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')
const ruleNames: string[] = forbidden.map((rule: { name: string }) => rule.name)

async function cruiseSources(baseDir: string): Promise<ICruiseResult> {
  const result = await cruise(
    ruledFolders.filter((folder) => existsSync(`${baseDir}/${folder}`)),
    { ...options, baseDir, ruleSet: { forbidden, options }, validate: true },
    undefined,
    { tsConfig: extractTSConfig(`${root}tsconfig.json`) },
  )
  if (typeof result.output === 'string') throw new Error(result.output)
  return result.output
}

// That no module breaks a rule is a step of `npm run check`. Without a TypeScript parser that step would find
// nothing and be content with it, but the next, the drawing of the rooms, would be empty and stale.

test('every import rule has a fixture that breaks it', () => {
  expect(readdirSync(fixtures).toSorted()).toEqual(ruleNames.toSorted())
})

test.each(ruleNames)('the rule %s fires', async (name) => {
  const { summary } = await cruiseSources(`${fixtures}${name}`)
  expect(summary.violations.map((violation) => violation.rule.name)).toContain(name)
})
