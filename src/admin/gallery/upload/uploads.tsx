import { ImageUp } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import type { GalleryImageRow } from '../../kit/picture-library/gallery-image-row'
import { usePageFiles } from '../../kit/pictures/file-intake'
import { UploadPanel, uploadCountText } from './upload-panel'
import { useUploads } from './use-uploads'

type UploadsProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Publishes pictures that have arrived; must not reject. */
  onPublish: (rows: readonly GalleryImageRow[]) => Promise<void>
}

/**
 * Takes files from the panel, from drag and drop anywhere on the page, and from the clipboard. Uploads
 * continue while the panel is closed; a notice on the page shows their progress.
 */
export function Uploads({ isOpen, onOpenChange, onPublish }: UploadsProps) {
  const uploads = useUploads({
    onPublish: (rows) => {
      onOpenChange(false)
      return onPublish(rows)
    },
  })
  const isDraggingOver = usePageFiles((intake) => {
    onOpenChange(true)
    uploads.take(intake)
  })
  const { summary, isBusy } = uploads

  function close() {
    if (!isBusy) uploads.clear()
    onOpenChange(false)
  }

  return (
    <>
      {!isOpen && (isBusy || summary.failed > 0) && (
        <div
          className={`mb-4 flex flex-wrap items-center justify-between gap-3 p-3 ${noticeClass('advice')}`}
        >
          <output>{uploadCountText(summary)}</output>
          <button
            type="button"
            className={buttonClass('secondary', '', 'compact')}
            onClick={() => onOpenChange(true)}
          >
            Show the uploads
          </button>
        </div>
      )}
      <DialogFrame isOpen={isOpen} title="Upload Images" place="middle" onClose={close}>
        <UploadPanel uploads={uploads} onClose={close} />
      </DialogFrame>
      {isDraggingOver && (
        <div className="pointer-events-none fixed inset-2 z-50 grid place-items-center rounded-panel border-4 border-dashed border-tea bg-tea-soft/95 p-6 text-center text-lead font-semibold text-tea">
          <span className="grid justify-items-center gap-3">
            <ImageUp aria-hidden className="size-12" />
            Drop the pictures to upload them
          </span>
        </div>
      )}
    </>
  )
}
