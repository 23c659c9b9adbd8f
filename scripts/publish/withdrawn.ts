import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withdrawnProblem, type ContentProblem } from '../../src/publish/problems.ts'
import type { PictureUse } from '../../src/publish/read-content.ts'
import { registeredNamesOf } from '../../src/publish/picture-url.ts'

/** Hashes of the names of pictures whose consent was withdrawn, as the database counts them. */
export type Register = ReadonlySet<string>

/** Name of the generated module that stores the register. */
export const registerModule = 'withdrawn.ts'

/** The register's hash of a file name; the name itself would lead to the picture. */
export function registerHash(name: string): string {
  return createHash('sha256').update(name, 'utf8').digest('hex')
}

/**
 * The register in the module of a folder. Read as text, so that a module with a merge conflict loses
 * nothing.
 *
 * @returns an empty one where there is no such module
 */
export function readRegister(folder: string): Register {
  const file = path.join(folder, registerModule)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return new Set(text.match(/\b[0-9a-f]{64}\b/g))
}

/**
 * Whether consent for a picture was withdrawn.
 *
 * @param address as a row, a module or a built site gives it
 */
export function isWithdrawn(address: string, register: Register): boolean {
  if (register.size === 0) return false
  return registeredNamesOf(address).some((name) => register.has(registerHash(name)))
}

/** A problem for each field of an entry that shows a withdrawn picture. */
export function withdrawnUses(
  pictures: readonly PictureUse[],
  register: Register,
): ContentProblem[] {
  const problems = pictures
    .filter(({ address, storagePath }) => isWithdrawn(storagePath ?? address, register))
    .map(({ item, field }) => withdrawnProblem(item, field))
  return [
    ...new Map(problems.map((problem) => [`${problem.key} ${problem.field}`, problem])).values(),
  ]
}
