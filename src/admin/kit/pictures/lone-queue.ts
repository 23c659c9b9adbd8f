import type { PixelSize } from './header/picture-header'
import { createPictureQueue } from './picture-queue'
import { removeFiles } from './remove-files'
import { thumbnailOf, type PictureFolder } from './storage-path'
import type { StoredPicture } from './upload-picture'

/** A picture in the store that has no row of its own. */
export type LonePicture = StoredPicture & PixelSize

/** A queue for pictures that something else will name by their address: a tour, a post, a row. */
export function createLoneQueue(folder: PictureFolder) {
  return createPictureQueue<null, LonePicture>(folder, {
    save: async ({ stored, picture: { width, height } }) => ({ ...stored, width, height }),
    discard: async (storagePath) => {
      await removeFiles([storagePath, thumbnailOf(storagePath)])
    },
  })
}
