import { Skeleton } from '../../components/ui/skeleton'
import { frameClass } from '../kit/frame-class'
import { BulkBar } from '../kit/lists/bulk-bar'
import { useSelection } from '../kit/lists/use-selection'
import type { GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { GalleryCard } from './gallery-card'
import { imageChanges, type ImageChange } from './image-queries'

/** Pictures side by side, as many as the page has room for. */
const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

type ImageListProps = {
  images: readonly GalleryImageRow[]
  /** Another page of the list has another one. */
  pageKey: string
  /** A change is under way. */
  isBusy: boolean
  addressOf: (id: number) => string
  /** Changes several. */
  onChange: (change: ImageChange, images: readonly GalleryImageRow[]) => Promise<unknown>
  /** Asks before these are deleted; a change where it is of several. */
  onDelete: (images: readonly GalleryImageRow[], change?: ImageChange) => void
  /** Asks before the consent in these is withdrawn. */
  onWithdraw: (images: readonly GalleryImageRow[], change: ImageChange) => void
}

/** The pictures side by side, and what can be done to several of them at once. */
export function ImageList(props: ImageListProps) {
  const { images, pageKey, isBusy, addressOf, onChange, onDelete, onWithdraw } = props
  const selection = useSelection(pageKey)
  const selected = images.filter(({ id }) => selection.isSelected(id))

  async function apply(change: ImageChange): Promise<void> {
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
      <ul className={gridClass}>
        {images.map((image) => (
          <GalleryCard
            key={image.id}
            image={image}
            to={addressOf(image.id)}
            isSelected={selection.isSelected(image.id)}
            onSelect={() => selection.toggle(image.id)}
            onDelete={(one) => onDelete([one])}
          />
        ))}
      </ul>
      <BulkBar
        count={selected.length}
        shown={images.length}
        choices={imageChanges}
        isBusy={isBusy}
        onSelectAll={() => selection.selectAll(images.map(({ id }) => id))}
        onClear={selection.clear}
        onApply={apply}
      />
    </>
  )
}

const cards = [1, 2, 3, 4, 5, 6, 7, 8]

/** The pictures to come, in grey. */
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
