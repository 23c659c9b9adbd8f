import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readContent } from '../../src/publish/read-content'
import { uploadedPlaces, type UploadCache } from '../images/prepare-uploads'
import { forgetPictures } from '../images/update'
import { publishFolders } from './publish-folders'
import { pointerFile, type LivePointer } from './release-pointer'
import { hasAllFiles } from './release-record'
import { unusedMasters } from './uploads'

/** How many releases before the live one are kept. */
export const keptReleases = 2

/** Everything that publishing writes to the data folder. */
export const publishEntries = [
  pointerFile,
  `${pointerFile}.next`,
  'releases',
  'content',
  'uploads',
  'pictures',
] as const

/** A new unique folder name; names sort by time. */
export function newFolderName(): string {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  return `${time}-${randomUUID().slice(0, 8)}`
}

/** Whether a release exists with all of its files. */
export function isWhole(dataDir: string, release: string | null): release is string {
  return release !== null && hasAllFiles(join(publishFolders(dataDir).releases, release))
}

/**
 * Deletes the releases and contents that the pointer does not name, the uploaded pictures that no kept
 * content shows, and the leftovers of killed builds.
 *
 * @param queued folders below `content` that orders in the queue still need
 */
export async function pruneReleases(
  dataDir: string,
  pointer: LivePointer,
  queued: readonly string[] = [],
): Promise<void> {
  const { releases, content, uploads } = publishFolders(dataDir)
  const contents = [...queued, ...(pointer.content === null ? [] : [pointer.content])]
  await keepOnly(releases, [pointer.release, ...pointer.previous])
  await keepOnly(
    content,
    contents.flatMap((name) => [name, `${name}.json`]),
  )
  const rowsFiles = contents.map((name) => join(content, `${name}.json`))
  // What cannot be deleted now is deleted next time.
  await pruneUploads(uploads, rowsFiles).catch(() => undefined)
}

async function keepOnly(folder: string, names: readonly (string | null)[]): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!names.includes(name)) await remove(join(folder, name))
  }
}

/** The child of a killed server may still be writing: leftovers are deleted next time. */
async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true }).catch(() => undefined)
}

/**
 * Deletes masters and files of uploaded pictures that no content shows any more; deletes nothing if the
 * rows of any content cannot be read.
 *
 * @param rowsFiles the rows of all content that is still needed, as JSON files
 */
async function pruneUploads(cache: UploadCache, rowsFiles: readonly string[]): Promise<void> {
  if (!existsSync(cache.masters)) return
  const used = new Set<string>()
  for (const file of rowsFiles) {
    const found = await picturesOf(file)
    if (found === null) return
    for (const address of found) used.add(address)
  }
  const unused = await unusedMasters(cache.masters, used)
  if (unused.length === 0) return
  for (const master of unused) await rm(master)
  await forgetPictures(uploadedPlaces(cache))
}

async function picturesOf(rowsFile: string): Promise<string[] | null> {
  try {
    const answer: unknown = JSON.parse(await readFile(rowsFile, 'utf8'))
    const { pictures, problems } = readContent(answer)
    const isContent = !problems.some(({ kind }) => kind === 'content')
    return isContent ? pictures.map(({ address }) => address) : null
  } catch {
    return null
  }
}
