import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

// Imports of types leave nothing in the program, so they change no picture.
const relativeImport = /^(?:import|export)\s(?!type\s)[^'"]*?\bfrom\s['"](\.[^'"]+)['"]/gm
const bareImport = /^import\s['"](\.[^'"]+)['"]/gm

/**
 * One short text for the content of some TypeScript files and of all they import from each other
 * with relative paths, however deep. It stays the same in another folder and in another order.
 * Throws when an imported file is not there.
 *
 * @param entries Absolute paths of the files to begin with.
 * @param folder What the paths of the files are told against.
 * @param others What else decides the outcome, such as the version of a package.
 */
export function hashOfSources(
  entries: readonly string[],
  folder: string,
  others: readonly string[] = [],
): string {
  const hash = createHash('sha256')
  for (const other of others) hash.update(`${other}\0`)
  for (const file of closureOf(entries)) {
    hash.update(`${path.relative(folder, file).split(path.sep).join('/')}\0`)
    hash.update(`${readFileSync(file, 'utf8')}\0`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** The given files and all they import, directly or through others, in the order of their paths. */
export function closureOf(entries: readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...importsOf(file))
  }
  return [...found].toSorted()
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [relativeImport, bareImport]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, specifier = '']) => path.resolve(path.dirname(file), `${specifier}.ts`))
}
