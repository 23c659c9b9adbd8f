import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../site/build-site'

/** The table of everything the product must do. */
const rowsFile = 'tests/rows.md'
const testFolders = ['tests', 'e2e', 'supabase/tests', 'art/tests']

export type ContractRow = {
  /** One letter and a number, for example `W7`. */
  id: string
  mark: 'must' | 'should' | 'wow'
  /** Not built yet, so no test is expected. */
  isLater: boolean
}

/**
 * Reads the tables of `tests/rows.md`.
 *
 * @throws Error when an ID occurs twice
 */
export function readRows(markdown: string): ContractRow[] {
  const rows = [
    ...markdown.matchAll(/^\| ([A-Z]\d+) +\| (must|should|wow) +\| (later)? *\| .+\|$/gm),
  ].map(([, id = '', mark, later]): ContractRow => {
    return { id, mark: mark === 'must' || mark === 'wow' ? mark : 'should', isLater: !!later }
  })
  const twice = rows.find(({ id }, index) => rows.findIndex((row) => row.id === id) !== index)
  if (twice) throw new Error(`${rowsFile} has two rows ${twice.id}.`)
  return rows
}

/**
 * Row IDs at the beginning of the test titles in a source file: from the first string argument, or where
 * that is `%s`, from the first cells of the table above it.
 */
export function testedIn(source: string): string[] {
  const inNames = [...source.matchAll(/\(\s*['"`]((?:[A-Z]\d{1,3} )+)/g)]
  const inCells = /\(\s*['"`]%s /.test(source)
    ? [...source.matchAll(/\[\s*['"]([A-Z]\d{1,3})['"],/g)]
    : []
  return [...inNames, ...inCells].flatMap(([, ids]) => ids?.trim().split(' ') ?? [])
}

/** Sentences about rows that no test proves and tests that prove no row. */
export function compareRows(rows: readonly ContractRow[], tested: ReadonlySet<string>): string[] {
  const known = new Set(rows.map(({ id }) => id))
  return [
    ...rows
      .filter(({ id, mark, isLater }) => mark !== 'wow' && !isLater && !tested.has(id))
      .map(({ id, mark }) => `${id} (${mark}) has no test`),
    ...[...tested].filter((id) => !known.has(id)).map((id) => `${id} is no row of ${rowsFile}`),
  ]
}

/** Compares the contract with the names of all tests. */
export function contractProblems(): string[] {
  const rows = readRows(readFileSync(join(projectRoot, rowsFile), 'utf8'))
  const tested = new Set<string>()
  for (const folder of testFolders) {
    for (const file of readdirSync(join(projectRoot, folder), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!/\.(?:test\.tsx?|spec\.ts|sql)$/.test(file)) continue
      const source = readFileSync(join(projectRoot, folder, file), 'utf8')
      // pgTAP takes the name as its last argument.
      const calls = file.endsWith('.sql') ? source.replaceAll(/, '(?=[A-Z]\d)/g, "('") : source
      for (const id of testedIn(calls)) tested.add(id)
    }
  }
  return compareRows(rows, tested)
}
