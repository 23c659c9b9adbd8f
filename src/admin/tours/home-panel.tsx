import { House } from 'lucide-react'
import { useId, useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { isLive } from '../kit/chip-statuses'
import { frameClass } from '../kit/frame-class'
import { HomePicker } from './home-picker'
import { homeTourCount, useHomeTours } from './home-tours'

/** Shows which three tours are on the home page, with a picker to change them. */
export function HomePanel() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { query, tours, change } = useHomeTours()
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
        )}
      </div>
      <p className="break-words text-muted">
        {query.isPending && 'Loading'}
        {hasFailed && 'It could not be loaded.'}
        {query.data && (tours.map(({ title }) => title).join(' · ') || 'No tour yet')}
      </p>
      {query.data && tours.length < homeTourCount && (
        <p className={`mt-2 p-3 ${noticeClass('warning')}`}>
          The home page shows exactly three tours. Choose {homeTourCount - tours.length} more.
        </p>
      )}
      {unpublished.map((tour) => (
        <p key={tour.id} className={`mt-2 p-3 ${noticeClass('warning')}`}>
          “{tour.title}” is not published, so visitors cannot be shown it. Publish it, or choose
          another.
        </p>
      ))}
      <div id={`${id}-picker`}>{isOpen && <HomePicker tours={tours} onChange={change} />}</div>
    </section>
  )
}
