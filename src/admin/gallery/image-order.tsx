import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../lib/toast'
import { failureText, logFailure } from '../data/errors'
import { frameClass } from '../kit/frame-class'
import { pageSize } from '../kit/lists/list-view'
import { nameOfImage, type GalleryImageRow } from '../kit/picture-library/gallery-image-row'
import { Sortable, SortableEntry } from '../kit/sorting/sortable'
import { useRowOrder } from '../kit/sorting/use-row-order'
import { StatusChips } from '../frame/publishing/status-chips'
import { Thumbnail } from '../kit/thumbnail'
import { images } from './image-collection'

type ImageOrderProps = {
  /** One page of the pictures, in the order of the site. */
  rows: readonly GalleryImageRow[]
  /** Number of all pictures. */
  total: number
  /** The first page is 1. */
  page: number
}

/** Reorders the pictures of the site by dragging or with buttons. */
export function ImageOrder({ rows: savedRows, total, page }: ImageOrderProps) {
  const queryClient = useQueryClient()
  const offset = (page - 1) * pageSize
  const { rows, move } = useRowOrder({
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
    reload: () => images.invalidate(queryClient),
  })
  const nameOf = (id: string | number) => {
    const image = rows.find((row) => row.id === id)
    return image ? nameOfImage(image) : ''
  }
  return (
    <Sortable
      label="Pictures in the order of the site"
      ids={rows.map(({ id }) => id)}
      nameOf={nameOf}
      offset={offset}
      total={total}
      onMove={move}
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
          className={`min-w-0 p-1 ${frameClass}`}
        >
          <div className="flex min-w-0 items-start gap-3">
            <div className="w-16 shrink-0 overflow-hidden rounded-postcard sm:w-24">
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
  )
}
