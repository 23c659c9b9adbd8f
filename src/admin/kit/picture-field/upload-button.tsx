import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { queryKeys } from '../../data/query-keys'
import { useLeaveGuard } from '../leaving/leave-guard'
import { discardDraft, saveDraft } from '../picture-library/save-draft'
import { FileButton, type Intake } from '../pictures/file-intake'
import type { PixelSize } from '../pictures/header/byte-reader'
import { createPictureQueue } from '../pictures/picture-queue'
import type { PictureFolder } from '../pictures/storage-path'
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

/**
 * Uploads one picture and shows the progress. A new file for a picture of the gallery stays without a row
 * of its own; any other becomes a draft in the library of all pictures.
 */
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

/** A stored picture: a tour or a post refers to it by its URL. */
type SingleUpload = StoredPicture & PixelSize

function createSinglePictureQueue(folder: PictureFolder) {
  return createPictureQueue<null, SingleUpload>(folder, {
    save: async ({ stored, picture }) => {
      if (folder !== 'gallery') await saveDraft({ stored, picture })
      const { width, height } = picture
      return { ...stored, width, height }
    },
    discard: discardDraft,
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
  const queryClient = useQueryClient()
  const [notices, setNotices] = useState<string[]>([])
  const item = items.findLast(({ state }) => state !== 'cancelled' && state !== 'done')
  const finished = items.find(({ row }) => row !== undefined)
  const reportDone = useEffectEvent(onDone)
  useLeaveGuard(summary.isBusy, uploadLeaveQuestion)

  useEffect(() => {
    if (!finished?.row) return
    queue.clear()
    reportDone(finished.row)
    // The library has one more.
    void queryClient.invalidateQueries({
      queryKey: queryKeys.gallery_images,
      predicate: ({ queryKey }) => queryKey[1] !== 'one',
    })
  }, [finished, queue, queryClient])

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
