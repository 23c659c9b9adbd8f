import { ImageUp } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { usePageFiles } from '../../kit/pictures/use-page-files'
import { UploadPanel } from './upload-panel'
import { uploadCount } from './upload-count'
import { useUploads } from './use-uploads'

type UploadsProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * The ways in: the panel, files dropped anywhere on the page, files pasted. Uploads go on while the
 * panel is closed; a line on the page says so.
 */
export function Uploads({ isOpen, onOpenChange }: UploadsProps) {
  const uploads = useUploads()
  const isOver = usePageFiles((intake) => {
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
          <output>{uploadCount(summary)}</output>
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
      {isOver && (
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
