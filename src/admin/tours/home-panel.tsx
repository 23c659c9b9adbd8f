import { House } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { isLive } from '../kit/chip-statuses'
import { frameClass } from '../kit/frame-class'
import { moved } from '../kit/sorting/moved'
import { Sortable, SortableEntry } from '../kit/sorting/sortable'
import { statusWords } from '../kit/status-words'
import { useMay } from '../kit/rights'
import { Thumbnail } from '../kit/thumbnail'
import { homeTourCount, useHomeTours } from './home-tours'
import type { TourRow } from './tour-collection'
import { TourFinder } from './tour-finder'

/** Shows which three tours are on the home page, with a picker to change them. */
export function HomePanel() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { query, tours, change } = useHomeTours()
  const mayChange = useMay('publish')
  const hasFailed = query.isError && !query.data
  const unpublished = tours.filter((tour) => !isLive(tour))
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={`mb-4 px-4 py-3 md:mb-6 print:hidden ${frameClass}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={`${id}-heading`} className="flex items-center gap-2 text-base">
          <House aria-hidden className="size-5 shrink-0 text-tea" />
          On the home page
        </h2>
        {hasFailed ? (
          <button
            type="button"
            className={buttonClass('quiet', '-mr-3', 'compact')}
            onClick={() => void query.refetch()}
          >
            Load it again
          </button>
        ) : (
          mayChange && (
            <button
              type="button"
              className={buttonClass('quiet', '-mr-3', 'compact')}
              aria-expanded={isOpen}
              aria-controls={`${id}-picker`}
              disabled={!query.data}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? (
                'Done'
              ) : (
                <span>
                  Change <VisuallyHidden>the tours of the home page</VisuallyHidden>
                </span>
              )}
            </button>
          )
        )}
      </div>
      <p className="text-sm text-muted">
        These three open the site. “Feature” does something else: it puts a badge on a tour’s card.
      </p>
      <p className="break-words text-muted">
        {query.isPending && 'Loading'}
        {hasFailed && 'It could not be loaded.'}
        {query.data && (tours.map(({ title }) => title).join(' · ') || 'No tour yet')}
      </p>
      {mayChange && query.data && tours.length < homeTourCount && (
        <p className={`mt-2 p-3 ${noticeClass('warning')}`}>
          The home page shows exactly three tours. Choose {homeTourCount - tours.length} more.
        </p>
      )}
      {mayChange &&
        unpublished.map((tour) => (
          <p key={tour.id} className={`mt-2 p-3 ${noticeClass('warning')}`}>
            “{tour.title}” is not for the site, so visitors cannot be shown it. Set it to “
            {statusWords.published}”, or choose another.
          </p>
        ))}
      <div id={`${id}-picker`}>{isOpen && <HomePicker tours={tours} onChange={change} />}</div>
    </section>
  )
}

type HomePickerProps = {
  tours: readonly TourRow[]
  onChange: (tours: readonly TourRow[]) => void
}

/** Reorders the tours of the home page, or replaces one of them. */
function HomePicker({ tours, onChange }: HomePickerProps) {
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
          label={`Search a tour for place ${place + 1}`}
          excluded={tours}
          takesFocus
          onChoose={choose}
          onCancel={close}
        />
      )}
    </div>
  )
}
