import { Images, Trash2, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { TextArea } from '../../../components/form/text-area'
import { TextField } from '../../../components/form/text-field'
import { buttonClass } from '../../../components/ui/button'
import { DialogFrame } from '../dialogs/dialog-frame'
import { FieldError } from '../fields/entry-parts'
import { isAllowedPictureUrl } from '../picture-url'
import { LibraryBrowser } from '../picture-library/library-browser'
import { WithdrawnNotice } from '../picture-library/withdrawn-notice'
import { Thumbnail } from '../thumbnail'
import { AltAdvice } from './alt-advice'
import { FocusPicker, focusOf, middle } from './focus-picker'
import { UploadButton } from './upload-button'

type PictureFieldProps = {
  /** Names of the form fields for the URL, the description and the focus point. */
  name: string
  altName: string
  focusName: string
  label: string
  /** Folder of the bucket for uploads. */
  folder: 'tours' | 'blog'
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** The picture of a tour or post: from the gallery, from this device, or by URL. */
export function PictureField({ name, altName, focusName, label, folder }: PictureFieldProps) {
  const id = useId()
  const { control } = useFormContext<Record<string, unknown>>()
  const picture = useController({ name, control })
  const alt = useController({ name: altName, control })
  const focus = useController({ name: focusName, control })
  const [isChoosing, setChoosing] = useState(false)
  const [isOther, setOther] = useState(false)
  const src = textIn(picture.field.value)
  const description = textIn(alt.field.value)

  /** A description is kept unless the new picture has its own. */
  function take(next: { src: string; alt: string; focus: { x: number; y: number } }) {
    setOther(src !== '' && description !== '' && next.alt === '')
    picture.field.onChange(next.src)
    focus.field.onChange(next.focus)
    if (next.alt !== '') alt.field.onChange(next.alt)
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4" aria-describedby={`${id}-error`}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {isAllowedPictureUrl(src) ? (
        <FocusPicker
          src={src}
          focus={focusOf(focus.field.value)}
          field={focusName}
          onChange={focus.field.onChange}
        />
      ) : (
        <div className="overflow-hidden rounded-postcard">
          <Thumbnail src="" alt="" />
        </div>
      )}
      <WithdrawnNotice urls={[src]}>
        {() =>
          'The people in this picture have withdrawn their consent. Choose another one: nothing that shows it can be published.'
        }
      </WithdrawnNotice>
      <div className="flex flex-wrap items-start gap-2">
        <button
          type="button"
          data-field={name}
          className={buttonClass('secondary', '', 'compact')}
          onClick={() => setChoosing(true)}
        >
          <Images aria-hidden className="size-4 shrink-0" />
          Choose from the gallery
        </button>
        <UploadButton
          folder={folder}
          className={buttonClass('secondary', '', 'compact')}
          onDone={({ url }) => take({ src: url, alt: '', focus: middle })}
        >
          <Upload aria-hidden className="size-4 shrink-0" />
          Upload
        </UploadButton>
        {src !== '' && (
          <button
            type="button"
            className={buttonClass('quiet', '', 'compact')}
            onClick={() => take({ src: '', alt: '', focus: middle })}
          >
            <Trash2 aria-hidden className="size-4 shrink-0" />
            Remove the picture
          </button>
        )}
      </div>
      <FieldError id={`${id}-error`} text={picture.fieldState.error?.message} />
      <div>
        <TextArea
          {...alt.field}
          value={description}
          rows={2}
          label="What the picture shows"
          hint="For those who cannot see it."
          error={alt.fieldState.error?.message}
        />
        {src !== '' && <AltAdvice alt={description} title="" />}
        {isOther && (
          <p className="mt-1 text-sm text-maize-dark">
            This was written for another picture. Does it fit this one?
          </p>
        )}
      </div>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-tea underline underline-offset-4">
          Enter an address instead
        </summary>
        <TextField
          {...picture.field}
          value={src}
          label="Address of the picture"
          hint="A path of this site (/images/…), or an address that begins with https://."
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      </details>
      <DialogFrame
        isOpen={isChoosing}
        title="Choose a picture"
        place="middle"
        onClose={() => setChoosing(false)}
      >
        <LibraryBrowser
          onPick={(image) => {
            setChoosing(false)
            take({
              src: image.url,
              alt: image.alt,
              focus: { x: image.focus_x, y: image.focus_y },
            })
          }}
        />
      </DialogFrame>
    </fieldset>
  )
}
