import { PictureControls } from '../kit/picture-field/picture-controls'
import { Thumbnail } from '../kit/thumbnail'
import { messageOf, useSheet, type PartProps } from './sheet-context'
import { textIn } from './sheet-values'

type PicturePartProps = PartProps & {
  /** The part with its description, if the group has one. */
  alt: Omit<PartProps, 'part'> | undefined
}

/** A picture, with its description where the site has one. */
export function PicturePart({ part, path, value, error, alt }: PicturePartProps) {
  const { change } = useSheet()
  const src = textIn(value)
  return (
    <PictureControls
      label={part.label}
      folder="gallery"
      preview={
        <div className="max-w-sm overflow-hidden rounded-postcard">
          <Thumbnail src={src} alt={textIn(alt?.value)} />
        </div>
      }
      picture={{
        name: path,
        value: src,
        error: messageOf(error),
        onChange: (next) => change(path, () => next),
      }}
      {...(alt && {
        alt: {
          name: alt.path,
          value: textIn(alt.value),
          error: messageOf(alt.error),
          onChange: (next: string) => change(alt.path, () => next),
        },
      })}
      onTake={(next) => {
        change(path, () => next.src)
        if (alt && next.alt !== '') change(alt.path, () => next.alt)
      }}
    />
  )
}
