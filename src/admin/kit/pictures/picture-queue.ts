import { logFailure } from '../../data/errors'
import { preparePicture } from './prepare-picture'
import { newStoragePath, thumbnailOf, type PictureFolder } from './storage-path'
import { uploadPicture } from './upload-picture'
import { createUploadQueue, type UploadSteps } from './upload-queue'

/**
 * Sends the small copy of a picture, then the picture. Without its small copy a picture is only
 * slower to show, so that a failure there is noted and no more.
 */
const uploadWithThumbnail: UploadSteps<unknown, unknown>['upload'] = async (
  { blob, thumbnail },
  storagePath,
  options,
) => {
  try {
    await uploadPicture(thumbnail, thumbnailOf(storagePath), { signal: options.signal })
  } catch (error) {
    options.signal?.throwIfAborted()
    logFailure('Adding the small copy of a picture', error)
  }
  return uploadPicture(blob, storagePath, options)
}

/**
 * The queue of a page that takes pictures: it prepares and sends them; what becomes of them is
 * the page's.
 *
 * @param folder where in the bucket the objects go
 */
export function createPictureQueue<Details, Row>(
  folder: PictureFolder,
  page: Pick<UploadSteps<Details, Row>, 'save' | 'discard'>,
) {
  return createUploadQueue<Details, Row>({
    prepare: preparePicture,
    newPath: (extension) => newStoragePath(folder, extension),
    upload: uploadWithThumbnail,
    ...page,
  })
}
