import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { frameClass } from '../kit/frame-class'
import { nameOfImage, type GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { StatusChips } from '../frame/publishing/status-chips'
import { Thumbnail } from '../kit/thumbnail'
import { ConsentChip } from './consent-chip'

type GalleryCardProps = {
  image: GalleryImageRow
  /** Where it is edited. */
  to: string
  isSelected: boolean
  onSelect: () => void
  onDelete: (image: GalleryImageRow) => void
}

/** Under a pointer, or where the keyboard is; where nothing hovers, always. */
const onDemandClass =
  'opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 [@media(hover:none)]:opacity-100'

/** One picture of the gallery with everything that can be done to it. */
export function GalleryCard({ image, to, isSelected, onSelect, onDelete }: GalleryCardProps) {
  const name = nameOfImage(image)
  return (
    <li
      className={`group relative flex min-w-0 flex-col overflow-hidden ${frameClass} ${isSelected ? 'ring-3 ring-tea' : ''}`}
    >
      <Link
        to={to}
        replace
        aria-label={`Edit ${name}`}
        className="block focus-visible:-outline-offset-3"
        draggable={false}
      >
        <Thumbnail src={image.url} alt={image.alt} />
      </Link>
      <div className="flex grow flex-wrap content-start items-center gap-x-2 gap-y-1.5 p-3">
        <div className="w-full min-w-0">
          <h2 className="text-base leading-snug break-words">{name}</h2>
          <p className="text-sm break-words text-muted">{image.category}</p>
        </div>
        <StatusChips row={image} kind="picture" />
        <ConsentChip consent={image.consent} />
      </div>
      <label className="absolute top-1 left-1 grid size-11 cursor-pointer place-items-center rounded-postcard bg-card/90">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={onSelect}
          className="size-5 accent-tea"
        />
      </label>
      <button
        type="button"
        aria-label={`Delete ${name}`}
        className={`absolute top-1 right-1 grid size-11 place-items-center rounded-postcard bg-card/90 text-danger transition-opacity duration-quick hover:bg-danger-soft ${onDemandClass} print:hidden`}
        onClick={() => onDelete(image)}
      >
        <Trash2 aria-hidden className="size-5" />
      </button>
    </li>
  )
}
