import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '../../../lib/toast'
import { useLeaveGuard } from '../leaving/use-leave-guard'
import type { Intake } from './file-intake'
import type { PixelSize } from './header/picture-header'
import { createPictureQueue } from './picture-queue'
import { removeFiles } from './remove-files'
import { thumbnailOf, type PictureFolder } from './storage-path'
import type { UploadItem } from './upload-item'
import { uploadLeaveQuestion } from './upload-leave-question'
import type { StoredPicture } from './upload-picture'
import { usePageQueue } from './use-page-queue'
import { useUploadQueue } from './use-upload-queue'

/** A stored picture that has no row of its own: a tour or a post refers to it by its URL. */
export type SingleUpload = StoredPicture & PixelSize

function createSinglePictureQueue(folder: PictureFolder) {
  return createPictureQueue<null, SingleUpload>(folder, {
    save: async ({ stored, picture: { width, height } }) => ({ ...stored, width, height }),
    discard: async (storagePath) => {
      await removeFiles([storagePath, thumbnailOf(storagePath)])
    },
  })
}

/**
 * Uploads one picture at a time; choosing another one replaces the current upload.
 *
 * @returns `item`, the file that is being uploaded or has failed; `take` starts with the first file of
 *   an intake; `notices` are sentences about skipped files
 */
export function useSingleUpload(folder: PictureFolder, onDone: (picture: SingleUpload) => void) {
  const queue = usePageQueue(() => createSinglePictureQueue(folder))
  const { items, summary, isOffline } = useUploadQueue(queue)
  const [notices, setNotices] = useState<string[]>([])
  const item: UploadItem<null, SingleUpload> | undefined = items.findLast(
    ({ state }) => state !== 'cancelled' && state !== 'done',
  )
  const finished = items.find(({ row }) => row !== undefined)
  const failedId = item?.state === 'failed' ? item.id : undefined
  const reportDone = useEffectEvent(onDone)
  const reportFailure = useEffectEvent(() => {
    if (item) {
      showToast({
        kind: 'error',
        title: `Failed to upload ${item.file.name}`,
        description: item.message,
      })
    }
  })
  useLeaveGuard(summary.isBusy, uploadLeaveQuestion)

  useEffect(() => {
    if (!finished?.row) return
    queue.clear()
    reportDone(finished.row)
  }, [finished, queue])

  useEffect(() => {
    if (failedId !== undefined) reportFailure()
  }, [failedId])

  function take({ files, notices: leftOut }: Intake): void {
    const [file, ...others] = files
    setNotices(others.length > 0 ? [...leftOut, 'Only the first picture was added.'] : leftOut)
    if (!file) return
    queue.cancelAll()
    queue.clear()
    queue.add([file], null)
  }

  function stop(): void {
    queue.cancelAll()
    queue.clear()
  }

  return { item, isOffline, notices, take, stop, retry: () => queue.retryFailed() }
}
