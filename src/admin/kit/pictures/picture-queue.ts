import { showToast } from '../../../lib/toast'
import { logFailure } from '../../data/errors'
import { preparePicture } from './prepare-picture'
import { newStoragePath, thumbnailOf, type PictureFolder } from './storage-path'
import { uploadPicture } from './upload-picture'
import { createUploadQueue, type UploadSteps } from './upload-queue'

/**
 * Uploads the thumbnail, then the picture. Without a thumbnail a picture is only slower to show, so
 * that failure is just logged.
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
 * The upload queue of a page. It prepares and uploads pictures; the page decides what happens to
 * them, and a toast tells each failure.
 *
 * @param folder of the bucket for the objects
 */
export function createPictureQueue<Details, Row>(
  folder: PictureFolder,
  page: Pick<UploadSteps<Details, Row>, 'save' | 'discard'>,
) {
  return createUploadQueue<Details, Row>({
    prepare: preparePicture,
    newPath: (extension) => newStoragePath(folder, extension),
    upload: uploadWithThumbnail,
    onFailed: ({ file, message }) =>
      showToast({ kind: 'error', title: `Failed to upload ${file.name}`, description: message }),
    ...page,
  })
}
