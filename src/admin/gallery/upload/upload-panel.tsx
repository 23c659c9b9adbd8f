import { Camera, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { SelectField } from '../../../components/form/select-field'
import { buttonClass } from '../../../components/ui/button'
import { counted } from '../../../lib/format'
import { useMay } from '../../kit/rights'
import { statusWords } from '../../kit/status-words'
import { FileButton } from '../../kit/pictures/file-intake'
import type { UploadSummary } from '../../kit/pictures/upload-item'
import { ProgressBar } from '../../kit/pictures/upload-progress'
import { lackingText } from '../lacking'
import { SharedDetails } from './shared-details'
import { UploadRow } from './upload-row'
import type { NewPlace, Uploads } from './use-uploads'
import { focusFirstLacking, walkAttribute } from './walk'

type UploadPanelProps = { uploads: Uploads; onClose: () => void }

/** Chooses files, edits their details, shows the progress of each upload, and publishes them. */
export function UploadPanel({ uploads, onClose }: UploadPanelProps) {
  const { items, notices } = uploads
  const list = useRef<HTMLUListElement>(null)
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
          <span className="hidden pointer-fine:inline">
            Or drop them anywhere on this page, or paste one.{' '}
          </span>
          JPEG, PNG, WebP or AVIF up to 25 MB; place and camera are removed. Each becomes a draft.
        </p>
      </div>
      <output className="grid gap-1 empty:hidden">
        {notices.map((notice) => (
          <span key={notice}>{notice}</span>
        ))}
      </output>
      {items.length !== 1 && <SharedDetails uploads={uploads} />}
      <PlaceField place={uploads.place} onChange={uploads.setPlace} />
      {items.length > 0 && (
        <ul
          ref={list}
          aria-label="Pictures to upload"
          className="grid grid-cols-1 gap-4"
          {...{ [walkAttribute]: '' }}
        >
          {items.map((item) => (
            <UploadRow key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <UploadFooter
          uploads={uploads}
          onClose={onClose}
          onNext={() => list.current && focusFirstLacking(list.current)}
        />
      )}
    </div>
  )
}

const places: Readonly<Record<NewPlace, string>> = { last: 'At the end', first: 'At the beginning' }

type PlaceFieldProps = { place: NewPlace; onChange: (place: NewPlace) => void }

/** Where the new pictures go in the gallery. */
function PlaceField({ place, onChange }: PlaceFieldProps) {
  return (
    <SelectField
      label="Place in the gallery"
      value={place}
      className="max-w-xs"
      onChange={({ target }) => onChange(target.value === 'first' ? 'first' : 'last')}
    >
      {Object.entries(places).map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** The button that sets all pictures ready for the site. */
export const readyLabel = (pictures: number) =>
  `Set ${counted(pictures, 'picture')} to “${statusWords.published}”`

type UploadFooterProps = UploadPanelProps & {
  /** Focuses the first field that lacks something. */
  onNext: () => void
}

/** Progress of all uploads, what they lack, and what can be done next. */
function UploadFooter({ uploads, onClose, onNext }: UploadFooterProps) {
  const { summary, isOffline, isBusy, lacking, publishing } = uploads
  const lackingWords = lackingText(lacking)
  const mayPublish = useMay('publish')
  return (
    <div className="sticky bottom-0 -mx-4 mt-auto -mb-4 grid grid-cols-1 gap-2 border-t border-line bg-card px-4 py-2 md:-mx-6 md:-mb-6 md:px-6">
      {summary.isBusy && <ProgressBar label="All uploads" value={summary.fraction} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <output className="font-semibold tabular-nums">
          {isOffline && summary.isBusy ? 'Waiting for a connection. ' : ''}
          {uploadCountText(summary)}
        </output>
        {lacking.length > 0 && (
          <output className="text-sm tabular-nums">
            {lackingWords || 'Nothing is missing: they can go to the site.'}
          </output>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
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
        <button type="button" className={buttonClass('secondary', '', 'compact')} onClick={onClose}>
          {isBusy ? 'Continue in the background' : 'Done'}
        </button>
        {lackingWords && (
          <button type="button" className={buttonClass('primary', '', 'compact')} onClick={onNext}>
            Next one
          </button>
        )}
        {mayPublish && !lackingWords && lacking.length > 0 && (
          <button
            type="button"
            aria-busy={publishing.isAsked}
            className={buttonClass('primary', '', 'compact')}
            onClick={publishing.isAsked ? publishing.stop : publishing.ask}
          >
            {publishing.isAsked
              ? 'Ready for the site once all is saved. Stop'
              : readyLabel(lacking.length)}
          </button>
        )}
      </div>
    </div>
  )
}

/** The progress of all uploads in one sentence. */
export function uploadCountText({ total, done, failed, cancelled }: UploadSummary): string {
  const wanted = total - cancelled
  if (wanted === 0) return ''
  const what = wanted === 1 ? 'picture' : 'pictures'
  return `${done} of ${wanted} ${what} uploaded${failed > 0 ? `, ${failed} failed` : ''}.`
}
