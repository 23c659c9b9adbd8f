import { showToast } from '../../../lib/toast'
import { logFailure } from '../../data/errors'
import { preparePicture } from './prepare-picture'
import { newStoragePath, thumbnailOf, type PictureFolder } from './storage-path'
import { uploadPicture } from './upload-picture'
import { createUploadQueue, type UploadSteps } from './upload-queue'

/**
 * Uploads the thumbnail, then the picture. A thumbnail that fails is tried once more when the picture
 * has arrived. Without one a picture is only slower to show, so the second failure is just logged.
 */
const uploadWithThumbnail: UploadSteps<unknown, unknown>['upload'] = async (
  { blob, thumbnail },
  storagePath,
  options,
) => {
  const sendThumbnail = () =>
    uploadPicture(thumbnail, thumbnailOf(storagePath), { signal: options.signal }).then(
      () => true,
      (error: unknown) => {
        options.signal?.throwIfAborted()
        logFailure('Adding the small copy of a picture', error)
        return false
      },
    )
  const hasThumbnail = await sendThumbnail()
  const stored = await uploadPicture(blob, storagePath, options)
  if (!hasThumbnail) await sendThumbnail()
  return stored
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
