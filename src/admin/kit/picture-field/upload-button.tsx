import type { ReactNode } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { FileButton } from '../pictures/file-button'
import type { SingleUpload } from '../pictures/use-single-upload'
import type { PictureFolder } from '../pictures/storage-path'
import { UploadProgress } from '../pictures/upload-progress'
import { useSingleUpload } from '../pictures/use-single-upload'

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
