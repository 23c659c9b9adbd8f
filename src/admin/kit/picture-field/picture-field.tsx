import { useController, useFormContext } from 'react-hook-form'
import { isAllowedPictureUrl } from '../picture-url'
import { Thumbnail } from '../thumbnail'
import { FocusPicker, focusOf } from './focus-picker'
import { PictureControls } from './picture-controls'

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
  const { control } = useFormContext<Record<string, unknown>>()
  const picture = useController({ name, control })
  const alt = useController({ name: altName, control })
  const focus = useController({ name: focusName, control })
  const src = textIn(picture.field.value)
  return (
    <PictureControls
      label={label}
      folder={folder}
      preview={
        isAllowedPictureUrl(src) ? (
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
        )
      }
      picture={{ ...picture.field, value: src, error: picture.fieldState.error?.message }}
      alt={{
        ...alt.field,
        value: textIn(alt.field.value),
        error: alt.fieldState.error?.message,
      }}
      onTake={(next) => {
        picture.field.onChange(next.src)
        focus.field.onChange(next.focus)
        if (next.alt !== '') alt.field.onChange(next.alt)
      }}
    />
  )
}
