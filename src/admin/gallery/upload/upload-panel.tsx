import { Camera, ImagePlus } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { FileButton } from '../../kit/pictures/file-button'
import { ProgressBar } from '../../kit/pictures/progress-bar'
import { SharedDetails } from './shared-details'
import { uploadCountText } from './upload-count'
import { UploadRow } from './upload-row'
import type { Uploads } from './use-uploads'

/** Chooses files, edits their details and shows the progress of each upload. */
export function UploadPanel({ uploads, onClose }: { uploads: Uploads; onClose: () => void }) {
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
