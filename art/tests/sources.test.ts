// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closureOf, hashOfSources } from '../program/sources'

let folder: string
const at = (name: string) => path.join(folder, name)
const hash = (names: readonly string[], others?: readonly string[]) =>
  hashOfSources(names.map(at), folder, others)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sources-'))
  mkdirSync(at('kit'))
  write(
    'scene.ts',
    "import {\n  tree,\n  hill,\n} from './kit/land'\nimport type { Far } from './far'\n",
  )
  write('kit/land.ts', "export { blue } from './colour'\nexport const [tree, hill] = [1, 2]\n")
  write(
    'kit/colour.ts',
    "import './land'\nimport path from 'node:path'\nexport const blue = path.sep\n",
  )
  write('far.ts', 'export type Far = number\n')
  write('other.ts', 'export const other = 1\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): void {
  writeFileSync(at(name), text)
}

test('the closure follows imports and re-exports, in circles too, but no types', () => {
  expect(closureOf([at('scene.ts')])).toEqual(['kit/colour.ts', 'kit/land.ts', 'scene.ts'].map(at))
})

test('an import that leads nowhere is told', () => {
  write('kit/colour.ts', "import { red } from './pigment'\n")
  expect(() => closureOf([at('scene.ts')])).toThrow('pigment.ts')
})

test('a change deep in the imports changes the hash, a change elsewhere does not', () => {
  const before = hash(['scene.ts'])
  write('far.ts', 'export type Far = string\n')
  write('other.ts', 'export const other = 2\n')
  expect(hash(['scene.ts'])).toBe(before)
  write('kit/colour.ts', "export const blue = '#00f'\n")
  expect(hash(['scene.ts'])).not.toBe(before)
})

test('a file that moves or a version that rises changes the hash', () => {
  const before = hash(['other.ts'], ['canvas 1'])
  expect(hash(['other.ts'], ['canvas 2'])).not.toBe(before)
  cpSync(at('other.ts'), at('moved.ts'))
  expect(hash(['moved.ts'], ['canvas 1'])).not.toBe(before)
})

test('the hash knows no order of entries and no folder', () => {
  const before = hash(['scene.ts', 'other.ts'])
  expect(hash(['other.ts', 'scene.ts'])).toBe(before)
  const old = folder
  folder = mkdtempSync(path.join(tmpdir(), 'elsewhere-'))
  cpSync(old, folder, { recursive: true })
  rmSync(old, { recursive: true })
  expect(hash(['scene.ts', 'other.ts'])).toBe(before)
})
