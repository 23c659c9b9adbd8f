import { Images, Trash2, Upload } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { TextArea } from '../../../components/form/text-area'
import { TextField } from '../../../components/form/text-field'
import { buttonClass } from '../../../components/ui/button'
import type { Focus } from '../../../content/model'
import { DialogFrame } from '../dialogs/dialog-frame'
import { FieldError } from '../fields/entry-parts'
import { LibraryBrowser } from '../picture-library/library-browser'
import { WithdrawnNotice } from '../picture-library/withdrawn-notice'
import type { PictureFolder } from '../pictures/storage-path'
import { AltAdvice } from './alt-advice'
import { middle } from './focus-picker'
import { UploadButton } from './upload-button'

/** A picture that was chosen: `alt` is '' when it brings no description. */
export type TakenPicture = { src: string; alt: string; focus: Focus }

type TextControl = {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error: string | undefined
}

type PictureControlsProps = {
  label: string
  /** Folder of the bucket for uploads. */
  folder: PictureFolder
  /** The picture as it is shown. */
  preview: ReactNode
  /** URL of the picture. */
  picture: TextControl
  /** Its description, for pictures that have one. */
  alt?: TextControl
  onTake: (picture: TakenPicture) => void
}

/** The controls of a picture: from the gallery, from this device, or by URL; and its description. */
export function PictureControls(props: PictureControlsProps) {
  const { label, folder, preview, picture, alt, onTake } = props
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)
  const [isOther, setOther] = useState(false)
  const src = picture.value

  /** A description is kept unless the new picture has its own. */
  function take(next: TakenPicture) {
    setOther(src !== '' && Boolean(alt?.value) && next.alt === '')
    onTake(next)
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4" aria-describedby={`${id}-error`}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {preview}
      <WithdrawnNotice urls={[src]}>
        {() =>
          'The people in this picture have withdrawn their consent. Choose another one: nothing that shows it can be published.'
        }
      </WithdrawnNotice>
      <div className="flex flex-wrap items-start gap-2">
        <button
          type="button"
          data-field={picture.name}
          className={buttonClass('secondary', '', 'compact')}
          onClick={() => setChoosing(true)}
        >
          <Images aria-hidden className="size-4 shrink-0" />
          Choose from the gallery
        </button>
        <UploadButton
          folder={folder}
          shown={src}
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
      <FieldError id={`${id}-error`} text={picture.error} />
      {alt && (
        <div>
          <TextArea
            name={alt.name}
            value={alt.value}
            onChange={(event) => alt.onChange(event.target.value)}
            onBlur={alt.onBlur}
            rows={2}
            label="What the picture shows"
            hint="For those who cannot see it."
            error={alt.error}
          />
          {src !== '' && <AltAdvice alt={alt.value} title="" />}
          {isOther && (
            <p className="mt-1 text-sm text-maize-dark">
              This was written for another picture. Does it fit this one?
            </p>
          )}
        </div>
      )}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-tea underline underline-offset-4">
          Enter an address instead
        </summary>
        <TextField
          name={picture.name}
          value={src}
          onChange={(event) => picture.onChange(event.target.value)}
          onBlur={picture.onBlur}
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
