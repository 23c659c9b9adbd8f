import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { brushVersion } from '../brush/brush'
import type { Scene } from '../scene'
import type { Underpainting } from '../underpaint'

export const mastersFolder = fileURLToPath(new URL('../masters', import.meta.url))

const recordSchema = z.object({
  /** What the picture was painted over: equal means that it would come out the same. */
  underpainting: z.string(),
  /** The program that composed it: equal means that the underpainting need not be composed. */
  sources: z.string(),
})
const recordsSchema = z.record(z.string(), recordSchema)

/** What is kept of a master beside its picture. */
export type MasterRecord = z.infer<typeof recordSchema>

/** Where the painted picture of a scene lies. */
export function masterFile(name: string, folder = mastersFolder): string {
  return path.join(folder, `${name}.webp`)
}

/** What decides how a picture comes out, as one short text: its underpainting, seed and brush. */
export function hashOf(scene: Scene, under: Underpainting): string {
  const hash = createHash('sha256')
  hash.update(`${brushVersion}/${scene.seed}/${under.width}x${under.height}`)
  hash.update(under.pixels)
  if (under.focus) hash.update(under.focus)
  if (under.fine) hash.update('fine')
  return hash.digest('hex').slice(0, 16)
}

/** The records of the masters as they were last painted; none when their file is not there. */
export function readRecords(folder = mastersFolder): Map<string, MasterRecord> {
  const file = recordsFile(folder)
  if (!existsSync(file)) return new Map()
  return new Map(Object.entries(recordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))))
}

/** Writes the picture of a scene. */
export function keepMaster(name: string, picture: Uint8Array, folder = mastersFolder): void {
  const file = masterFile(name, folder)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, picture)
}

/**
 * Writes the record of a scene. The others are read anew, because two commands may paint
 * different scenes at the same time.
 */
export function keepRecord(name: string, record: MasterRecord, folder = mastersFolder): void {
  const records = readRecords(folder).set(name, record)
  const sorted = [...records].toSorted(([one], [other]) => (one < other ? -1 : 1))
  mkdirSync(folder, { recursive: true })
  writeFileSync(recordsFile(folder), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

function recordsFile(folder: string): string {
  return path.join(folder, 'hashes.json')
}
