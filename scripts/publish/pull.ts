import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { paths } from '../../src/lib/paths.ts'
import type { ContentProblem } from '../../src/publish/problems.ts'
import { readContent } from '../../src/publish/read-content.ts'
import type { Content, ContentManifest, ContentRows } from '../../src/publish/rows.ts'
import { isUploadUrl } from '../../src/publish/picture-url.ts'
import { toRows } from '../../src/publish/to-rows.ts'
import type { FetchUpload } from '../images/prepare-uploads.ts'
import { contentDiff, shrinking } from './content-diff.ts'
import { hashesIn, type ContentHashes } from './content-hashes.ts'
import { moduleTexts, type ModuleTexts } from './module-text.ts'
import {
  lackingProblems,
  lostPictures,
  unusedPictures,
  uploadsOf,
  type Unused,
} from './pull-pictures.ts'
import type { PullPlaces } from './pull-places.ts'
import { stageUploads, type Staged } from './uploads.ts'
import { seedSql } from './seed-content.ts'
import { readRegister, withdrawnUses } from './withdrawn.ts'
import { moduleChanges, writeModules } from './write-modules.ts'

export type PullOptions = {
  /** What `published_content()` answered, or a snapshot of the site; unchecked. */
  answer: unknown
  fetchUpload: FetchUpload
  places: PullPlaces
  /** The current content; null when there is none. */
  previous: ContentRows | null
  /**
   * Asks a database for the hashes of a new seed. Without it they count as those of the answer, which only
   * the local site would notice.
   */
  seedHashes?: (sql: string) => Promise<ContentHashes>
  /** Hashes of the current seed, if they are known. */
  seeded?: ContentHashes | undefined
  /** Hashes of withdrawn pictures, besides those that the answer and the places name. */
  withdrawn?: readonly string[]
  /** Whether a collection may lose more than half of its items. */
  allowShrink: boolean
  /** Where the answer came from; null for a file named on the command line. */
  source: Exclude<ContentManifest['source'], 'modules'> | null
  /** False to check only, without writing anything. */
  writes: boolean
}

export type PullResult =
  | { state: 'refused'; problems: ContentProblem[] }
  | {
      state: 'shrunk'
      /** What would be lost, one sentence per collection. */
      losses: string[]
    }
  | {
      state: 'done'
      content: Content
      /** The content as rows, with the site's own addresses. */
      rows: ContentRows
      /** Hash of the content, as the manifest has it. */
      hash: string
      /** What changes for visitors, as sentences. */
      diff: string[]
      /** Warnings that an editor may want to fix. */
      warnings: ContentProblem[]
      /** Whether any file was, or with `writes: false` would be, written or deleted. */
      isChanged: boolean
    }

/**
 * Makes the modules of the site from published rows, with the pictures that they need.
 *
 * All or nothing: if any row has a problem or a picture is missing, no file is touched, and a write that
 * fails is rolled back.
 *
 * @throws whatever `fetchUpload` throws, and errors of the file system
 */
export async function pull(options: PullOptions): Promise<PullResult> {
  const { answer, places, previous, allowShrink, withdrawn = [] } = options
  const read = readContent(answer)
  const known = await places.knownPictures()
  const uploads = uploadsOf(read.pictures, known, places.masters)
  const register = new Set([
    ...places.registers.flatMap((folder) => [...readRegister(folder)]),
    ...read.withdrawn,
    ...withdrawn,
  ])
  const problems = [
    ...read.problems,
    ...withdrawnUses(read.pictures, register).filter((use) => !isAmong(read.problems, use)),
    ...lostPictures(read.pictures, known),
  ]
  if (read.content === null || problems.length > 0) return { state: 'refused', problems }

  const rows = toRows(read.content)
  const losses = allowShrink ? [] : shrinking(previous, rows)
  if (losses.length > 0) return { state: 'shrunk', losses }

  const published = hashesIn(answer, read.rows)
  if (published === null) return { state: 'refused', problems: [hashProblem] }
  const seed = await seedOf(read.content, options, published)
  const texts = await moduleTexts(read.content, { published, seeded: seed.hashes }, register)
  const staged = await stageUploads(uploads, options.fetchUpload)
  try {
    if (staged.lacking.length > 0) {
      return { state: 'refused', problems: staged.lacking.flatMap(lackingProblems(read.pictures)) }
    }
    const used = new Set(read.pictures.map(({ address }) => address))
    // Some may already be in the cache but not yet in the lists.
    const unlisted = [...used].filter((address) => isUploadUrl(address) && !known.has(address))
    const unused = await unusedPictures(places, used)
    const changes = await moduleChanges(places.modules, texts)
    const isChanged =
      [...unlisted, ...unused.listed, ...changes.changed, ...changes.stale].length > 0 ||
      seed.isStale
    if (options.writes) {
      const takeBack = await putPictures(staged, places, used, unlisted.length > 0)
      try {
        if (isChanged) await putTexts(texts, places.modules, seed.file)
      } catch (error) {
        await takeBack()
        throw error
      }
      await removeUnused(unused, places, used)
      await noteSource(places.sourceFile, published.hash, options.source)
    }
    return {
      state: 'done',
      content: read.content,
      rows,
      hash: published.hash,
      diff: contentDiff(previous, rows),
      warnings: read.warnings,
      isChanged,
    }
  } finally {
    await staged.discard()
  }
}

/** Whether the list already holds the same problem. */
function isAmong(problems: readonly ContentProblem[], { key, field, message }: ContentProblem) {
  return problems.some(
    (other) => other.key === key && other.field === field && other.message === message,
  )
}

const hashProblem: ContentProblem = {
  kind: 'content',
  title: 'Content',
  message:
    'The hashes of its rows are missing: take an answer of the database, or the snapshot of a site.',
  adminPath: paths.admin(),
}

type Seed = { file: { path: string; sql: string } | null; isStale: boolean; hashes: ContentHashes }

/** The seed of the content. Its hashes are computed again when it has changed. */
async function seedOf(
  content: Content,
  { places, seedHashes, seeded }: PullOptions,
  published: ContentHashes,
): Promise<Seed> {
  if (places.seed === null) return { file: null, isStale: false, hashes: published }
  const file = { path: places.seed, sql: seedSql(content) }
  const isStale = (await textOf(file.path)) !== file.sql
  if (!isStale && seeded) return { file, isStale, hashes: seeded }
  return { file, isStale, hashes: (await seedHashes?.(file.sql)) ?? published }
}

/**
 * Moves the fetched masters to their places and generates their files.
 *
 * @param used addresses of all pictures that the content shows
 * @param hasNew whether the lists lack any of them
 * @returns a function that undoes it, except for files that nothing names
 */
async function putPictures(
  staged: Staged,
  places: PullPlaces,
  used: ReadonlySet<string>,
  hasNew: boolean,
): Promise<() => Promise<void>> {
  if (!hasNew && existsSync(places.pictureModules)) return async () => undefined
  const before = await textsOf(places.pictureModules)
  const takeMastersBack = await staged.place(places.masters)
  const takeBack = async () => {
    await takeMastersBack()
    for (const name of (await textsOf(places.pictureModules)).keys()) {
      if (!before.has(name)) await rm(path.join(places.pictureModules, name))
    }
    for (const [name, text] of before) await writeFile(path.join(places.pictureModules, name), text)
  }
  try {
    await places.updatePictures(used)
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}

async function putTexts(
  texts: ModuleTexts,
  modules: string,
  seed: { path: string; sql: string } | null,
): Promise<void> {
  const unfinished = `${seed?.path}.unfinished-${process.pid}`
  if (seed !== null) await writeFile(unfinished, seed.sql)
  try {
    await writeModules(modules, texts)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  if (seed !== null) await rename(unfinished, seed.path)
}

async function removeUnused(
  { masters, listed }: Unused,
  places: PullPlaces,
  used: ReadonlySet<string>,
): Promise<void> {
  for (const master of masters) await rm(master)
  if (masters.length + listed.length > 0) await places.updatePictures(used)
}

async function noteSource(
  file: string,
  hash: string,
  source: PullOptions['source'],
): Promise<void> {
  if (source === null) {
    await rm(file, { force: true })
    return
  }
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ hash, source })}\n`)
}

async function textOf(file: string): Promise<string | null> {
  return existsSync(file) ? readFile(file, 'utf8') : null
}

async function textsOf(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => [])
  const texts = new Map<string, string>()
  for (const name of names) texts.set(name, await readFile(path.join(folder, name), 'utf8'))
  return texts
}
