import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '../../components/ui/button'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { moved } from '../kit/sorting/moved'
import { Sortable, SortableEntry } from '../kit/sorting/sortable'
import { Thumbnail } from '../kit/thumbnail'
import { homeTourCount } from './home-tours'
import { TourFinder } from './tour-finder'
import type { TourRow } from './tour-schema'

type HomePickerProps = {
  tours: readonly TourRow[]
  onChange: (tours: readonly TourRow[]) => void
}

/** Reorders the tours of the home page, or replaces one of them. */
export function HomePicker({ tours, onChange }: HomePickerProps) {
  /** Index of the position that is being filled; `undefined` while the search is closed. */
  const [place, setPlace] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  const root = useRef<HTMLDivElement>(null)

  const move = (from: number, to: number) => {
    onChange(moved(tours, from, to))
    setAnnouncement(`${tours[from]?.title ?? ''} is at position ${to + 1} of ${tours.length}.`)
  }
  const close = () => {
    const previous = place
    flushSync(() => setPlace(undefined))
    root.current?.querySelector<HTMLElement>(`[data-place="${previous}"]`)?.focus()
  }
  const choose = (tour: TourRow) => {
    onChange(tours.toSpliced(place ?? tours.length, 1, tour))
    setAnnouncement(`${tour.title} is at position ${(place ?? tours.length) + 1}.`)
    close()
  }
  return (
    <div ref={root} className="mt-3 grid gap-3 border-t border-line pt-3">
      <p className="max-w-prose text-sm text-muted">
        Visitors see these three first, in this order. The Featured badge is independent of this: it
        marks a tour wherever it is shown.
      </p>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <Sortable
        label="Tours on the home page"
        ids={tours.map(({ id }) => id)}
        nameOf={(id) => tours.find((tour) => tour.id === id)?.title ?? ''}
        onMove={move}
        className="grid grid-cols-1 gap-2"
      >
        {tours.map((tour, index) => (
          <SortableEntry
            key={tour.id}
            id={tour.id}
            name={tour.title}
            index={index}
            count={tours.length}
            onMove={move}
            className="rounded-postcard border border-line sm:*:self-center"
          >
            <div className="flex items-center gap-x-3 pt-1 pl-3 sm:py-1 sm:pl-0">
              <span className="hidden w-20 shrink-0 overflow-hidden rounded-postcard sm:block">
                <Thumbnail src={tour.image} alt="" />
              </span>
              <span className="min-w-0 grow basis-32 font-semibold break-words">{tour.title}</span>
              <button
                type="button"
                data-place={index}
                className={buttonClass('quiet', '', 'compact')}
                onClick={() => setPlace(index)}
              >
                Replace <VisuallyHidden>{tour.title}</VisuallyHidden>
              </button>
            </div>
          </SortableEntry>
        ))}
      </Sortable>
      {tours.length < homeTourCount && place === undefined && (
        <button
          type="button"
          data-place={tours.length}
          className={buttonClass('secondary', 'justify-self-start')}
          onClick={() => setPlace(tours.length)}
        >
          Choose a tour for place {tours.length + 1}
        </button>
      )}
      {place !== undefined && (
        <TourFinder
          key={place}
          label={`Search a published tour for place ${place + 1}`}
          excluded={tours}
          takesFocus
          onChoose={choose}
          onCancel={close}
        />
      )}
    </div>
  )
}
