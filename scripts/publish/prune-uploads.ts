import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { readContent } from '../../src/publish/read-content'
import { forgetPictures } from '../images/update'
import { uploadedPlaces, type UploadCache } from '../images/prepare-uploads'
import { unusedMasters } from './uploads'

/**
 * Deletes masters and files of uploaded pictures that no content shows any more. Nothing happens where
 * it cannot be told what content shows.
 *
 * @param rowsFiles the rows of all content that is still needed, as JSON files
 */
export async function pruneUploads(
  cache: UploadCache,
  rowsFiles: readonly string[],
): Promise<void> {
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
