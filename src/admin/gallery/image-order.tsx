import { useQueryClient } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpToLine, CalendarArrowDown } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { showToast } from '../../lib/toast'
import { failureText, logFailure } from '../data/errors'
import { StatusChips } from '../frame/publishing/status-chips'
import { useSelection } from '../kit/collection/use-list-actions'
import { frameClass } from '../kit/frame-class'
import { pageSize } from '../kit/lists/list-view'
import { nameOfImage, type GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { Sortable, SortableEntry } from '../kit/sorting/sortable'
import { useRowOrder } from '../kit/sorting/use-row-order'
import { Thumbnail } from '../kit/thumbnail'
import { images } from './image-collection'
import { useDateOrder } from './use-date-order'

type ImageOrderProps = {
  /** One page of the pictures, in the order of the site. */
  rows: readonly GalleryImageRow[]
  /** Number of all pictures. */
  total: number
  /** The first page is 1. */
  page: number
}

/** Reorders the pictures of the site by dragging one or several, with buttons, or by date. */
export function ImageOrder({ rows: savedRows, total, page }: ImageOrderProps) {
  const queryClient = useQueryClient()
  const offset = (page - 1) * pageSize
  const selection = useSelection(String(page))
  const { rows, move, moveTogether, moveToEnd } = useRowOrder({
    table: 'gallery_images',
    rows: savedRows,
    offset,
    total,
    onFailed: (error) => {
      logFailure('Moving a picture', error)
      showToast({
        kind: 'error',
        title: 'Failed to change the order',
        description: failureText(error),
      })
    },
    onMoved: (count, undo) => {
      const tellUndone = (isUndone: boolean) => {
        if (isUndone) showToast({ kind: 'success', title: 'The former order is back' })
      }
      showToast({
        kind: 'success',
        title: count === 1 ? 'Picture moved' : `${count} pictures moved`,
        action: { label: 'Undo', onClick: () => void undo().then(tellUndone) },
      })
    },
    reload: () => images.invalidate(queryClient),
  })
  const dateOrder = useDateOrder()
  const isSelected = ({ id }: GalleryImageRow) => selection.isSelected(id)
  const count = rows.filter(isSelected).length

  /** Name of what is dragged. */
  const nameOf = (id: string | number) => {
    const image = rows.find((row) => row.id === id)
    if (!image) return ''
    return isSelected(image) && count > 1 ? `${count} pictures` : nameOfImage(image)
  }

  /** A selected picture takes the other selected ones with it. */
  function drop(from: number, to: number): void {
    const image = rows[from]
    if (image && isSelected(image) && count > 1) moveTogether(isSelected, from, to)
    else move(from, to)
  }

  function moveSelected(place: 'first' | 'last'): void {
    moveToEnd(isSelected, place)
    selection.clear()
  }

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          className={buttonClass('secondary', '', 'compact')}
          disabled={dateOrder.isPending}
          onClick={dateOrder.apply}
        >
          <CalendarArrowDown aria-hidden className="size-4" />
          Order by date taken
        </button>
        <p className="text-sm text-muted">Newest first; pictures without a date stay in place.</p>
      </div>
      <Sortable
        label="Pictures in the order of the site"
        ids={rows.map(({ id }) => id)}
        nameOf={nameOf}
        offset={offset}
        total={total}
        onMove={drop}
        className="grid grid-cols-1 gap-2 lg:grid-cols-2"
      >
        {rows.map((image, index) => (
          <SortableEntry
            key={image.id}
            id={image.id}
            name={nameOfImage(image)}
            index={index}
            count={rows.length}
            hasBefore={page > 1}
            hasBehind={offset + rows.length < total}
            onMove={move}
            className={`min-w-0 p-1 ${frameClass} ${isSelected(image) ? 'ring-3 ring-tea' : ''}`}
          >
            <div className="flex min-w-0 items-start gap-1">
              <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  aria-label={`Select ${nameOfImage(image)}`}
                  checked={isSelected(image)}
                  onChange={() => selection.toggle(image.id)}
                  className="size-5 accent-tea"
                />
              </label>
              <div className="mr-2 w-16 shrink-0 overflow-hidden rounded-postcard sm:w-24">
                <Thumbnail src={image.url} alt="" />
              </div>
              <div className="min-w-0 grow">
                <h2 className="text-base leading-snug break-words">{nameOfImage(image)}</h2>
                <p className="text-sm break-words text-muted">{image.category}</p>
                <StatusChips row={image} kind="picture" />
              </div>
            </div>
          </SortableEntry>
        ))}
      </Sortable>
      {count > 0 && (
        <section
          aria-label="Selected"
          className="sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-card px-4 py-3 md:-mx-6 md:px-6"
        >
          <output className="mr-auto font-semibold tabular-nums">
            {count} of {rows.length} selected
          </output>
          <button
            type="button"
            className={buttonClass('secondary', '', 'compact')}
            onClick={() => moveSelected('first')}
          >
            <ArrowUpToLine aria-hidden className="size-4" />
            To the top
          </button>
          <button
            type="button"
            className={buttonClass('secondary', '', 'compact')}
            onClick={() => moveSelected('last')}
          >
            <ArrowDownToLine aria-hidden className="size-4" />
            To the bottom
          </button>
          <button
            type="button"
            aria-label="Select none"
            className={buttonClass('quiet', '', 'compact')}
            onClick={selection.clear}
          >
            None
          </button>
        </section>
      )}
    </>
  )
}
