import { logFailure } from '../data/errors'
import { readPictureUses } from '../shared/picture-library/picture-uses'
import { removeFiles } from '../shared/pictures/remove-files'
import { publicAddress } from '../shared/pictures/upload-picture'

/** A file whose row no longer needs it, and what people call it. */
export type UnneededFile = { url: string; storagePath: string; name: string }

export type FileRemoval = {
  /** Something else shows them, so they have stayed. */
  kept: UnneededFile[]
  /** They should be gone and are not. */
  left: UnneededFile[]
}

/**
 * Removes the files of rows that are gone or have another picture now, unless a tour, a post or
 * another row still shows them. Never rejects: what did not work is in the answer.
 */
export async function removeImageFiles(files: readonly UnneededFile[]): Promise<FileRemoval> {
  const removal: FileRemoval = { kept: [], left: [] }
  for (const file of files) {
    try {
      const addresses = new Set([file.url, publicAddress(file.storagePath)])
      const uses = await Promise.all([...addresses].map((address) => readPictureUses(address)))
      if (uses.flat().length > 0) removal.kept.push(file)
      else await removeFiles([file.storagePath])
    } catch (error) {
      logFailure('Removing a picture from the store', error)
      removal.left.push(file)
    }
  }
  return removal
}
