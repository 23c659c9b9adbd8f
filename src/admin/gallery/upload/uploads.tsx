import { ImageUp, Camera, ImagePlus, ChevronDown } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { usePageFiles, FileButton } from '../../kit/pictures/file-intake'
import type { UploadSummary } from '../../kit/pictures/upload-item'
import { ProgressBar } from '../../kit/pictures/upload-progress'
import { DetailsFields } from './details-fields'
import { isSameDetails, emptyDetails } from './upload-details'
import { UploadRow } from './upload-row'
import { useUploads, type Uploads } from './use-uploads'

type UploadsProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * Takes files from the panel, from drag and drop anywhere on the page, and from the clipboard. Uploads
 * continue while the panel is closed; a notice on the page shows their progress.
 */
export function Uploads({ isOpen, onOpenChange }: UploadsProps) {
  const uploads = useUploads()
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

/** Chooses files, edits their details and shows the progress of each upload. */
function UploadPanel({ uploads, onClose }: { uploads: Uploads; onClose: () => void }) {
  const { items, summary, isOffline, isBusy, notices } = uploads
  return (
    <div className="flex grow flex-col gap-5">
      <div className="grid justify-items-center gap-3 rounded-panel border-2 border-dashed border-muted p-4 text-center">
        <div className="flex flex-wrap justify-center gap-3">
          <FileButton
            from="dialog"
            multiple
            className={buttonClass(items.length === 0 ? 'primary' : 'secondary')}
            onFiles={uploads.take}
          >
            <ImagePlus aria-hidden className="size-5" />
            Choose pictures
          </FileButton>
          <FileButton from="camera" className={buttonClass('secondary')} onFiles={uploads.take}>
            <Camera aria-hidden className="size-5" />
            Take a photo
          </FileButton>
        </div>
        <p className="text-sm text-muted">
          Or drop them anywhere on this page, or paste one. JPEG, PNG, WebP or AVIF up to 25 MB;
          place and camera are removed. Each becomes a draft.
        </p>
      </div>
      <output className="grid gap-1 empty:hidden">
        {notices.map((notice) => (
          <span key={notice}>{notice}</span>
        ))}
      </output>
      {items.length !== 1 && <SharedDetails uploads={uploads} />}
      {items.length > 0 && (
        <ul aria-label="Pictures to upload" className="grid grid-cols-1 gap-4">
          {items.map((item) => (
            <UploadRow key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <div className="sticky bottom-0 -mx-4 mt-auto -mb-4 grid grid-cols-1 gap-2 border-t border-line bg-card px-4 py-3 md:-mx-6 md:-mb-6 md:px-6">
          <ProgressBar label="All uploads" value={summary.fraction} />
          <div className="flex flex-wrap items-center gap-2">
            <output className="mr-auto font-semibold tabular-nums">
              {isOffline && summary.isBusy ? 'Waiting for a connection. ' : ''}
              {uploadCountText(summary)}
            </output>
            {summary.retryable > 0 && (
              <button
                type="button"
                className={buttonClass('secondary', '', 'compact')}
                onClick={uploads.retryFailed}
              >
                Retry failed
              </button>
            )}
            {summary.isBusy && (
              <button
                type="button"
                className={buttonClass('quiet', '', 'compact')}
                onClick={uploads.cancelAll}
              >
                Cancel all
              </button>
            )}
            <button type="button" className={buttonClass('primary')} onClick={onClose}>
              {isBusy ? 'Continue in the background' : 'Done'}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Details that are set for all pictures at once; each picture can be changed afterwards. */
function SharedDetails({ uploads }: { uploads: Uploads }) {
  const { items, shared, setShared, applyShared } = uploads
  const isEmpty = isSameDetails(shared, emptyDetails)
  return (
    // Collapsed once there are pictures.
    <details open={items.length === 0} className="group rounded-panel bg-tea-soft px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        For all pictures
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <p className="mb-3 text-sm text-muted">
        {items.length === 0
          ? 'Every new picture starts with what you fill in here.'
          : 'Fields that are empty here stay as they are.'}
      </p>
      <DetailsFields of="all pictures" details={shared} onChange={setShared} hasAdvice={false} />
      {items.length > 0 && (
        <button
          type="button"
          className={buttonClass('secondary', 'mt-3', 'compact')}
          disabled={isEmpty}
          onClick={applyShared}
        >
          Apply to all {items.length}
        </button>
      )}
      <div className="h-3" />
    </details>
  )
}

/** The progress of all uploads in one sentence. */
export function uploadCountText({ total, done, failed, cancelled }: UploadSummary): string {
  const wanted = total - cancelled
  if (wanted === 0) return ''
  const what = wanted === 1 ? 'picture' : 'pictures'
  return `${done} of ${wanted} ${what} uploaded${failed > 0 ? `, ${failed} failed` : ''}.`
}
