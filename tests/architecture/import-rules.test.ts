import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const fixtures = fileURLToPath(new URL('./fixtures/', import.meta.url))
const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')
const ruleNames: string[] = forbidden.map((rule: { name: string }) => rule.name)

async function cruiseSources(baseDir: string): Promise<ICruiseResult> {
  const result = await cruise(
    ['src'],
    { ...options, baseDir, ruleSet: { forbidden, options }, validate: true },
    undefined,
    { tsConfig: extractTSConfig(`${root}tsconfig.json`) },
  )
  if (typeof result.output === 'string') throw new Error(result.output)
  return result.output
}

test('no module of src breaks an import rule', async () => {
  const { modules, summary } = await cruiseSources(root)
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file))

  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual(
    [],
  )
  // Without a TypeScript parser the cruise finds nothing and is content with that.
  const cruised = modules.filter((module) => module.source.startsWith('src/'))
  expect(cruised.length).toBeGreaterThanOrEqual(sources.length)
})

test('every import rule has a fixture that breaks it', () => {
  expect(readdirSync(fixtures).toSorted()).toEqual(ruleNames.toSorted())
})

test.each(ruleNames)('the rule %s fires', async (name) => {
  const { summary } = await cruiseSources(`${fixtures}${name}`)
  expect(summary.violations.map((violation) => violation.rule.name)).toContain(name)
})
