import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * Copies the files of a folder into another, over those of the same name.
 *
 * @param to created when missing
 * @param asLinks makes hard links instead of copies where the disk supports them. Only for files that are
 *   replaced and never modified in place: both names would change.
 */
export async function placeFiles(from: string, to: string, asLinks: boolean): Promise<void> {
  await mkdir(to, { recursive: true })
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const placeOf = (folder: string, name: string) => join(to, relative(from, folder), name)
  for (const { parentPath, name } of entries.filter((entry) => entry.isDirectory())) {
    await mkdir(placeOf(parentPath, name), { recursive: true })
  }
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    await placeFile(join(parentPath, name), placeOf(parentPath, name), asLinks)
  }
}

async function placeFile(source: string, target: string, asLinks: boolean): Promise<void> {
  if (asLinks && (await isLinked(source, target))) return
  // The existing file may itself be a hard link to a file that must not change.
  await rm(target, { force: true })
  await copyFile(source, target)
}

function isLinked(source: string, target: string): Promise<boolean> {
  return link(source, target).then(
    () => true,
    () => false,
  )
}
