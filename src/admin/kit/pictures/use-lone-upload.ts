import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '../../../lib/toast'
import { useLeaveGuard } from '../leaving/use-leave-guard'
import type { Intake } from './file-intake'
import { createLoneQueue, type LonePicture } from './lone-queue'
import type { PictureFolder } from './storage-path'
import type { UploadItem } from './upload-item'
import { uploadLeaveQuestion } from './upload-leave-question'
import { usePageQueue } from './use-page-queue'
import { useUploadQueue } from './use-upload-queue'

/**
 * The upload of one picture at a time; another one takes the place of what is under way.
 *
 * @returns `item`, the file that is on its way or has failed; `take` starts with the first file of
 *   an intake; `notices` are sentences about files that were left out
 */
export function useLoneUpload(folder: PictureFolder, onDone: (picture: LonePicture) => void) {
  const queue = usePageQueue(() => createLoneQueue(folder))
  const { items, summary, isOffline } = useUploadQueue(queue)
  const [notices, setNotices] = useState<string[]>([])
  const item: UploadItem<null, LonePicture> | undefined = items.findLast(
    ({ state }) => state !== 'cancelled' && state !== 'done',
  )
  const finished = items.find(({ row }) => row !== undefined)
  const failedId = item?.state === 'failed' ? item.id : undefined
  const tell = useEffectEvent(onDone)
  const tellFailure = useEffectEvent(() => {
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
    tell(finished.row)
  }, [finished, queue])

  useEffect(() => {
    if (failedId !== undefined) tellFailure()
  }, [failedId])

  function take({ files, notices: leftOut }: Intake): void {
    const [file, ...others] = files
    setNotices(others.length > 0 ? [...leftOut, 'Only the first picture was taken.'] : leftOut)
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
