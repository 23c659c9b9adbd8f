import { Image as ImageIcon } from 'lucide-react'
import { useCallback } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { frameClass } from '../../kit/frame-class'
import { UploadProgress } from '../../kit/pictures/upload-progress'
import { fileSize } from '../file-facts'
import { DetailsFields } from './details-fields'
import type { GalleryUpload, Uploads } from './use-uploads'

/** One upload: preview, progress and details. */
export function UploadRow({ item, uploads }: { item: GalleryUpload; uploads: Uploads }) {
  const { id, file, state, canRetry } = item
  const canCancel =
    state === 'waiting' || state === 'preparing' || state === 'uploading' || canRetry
  const isFinal = state === 'cancelled' || (state === 'failed' && !canRetry)
  return (
    <li aria-label={file.name} className={`grid grid-cols-1 gap-4 p-3 sm:p-4 ${frameClass}`}>
      <div className="flex flex-wrap items-start gap-3">
        <Preview picture={item.picture?.blob} />
        <div className="grid min-w-0 grow basis-44 grid-cols-1 gap-1">
          <p className="font-semibold break-all">{file.name}</p>
          <p className="text-sm text-muted">{fileSize(file.size)}</p>
          <UploadProgress item={item} isOffline={uploads.isOffline} />
          <SaveState id={id} uploads={uploads} />
        </div>
        {canCancel && (
          <button
            type="button"
            className={buttonClass('quiet', '', 'compact')}
            aria-label={`${canRetry ? 'Leave out' : 'Cancel'} ${file.name}`}
            onClick={() => uploads.cancel(id)}
          >
            {canRetry ? 'Leave out' : 'Cancel'}
          </button>
        )}
        {canRetry && (
          <button
            type="button"
            className={buttonClass('secondary', '', 'compact')}
            aria-label={`Retry ${file.name}`}
            onClick={() => uploads.retry(id)}
          >
            Retry
          </button>
        )}
      </div>
      {!isFinal && (
        <DetailsFields
          of={file.name}
          details={item.details}
          onChange={(details) => uploads.setDetails(id, details)}
          isPicture
        />
      )}
    </li>
  )
}

/** Shows the resized copy once there is one: many originals would exhaust the memory of a phone. */
function Preview({ picture }: { picture: Blob | undefined }) {
  return (
    <div className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-postcard bg-tea-soft text-muted">
      {picture ? (
        <BlobImage blob={picture} className="size-full object-cover" />
      ) : (
        <ImageIcon aria-hidden className="size-8" />
      )}
    </div>
  )
}

/** Save status of edits that were made after the upload. */
function SaveState({ id, uploads }: { id: string; uploads: Uploads }) {
  const status = uploads.saveStatusOf(id)
  if (!status) return null
  if (status.state !== 'failed') {
    return (
      <output className="text-sm text-muted">
        {status.state === 'saved' ? 'Changes saved' : 'Saving changes'}
      </output>
    )
  }
  return (
    <div role="alert" className="text-sm">
      <p className="font-semibold text-danger">Changes not saved. {status.message}</p>
      <button
        type="button"
        className={buttonClass('quiet', '', 'compact')}
        onClick={uploads.retryDetails}
      >
        Save again
      </button>
    </div>
  )
}

/** A decorative picture from a blob in memory. */
function BlobImage({ blob, className }: { blob: Blob; className: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img ref={show} alt="" className={className} />
}
