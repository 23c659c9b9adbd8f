import { readChangedRows } from '../../data/responses'
import { getClient } from '../../data/client'
import { isDuplicate } from '../../data/errors'
import {
  galleryImageRowSchema,
  type GalleryImageRow,
} from '../../kit/picture-library/gallery-image-row'
import { createPictureQueue } from '../../kit/pictures/picture-queue'
import { removeFiles } from '../../kit/pictures/remove-files'
import { thumbnailOf } from '../../kit/pictures/storage-path'
import { cleanDetails, type UploadDetails } from './upload-details'

/** The details as columns of `gallery_images`. */
function columnsOf(details: UploadDetails) {
  const { title, category, ...others } = cleanDetails(details)
  return { ...others, title: title || null, category: category || null }
}

/** The upload queue of the gallery: each picture becomes a draft, with at most one row for each file. */
export function createGalleryQueue() {
  return createPictureQueue<UploadDetails, GalleryImageRow>('gallery', {
    save: async ({ stored, picture: { width, height }, details }) => {
      const table = getClient().from('gallery_images')
      const { storagePath: storage_path, url } = stored
      const row = {
        ...columnsOf(details),
        url,
        storage_path,
        width,
        height,
        status: 'draft',
      } as const
      try {
        const [saved] = await readChangedRows(table.insert(row).select('*'))
        return galleryImageRowSchema.parse(saved)
      } catch (error) {
        // Written by an earlier attempt whose response was lost.
        if (!isDuplicate(error)) throw error
        const [saved] = await readChangedRows(table.select('*').eq('storage_path', storage_path))
        return galleryImageRowSchema.parse(saved)
      }
    },
    discard: async (storagePath) => {
      const { error } = await getClient()
        .from('gallery_images')
        .delete()
        .eq('storage_path', storagePath)
      if (error) throw error
      await removeFiles([storagePath, thumbnailOf(storagePath)])
    },
  })
}

/**
 * Saves the details of a picture that is already uploaded.
 *
 * @throws NothingChanged if the row was changed by someone else; RequestFailure otherwise
 */
export async function saveDetails(
  { id, version }: GalleryImageRow,
  details: UploadDetails,
): Promise<GalleryImageRow> {
  const [saved] = await readChangedRows(
    getClient()
      .from('gallery_images')
      .update(columnsOf(details))
      .eq('id', id)
      .eq('version', version)
      .select('*'),
  )
  return galleryImageRowSchema.parse(saved)
}
