import { preparePicture } from './prepare-picture'
import { newStoragePath, type PictureFolder } from './storage-path'
import { uploadPicture } from './upload-picture'
import { createUploadQueue, type UploadSteps } from './upload-queue'

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
    upload: uploadPicture,
    ...page,
  })
}
