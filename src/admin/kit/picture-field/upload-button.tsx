import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { useLeaveGuard } from '../leaving/leave-guard'
import { FileButton, type Intake } from '../pictures/file-intake'
import type { PixelSize } from '../pictures/header/byte-reader'
import { createPictureQueue } from '../pictures/picture-queue'
import { removeFiles } from '../pictures/remove-files'
import { type PictureFolder, thumbnailOf } from '../pictures/storage-path'
import type { StoredPicture } from '../pictures/upload-picture'
import { UploadProgress } from '../pictures/upload-progress'
import { uploadLeaveQuestion, useUploadQueue } from '../pictures/use-upload-queue'

type UploadButtonProps = {
  folder: PictureFolder
  className: string
  /** Called when a picture has been uploaded. */
  onDone: (picture: SingleUpload) => void
  children: ReactNode
}

/** Uploads one picture that has no row of its own, and shows the progress. */
export function UploadButton({ folder, className, onDone, children }: UploadButtonProps) {
  const { item, isOffline, notices, take, stop, retry } = useSingleUpload(folder, onDone)
  return (
    <div className="grid min-w-0 grid-cols-1 justify-items-start gap-2">
      <FileButton from="dialog" className={className} onFiles={take}>
        {children}
      </FileButton>
      <div aria-live="polite" className="grid w-full grid-cols-1 gap-2">
        {notices.map((notice) => (
          <p key={notice} className="text-sm text-muted">
            {notice}
          </p>
        ))}
        {item && (
          <>
            <p className="text-sm break-words text-muted">{item.file.name}</p>
            <UploadProgress item={item} isOffline={isOffline} />
            <div className="flex flex-wrap gap-1">
              {item.canRetry && (
                <button
                  type="button"
                  className={buttonClass('quiet', '', 'compact')}
                  onClick={retry}
                >
                  Try again
                </button>
              )}
              <button type="button" className={buttonClass('quiet', '', 'compact')} onClick={stop}>
                {item.state === 'failed' ? 'Dismiss' : 'Cancel'}
              </button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

/** A stored picture that has no row of its own: a tour or a post refers to it by its URL. */
type SingleUpload = StoredPicture & PixelSize

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
function useSingleUpload(folder: PictureFolder, onDone: (picture: SingleUpload) => void) {
  const { queue, items, summary, isOffline } = useUploadQueue(() =>
    createSinglePictureQueue(folder),
  )
  const [notices, setNotices] = useState<string[]>([])
  const item = items.findLast(({ state }) => state !== 'cancelled' && state !== 'done')
  const finished = items.find(({ row }) => row !== undefined)
  const reportDone = useEffectEvent(onDone)
  useLeaveGuard(summary.isBusy, uploadLeaveQuestion)

  useEffect(() => {
    if (!finished?.row) return
    queue.clear()
    reportDone(finished.row)
  }, [finished, queue])

  function take({ files, notices: leftOut }: Intake): void {
    const [file, ...others] = files
    setNotices(others.length > 0 ? [...leftOut, 'Only the first picture was added.'] : leftOut)
    if (!file) return
    stop()
    queue.add([file], null)
  }

  function stop(): void {
    queue.cancelAll()
    queue.clear()
  }

  return { item, isOffline, notices, take, stop, retry: () => queue.retryFailed() }
}
