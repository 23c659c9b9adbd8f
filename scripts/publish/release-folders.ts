import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { publishFolders } from './publish-folders'
import { pruneUploads } from './prune-uploads'
import { pointerFile, type LivePointer } from './release-pointer'
import { hasAllFiles } from './release-record'

/** Releases before the live one whose files stay reachable. */
export const keptReleases = 2

/** Everything that publishing puts into the data folder. */
export const publishEntries = [
  pointerFile,
  `${pointerFile}.next`,
  'releases',
  'content',
  'uploads',
  'pictures',
] as const

/** A folder name that nobody had before; sorts by time. */
export function newFolderName(): string {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  return `${time}-${randomUUID().slice(0, 8)}`
}

/** Whether a release is there with all of its files. */
export function isWhole(dataDir: string, release: string | null): release is string {
  return release !== null && hasAllFiles(join(publishFolders(dataDir).releases, release))
}

/**
 * Deletes the releases and contents that the pointer does not name, the uploaded pictures that no kept
 * content shows, and what killed builds left.
 *
 * @param waiting folders below `content` that are still needed
 */
export async function pruneReleases(
  dataDir: string,
  pointer: LivePointer,
  waiting: readonly string[] = [],
): Promise<void> {
  const { releases, content, uploads } = publishFolders(dataDir)
  const contents = [...waiting, ...(pointer.content === null ? [] : [pointer.content])]
  await keepOnly(releases, [pointer.release, ...pointer.previous])
  await keepOnly(
    content,
    contents.flatMap((name) => [name, `${name}.json`]),
  )
  const rowsFiles = contents.map((name) => join(content, `${name}.json`))
  // What cannot be deleted goes the next time.
  await pruneUploads(uploads, rowsFiles).catch(() => undefined)
  // Of the time when there was one site and no releases.
  if (existsSync(join(dataDir, 'site.hash'))) {
    for (const name of ['site', 'site.hash', 'site.next', 'site.old']) {
      await remove(join(dataDir, name))
    }
  }
}

async function keepOnly(folder: string, names: readonly (string | null)[]): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!names.includes(name)) await remove(join(folder, name))
  }
}

/** The child of a killed server may still be writing: what stays goes the next time. */
async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true }).catch(() => undefined)
}
