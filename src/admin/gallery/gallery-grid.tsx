import { BulkBar } from '../kit/lists/bulk-bar'
import { useSelection } from '../kit/lists/use-selection'
import type { GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { bulkAction, bulkChoices } from './bulk-choices'
import { GalleryCard } from './gallery-card'
import { galleryGridClass } from './gallery-grid-class'
import type { GalleryActions } from './use-gallery-actions'

type GalleryGridProps = {
  images: readonly GalleryImageRow[]
  /** Another page of the list has another one. */
  pageKey: string
  addressOf: (id: number) => string
  actions: GalleryActions
  /** Asks before these are deleted. */
  onDelete: (images: readonly GalleryImageRow[]) => void
  /** Asks before the consent in these is withdrawn. */
  onWithdraw: (images: readonly GalleryImageRow[]) => void
}

/** The pictures side by side, and what can be done to several of them at once. */
export function GalleryGrid(props: GalleryGridProps) {
  const { images, pageKey, addressOf, actions, onDelete, onWithdraw } = props
  const selection = useSelection(pageKey)
  const selected = images.filter(({ id }) => selection.isSelected(id))

  async function apply(id: string): Promise<void> {
    const action = bulkAction(id)
    if (!action) return
    if (action.kind === 'delete') {
      onDelete(selected)
      return
    }
    if (action.kind === 'withdraw') {
      onWithdraw(selected.filter(({ consent }) => consent !== 'withdrawn'))
      return
    }
    if (action.kind === 'publish') await actions.publishAll(selected)
    else await actions.changeAll(selected, action.change, action.verb)
    selection.clear()
  }

  return (
    <>
      <ul className={galleryGridClass}>
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
        choices={bulkChoices}
        onSelectAll={() => selection.selectAll(images.map(({ id }) => id))}
        onClear={selection.clear}
        onApply={apply}
      />
    </>
  )
}
