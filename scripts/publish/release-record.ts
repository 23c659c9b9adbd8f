import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { z } from 'zod'

/** Path of the record in a release. The site server serves no path that begins with a dot. */
const recordFile = '.vite/release.json'

const factsSchema = z.object({
  /** Id of the publish that it was built for; null for the content as committed. */
  publish: z.number().int().nullable(),
  /** Folder below `content` that it was built from; null for the content as committed. */
  content: z.string().nullable(),
  /** Hash of everything it was built from. */
  inputs: z.string(),
})

const recordSchema = factsSchema.extend({
  /** Bytes of every file by its path, with `/`. */
  files: z.record(z.string(), z.number()),
})

/** What a release was built from, and for which publish. */
export type ReleaseFacts = z.infer<typeof factsSchema>

/** The facts of a release and the sizes of its files; a build writes it last. */
export type ReleaseRecord = z.infer<typeof recordSchema>

/** Writes the record of a finished build into its folder. */
export function writeRecord(folder: string, facts: ReleaseFacts): void {
  const files: Record<string, number> = {}
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((found) => found.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const name = relative(folder, file).replaceAll(sep, '/')
    if (name !== recordFile) files[name] = statSync(file).size
  }
  const file = join(folder, recordFile)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.next`, JSON.stringify({ ...facts, files }), { flush: true })
  renameSync(`${file}.next`, file)
}

/** Reads the record of a release; null when there is none, or none that can be read. */
export function readRecord(folder: string): ReleaseRecord | null {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(join(folder, recordFile), 'utf8')))
  } catch {
    return null
  }
}

/** Whether every file of a release exists with the size it was built with. */
export function hasAllFiles(folder: string): boolean {
  const record = readRecord(folder)
  if (record === null) return false
  return Object.entries(record.files).every(
    ([name, size]) => statSync(join(folder, name), { throwIfNoEntry: false })?.size === size,
  )
}
