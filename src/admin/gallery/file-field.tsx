import { Download, RefreshCw } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import { buttonClass } from '../../components/ui/button'
import { formatNumber } from '../../lib/format'
import { FieldError } from '../kit/fields/entry-parts'
import { isAllowedPictureUrl } from '../kit/picture-url'
import { FocusPicker } from '../kit/picture-field/focus-picker'
import { UploadButton } from '../kit/picture-field/upload-button'
import { Thumbnail } from '../kit/thumbnail'
import type { ImageFormValues } from './image-collection'

const formatNames = new Map([
  ['webp', 'WebP'],
  ['jpg', 'JPEG'],
  ['jpeg', 'JPEG'],
  ['png', 'PNG'],
  ['avif', 'AVIF'],
])

/** Name of the format of the file behind a URL. */
function formatName(url: string): string {
  const [, ending = ''] = /\.([a-z]+)(?:[?#]|$)/i.exec(url) ?? []
  return formatNames.get(ending.toLowerCase()) ?? 'picture'
}

/** The picture file: its focal point, size, download and replacement. */
export function FileField() {
  const { control, formState } = useFormContext<ImageFormValues>()
  const file = useController({ control, name: 'file' })
  const focus = useController({ control, name: 'focus' })
  const { url, width, height, storagePath } = file.field.value
  const isReplaced =
    formState.defaultValues?.file?.url !== undefined && formState.defaultValues.file.url !== url

  async function setMeasuredSize(): Promise<void> {
    const size = await measure(url)
    if (size) file.field.onChange({ url, storagePath, ...size })
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {isAllowedPictureUrl(url) ? (
        <FocusPicker
          src={url}
          focus={focus.field.value}
          field="focus"
          onChange={focus.field.onChange}
        />
      ) : (
        <Thumbnail src="" alt="" />
      )}
      <p className="text-sm text-muted">
        {width && height
          ? `${formatNumber(width)} × ${formatNumber(height)} pixels.`
          : 'Its size is not known.'}
        {storagePath !== null && ' The file that was uploaded is not kept, only this copy of it.'}
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <UploadButton
          folder="gallery"
          isReplacement
          shown={url}
          className={buttonClass('secondary', '', 'compact')}
          onDone={({ row: _row, ...picture }) => {
            file.field.onChange(picture)
            focus.field.onChange({ x: 50, y: 50 })
          }}
        >
          <RefreshCw aria-hidden className="size-4" />
          {url === '' ? 'Upload a picture' : 'Replace the picture'}
        </UploadButton>
        {isAllowedPictureUrl(url) && (
          <a href={url} download className={buttonClass('quiet', '', 'compact')}>
            <Download aria-hidden className="size-4" />
            Download this {formatName(url)} file
          </a>
        )}
        {!(width && height) && (
          <button
            type="button"
            data-field="file"
            className={buttonClass('quiet', '', 'compact')}
            onClick={() => void setMeasuredSize()}
          >
            Measure it
          </button>
        )}
      </div>
      <p aria-live="polite" className="text-sm empty:sr-only">
        {isReplaced && 'The new picture replaces it when you save. Does the text still fit?'}
      </p>
      <FieldError id="image-file-error" text={file.fieldState.error?.message} />
    </div>
  )
}

/** Loads a picture to read its size in pixels; `undefined` if it cannot be loaded. */
function measure(url: string): Promise<{ width: number; height: number } | undefined> {
  return new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => {
      const { naturalWidth: width, naturalHeight: height } = image
      resolve(width > 0 && height > 0 ? { width, height } : undefined)
    })
    image.addEventListener('error', () => resolve(undefined))
    image.src = url
  })
}
