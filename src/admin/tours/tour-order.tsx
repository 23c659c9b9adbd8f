import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { lineLinkClass } from '../../components/ui/button'
import { adminPaths } from '../../lib/admin-paths'
import { showToast } from '../../lib/toast'
import { failureText } from '../data/errors'
import { StatusChips } from '../frame/publishing/status-chips'
import { frameClass } from '../kit/frame-class'
import { pageSize } from '../kit/lists/list-view'
import { Sortable, SortableEntry } from '../kit/sorting/sortable'
import { useRowOrder } from '../kit/sorting/use-row-order'
import { tours as collection, type TourRow } from './tour-collection'

type TourOrderProps = {
  /** One page of all tours, in the order of the site. */
  tours: readonly TourRow[]
  page: number
  /** Number of all tours. */
  total: number
}

/** Reorders the tours of the site by dragging or with buttons. */
export function TourOrder({ tours, page, total }: TourOrderProps) {
  const queryClient = useQueryClient()
  const [announcement, setAnnouncement] = useState('')
  const offset = (page - 1) * pageSize
  const { rows, move } = useRowOrder({
    table: 'tours',
    rows: tours,
    offset,
    total,
    onFailed: (error) => {
      setAnnouncement('')
      showToast({
        kind: 'error',
        title: 'Failed to update tour',
        description: failureText(error),
      })
    },
    reload: () => queryClient.invalidateQueries({ queryKey: collection.listKey }),
  })
  const moveAndAnnounce = (from: number, to: number) => {
    move(from, to)
    setAnnouncement(`${rows[from]?.title ?? ''} is at position ${offset + to + 1} of ${total}.`)
  }
  return (
    <>
      <p className="mb-3 max-w-prose">
        Drag a tour by its handle, or move it with the arrows. The site takes over the new order
        with the next Publish.
      </p>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <Sortable
        label="Tours"
        ids={rows.map(({ id }) => id)}
        nameOf={(id) => rows.find((tour) => tour.id === id)?.title ?? ''}
        onMove={moveAndAnnounce}
        offset={offset}
        total={total}
        className="grid grid-cols-1 gap-2"
      >
        {rows.map((tour, index) => (
          <SortableEntry
            key={tour.id}
            id={tour.id}
            name={tour.title}
            index={index}
            count={rows.length}
            hasBefore={offset > 0}
            hasBehind={offset + rows.length < total}
            onMove={moveAndAnnounce}
            className={`p-1 sm:*:self-center ${frameClass}`}
          >
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 pt-1 sm:px-0 sm:py-1">
              <span className="min-w-5 text-right text-muted tabular-nums">
                {offset + index + 1}
              </span>
              <Link
                to={adminPaths.tour(tour.id)}
                className={`min-w-0 grow basis-40 break-words ${lineLinkClass}`}
              >
                {tour.title}
              </Link>
              <StatusChips row={tour} kind="tour" />
            </div>
          </SortableEntry>
        ))}
      </Sortable>
    </>
  )
}
