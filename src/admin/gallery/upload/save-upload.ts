import { readChangedRows } from '../../data/responses'
import { getClient } from '../../data/client'
import {
  galleryImageRowSchema,
  type GalleryImageRow,
} from '../../kit/picture-library/gallery-image-row'
import { discardDraft, saveDraft } from '../../kit/picture-library/save-draft'
import { createPictureQueue } from '../../kit/pictures/picture-queue'
import { cleanDetails, type UploadDetails } from './upload-details'

/** The details as columns of `gallery_images`. */
function columnsOf(details: UploadDetails) {
  const { title, category, ...others } = cleanDetails(details)
  return { ...others, title: title || null, category: category || null }
}

/** The upload queue of the gallery: each picture becomes a draft, with at most one row for each file. */
export function createGalleryQueue() {
  return createPictureQueue<UploadDetails, GalleryImageRow>('gallery', {
    save: async ({ stored, picture, details }) =>
      saveDraft({ stored, picture }, columnsOf(details)),
    discard: discardDraft,
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
