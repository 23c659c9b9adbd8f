import { changedFields } from '../../kit/drafts/merge-changes'
import type { GalleryImageRow } from '../../kit/picture-library/gallery-image-row'
import { changeDraft, discardDraft, saveDraft } from '../../kit/picture-library/save-draft'
import { createPictureQueue } from '../../kit/pictures/picture-queue'
import { cleanDetails, detailsOf, type UploadDetails } from './upload-details'

/** The details as columns of `gallery_images`. */
function columnsOf(details: UploadDetails) {
  const { title, category, ...others } = cleanDetails(detailsOf(details))
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
 * Saves those details of an uploaded picture that differ from its row; what others have written into the rest
 * since stays.
 *
 * @returns the row with the details as they were given, for the next difference
 * @throws NothingChanged if it is gone or may not be changed; RequestFailure otherwise
 */
export async function saveDetails(
  row: GalleryImageRow,
  details: UploadDetails,
): Promise<GalleryImageRow> {
  const [before, after] = [columnsOf(row), columnsOf(details)]
  const changes = Object.fromEntries(
    changedFields(before, after).map((name) => [name, after[name]]),
  )
  return { ...(await changeDraft(row.id, changes)), ...cleanDetails(details) }
}
