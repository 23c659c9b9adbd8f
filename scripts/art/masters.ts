import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../site/build-site'
import { brushVersion } from './brush'
import type { Scene, Underpainting } from './scene'

const mastersFolder = path.join(projectRoot, 'art/masters')
const hashesFile = path.join(mastersFolder, 'hashes.json')
const hashesSchema = z.record(z.string(), z.string())

export type Hashes = Map<string, string>

/** Where the painted picture of a scene lies. */
export function masterFile(name: string): string {
  return path.join(mastersFolder, `${name}.webp`)
}

/** What decides how a picture comes out, as one short text: its underpainting, seed and brush. */
export function hashOf(scene: Scene, under: Underpainting): string {
  const hash = createHash('sha256')
  hash.update(`${brushVersion}/${scene.seed}/${under.width}x${under.height}`)
  hash.update(under.pixels)
  if (under.focus) hash.update(under.focus)
  return hash.digest('hex').slice(0, 16)
}

/** The hashes of the masters as they were last painted; none when the file is missing or broken. */
export function readHashes(): Hashes {
  if (!existsSync(hashesFile)) return new Map()
  const parsed = hashesSchema.safeParse(JSON.parse(readFileSync(hashesFile, 'utf8')))
  return new Map(Object.entries(parsed.data ?? {}))
}

/**
 * Writes one picture and its hash. The hashes are read anew, because two commands may paint
 * different scenes at the same time.
 */
export function keepMaster(name: string, picture: Uint8Array, hash: string): void {
  const file = masterFile(name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, picture)
  const hashes = readHashes().set(name, hash)
  const sorted = [...hashes].toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(hashesFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
