import { CircleCheck } from 'lucide-react'
import { Thumbnail } from '../thumbnail'
import { nameOfImage, type GalleryImageRow } from './gallery-image-row'

type LibraryChoiceProps = {
  image: GalleryImageRow
  isChosen: boolean
  onChoose: (image: GalleryImageRow) => void
}

/** One picture that may be taken. */
export function LibraryChoice({ image, isChosen, onChoose }: LibraryChoiceProps) {
  return (
    <label className="relative block min-w-0 cursor-pointer overflow-hidden rounded-postcard border-2 border-line hover:border-tea has-checked:border-tea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-lake">
      <input
        type="radio"
        name="library-picture"
        className="absolute inset-0 size-full cursor-pointer appearance-none"
        aria-label={nameOfImage(image)}
        checked={isChosen}
        onChange={() => onChoose(image)}
      />
      <Thumbnail src={image.url} alt={image.alt} />
      <span className="block truncate px-2 pt-1.5 text-sm font-semibold">{nameOfImage(image)}</span>
      <span className="block truncate px-2 pb-1.5 text-sm text-muted">
        {image.category || 'No series'}
      </span>
      {isChosen && (
        <CircleCheck
          aria-hidden
          className="absolute top-2 right-2 size-7 rounded-full bg-card text-tea"
        />
      )}
    </label>
  )
}
