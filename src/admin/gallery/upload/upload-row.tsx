import { Image as ImageSign } from 'lucide-react'
import { buttonClass } from '../../../components/ui/button'
import { frameClass } from '../../kit/frame-class'
import { BlobImage } from '../../kit/pictures/blob-image'
import { UploadProgress } from '../../kit/pictures/upload-progress'
import { fileSize } from '../file-facts'
import { DetailsFields } from './details-fields'
import type { GalleryUpload, Uploads } from './use-uploads'

/** One picture on its way: what it looks like, how far it is, what is said about it. */
export function UploadRow({ item, uploads }: { item: GalleryUpload; uploads: Uploads }) {
  const { id, file, state, canRetry } = item
  const isStoppable =
    state === 'waiting' || state === 'preparing' || state === 'uploading' || canRetry
  const isHopeless = state === 'cancelled' || (state === 'failed' && !canRetry)
  return (
    <li aria-label={file.name} className={`grid grid-cols-1 gap-4 p-3 sm:p-4 ${frameClass}`}>
      <div className="flex flex-wrap items-start gap-3">
        <Preview picture={item.picture?.blob} />
        <div className="grid min-w-0 grow basis-44 grid-cols-1 gap-1">
          <p className="font-semibold break-all">{file.name}</p>
          <p className="text-sm text-muted">{fileSize(file.size)}</p>
          <UploadProgress item={item} isOffline={uploads.isOffline} />
          <Kept id={id} uploads={uploads} />
        </div>
        {isStoppable && (
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
      {!isHopeless && (
        <DetailsFields
          of={file.name}
          details={uploads.detailsOf(item)}
          onChange={(details) => uploads.setDetails(id, details)}
          hasAdvice
        />
      )}
    </li>
  )
}

/** The smaller copy, once it is made: a phone could not hold many of the originals. */
function Preview({ picture }: { picture: Blob | undefined }) {
  return (
    <div className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-postcard bg-tea-soft text-muted">
      {picture ? (
        <BlobImage blob={picture} className="size-full object-cover" />
      ) : (
        <ImageSign aria-hidden className="size-8" />
      )}
    </div>
  )
}

/** Whether what was typed after the arrival is in the database. */
function Kept({ id, uploads }: { id: string; uploads: Uploads }) {
  const kept = uploads.keptOf(id)
  if (!kept) return null
  if (kept.state !== 'failed') {
    return (
      <output className="text-sm text-muted">
        {kept.state === 'kept' ? 'Changes saved' : 'Saving changes'}
      </output>
    )
  }
  return (
    <div role="alert" className="text-sm">
      <p className="font-semibold text-danger">Changes not saved. {kept.message}</p>
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
