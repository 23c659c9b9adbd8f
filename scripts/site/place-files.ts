import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * Copies the files of a folder into another, over those of the same name.
 *
 * @param to made when it is not there
 * @param asLinks gives the files a second name instead, so that no byte is written; where the disk
 *   cannot do that, they are copied. Only for files that are replaced and never written anew in their
 *   place: both names would change.
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
  // What stands there may itself be a second name of a file that must stay as it is.
  await rm(target, { force: true })
  await copyFile(source, target)
}

function isLinked(source: string, target: string): Promise<boolean> {
  return link(source, target).then(
    () => true,
    () => false,
  )
}
