import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { Skeleton } from '../../components/ui/skeleton'
import { Link } from 'react-router'
import { useCategoryNames } from '../kit/category-names'
import { StatusChips } from '../frame/publishing/status-chips'
import { frameClass } from '../kit/frame-class'
import { BulkBar } from '../kit/lists/bulk-bar'
import { useSelection } from '../kit/collection/use-list-actions'
import { nameOfImage, type GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { useEntryRights, useMay } from '../kit/rights'
import { Thumbnail } from '../kit/thumbnail'
import { BulkTextsDialog, type BulkText } from './bulk-texts-dialog'
import { ConsentChip } from './consent-chip'
import { imageChanges, imageLabels, valuesOfImage, type ImageChange } from './image-collection'
import { lackingFields } from './lacking'

/** Two columns on a phone and three on a wide one; larger text leaves room for fewer. */
const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] sm:gap-4'

type ImageListProps = {
  images: readonly GalleryImageRow[]
  /** Changes with the page of the list, which clears the selection. */
  pageKey: string
  /** Whether a bulk action is running. */
  isBusy: boolean
  editPathOf: (id: number) => string
  /** Applies a bulk action. */
  onChange: (change: ImageChange, images: readonly GalleryImageRow[]) => Promise<unknown>
  /** Asks before pictures are deleted; `change` is the bulk action if several are selected. */
  onDelete: (images: readonly GalleryImageRow[], change?: ImageChange) => void
  /** Opens pictures one after another. */
  onWalk: (images: readonly GalleryImageRow[]) => void
  /** Asks before the consent for pictures is withdrawn. */
  onWithdraw: (images: readonly GalleryImageRow[], change: ImageChange) => void
}

/** One page of the gallery, with bulk actions for a selection. */
export function ImageList(props: ImageListProps) {
  const { images, pageKey, isBusy, editPathOf, onChange, onDelete, onWalk, onWithdraw } = props
  const selection = useSelection(pageKey)
  const selected = images.filter(({ id }) => selection.isSelected(id))
  const lacking = useMemo(() => images.filter(lacksSomething), [images])
  const [text, setText] = useState<BulkText>()
  const series = useCategoryNames('series')

  async function apply(choice: BulkChoice): Promise<void> {
    if (choice.id === 'walk') onWalk(selected)
    else if (choice.id === 'title' || choice.id === 'description') setText(choice.id)
    else if ('verb' in choice) await change(choice)
  }

  async function change(change: ImageChange): Promise<void> {
    if (change.columns === null) onDelete(selected, change)
    else if (change.columns.consent === 'withdrawn') {
      onWithdraw(
        selected.filter(({ consent }) => consent !== 'withdrawn'),
        change,
      )
    } else {
      await onChange(change, selected)
      selection.clear()
    }
  }

  return (
    <>
      {lacking.length > 0 && (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
          <p className="tabular-nums">
            {lacking.length} of these {images.length} {lacking.length === 1 ? 'lacks' : 'lack'}{' '}
            something for publishing.
          </p>
          <button
            type="button"
            className={buttonClass('secondary', '', 'compact')}
            onClick={() => onWalk(lacking)}
          >
            Fill in one after another
          </button>
        </div>
      )}
      <ul className={gridClass}>
        {images.map((image) => (
          <GalleryCard
            key={image.id}
            image={image}
            to={editPathOf(image.id)}
            isSelected={selection.isSelected(image.id)}
            onSelect={() => selection.toggle(image.id)}
            onDelete={(one) => onDelete([one])}
          />
        ))}
      </ul>
      <BulkBar
        count={selected.length}
        shown={images.length}
        choices={bulkChoices(series)}
        isBusy={isBusy}
        onSelectAll={() => selection.selectAll(images.map(({ id }) => id))}
        onClear={selection.clear}
        onApply={apply}
      />
      <BulkTextsDialog
        text={text}
        count={selected.length}
        onClose={() => setText(undefined)}
        onApply={(wish) => {
          setText(undefined)
          void change(wish)
        }}
      />
    </>
  )
}

/** What can be done with several pictures: a change, or something that asks first. */
type BulkChoice = ImageChange | { id: BulkText | 'walk'; label: string }

function bulkChoices(series: readonly string[]): Readonly<Record<string, readonly BulkChoice[]>> {
  const { Status, ...otherChanges } = imageChanges(series)
  return {
    ...(Status && { Status }),
    Texts: [
      { id: 'walk', label: 'Fill in one after another' },
      { id: 'title', label: `${imageLabels.title} …` },
      { id: 'description', label: `${imageLabels.description} …` },
    ],
    ...otherChanges,
  }
}

/** Whether a picture cannot be published yet, although it may be. */
function lacksSomething(image: GalleryImageRow): boolean {
  return image.consent !== 'withdrawn' && lackingFields(valuesOfImage(image)).length > 0
}

const cards = [1, 2, 3, 4, 5, 6, 7, 8]

/** Skeleton of the list while it loads. */
export function ImageShapes() {
  return (
    <div className={gridClass}>
      {cards.map((card) => (
        <div key={card} className={`overflow-hidden ${frameClass}`}>
          <Skeleton className="aspect-video w-full" />
          <div className="grid gap-2 p-3">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}

type GalleryCardProps = {
  image: GalleryImageRow
  /** URL of its form. */
  to: string
  isSelected: boolean
  onSelect: () => void
  onDelete: (image: GalleryImageRow) => void
}

/** Shown on hover and on focus; always on devices without hover. */
const onHoverClass =
  'opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 [@media(hover:none)]:opacity-100'

/** One picture with its actions. */
function GalleryCard({ image, to, isSelected, onSelect, onDelete }: GalleryCardProps) {
  const name = nameOfImage(image)
  const maySelect = useMay('publish')
  const { mayChange, mayDelete } = useEntryRights()
  return (
    <li
      className={`group relative flex min-w-0 flex-col overflow-hidden ${frameClass} ${isSelected ? 'ring-3 ring-tea' : ''}`}
    >
      <Link
        to={to}
        replace
        aria-label={`${mayChange(image) ? 'Edit' : 'View'} ${name}`}
        className="block focus-visible:-outline-offset-3"
        draggable={false}
      >
        <Thumbnail src={image.url} alt={image.alt} />
      </Link>
      <div className="flex grow flex-wrap content-start items-center gap-x-2 gap-y-1.5 p-2 sm:p-3">
        <div className="w-full min-w-0">
          <h2 className="text-base leading-snug break-words">{name}</h2>
          <p className="text-sm break-words text-muted">{image.category}</p>
        </div>
        <StatusChips row={image} kind="picture" />
        <ConsentChip consent={image.consent} />
      </div>
      {maySelect && (
        <label className="absolute top-1 left-1 grid size-11 cursor-pointer place-items-center rounded-postcard bg-card/90">
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={onSelect}
            className="size-5 accent-tea"
          />
        </label>
      )}
      {mayDelete(image) && (
        <button
          type="button"
          aria-label={`Delete ${name}`}
          className={`absolute top-1 right-1 grid size-11 place-items-center rounded-postcard bg-card/90 text-danger transition-opacity duration-quick hover:bg-danger-soft ${onHoverClass} print:hidden`}
          onClick={() => onDelete(image)}
        >
          <Trash2 aria-hidden className="size-5" />
        </button>
      )}
    </li>
  )
}
