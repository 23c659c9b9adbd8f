import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog'
import { TourFinder } from './tour-finder'
import type { TourRow } from './tour-schema'
import { useHomeReplacement } from './use-home-replacement'

type TakeOfflineDialogProps = {
  /** Tours to unpublish or delete; the dialog is open while there are any. */
  tours: readonly TourRow[]
  title: string
  description: string
  details?: ReactNode
  confirmLabel: string
  onClose: () => void
  /** Called once the home page has its replacements; must not reject. */
  onConfirm: () => Promise<void>
}

/** Asks before tours are taken off the site, and asks for replacements of those on the home page. */
export function TakeOfflineDialog(props: TakeOfflineDialogProps) {
  const { tours, details, onClose, onConfirm, ...words } = props
  const replacement = useHomeReplacement(tours)
  const { missing, clear, save } = replacement
  return (
    <ConfirmDialog
      {...words}
      isOpen={tours.length > 0}
      details={
        <>
          {details}
          <HomeReplacement {...replacement} />
        </>
      }
      isReady={missing <= 0}
      onClose={() => {
        clear()
        onClose()
      }}
      onConfirm={async () => {
        const outcome = await save()
        if (outcome === 'done') await onConfirm()
        return outcome !== 'incomplete'
      }}
    />
  )
}

type HomeReplacementProps = Pick<
  ReturnType<typeof useHomeReplacement>,
  'replaced' | 'chosen' | 'missing' | 'unavailable' | 'choose' | 'unchoose'
>

/** Picks replacements for the home page. Renders nothing if none of the tours is on it. */
function HomeReplacement(props: HomeReplacementProps) {
  const { replaced, chosen, missing, unavailable, choose, unchoose } = props
  const root = useRef<HTMLElement>(null)
  /** The search takes the focus only after a choice: when the dialog opens, it sets the focus itself. */
  const [focusesSearch, setFocusesSearch] = useState(false)
  if (replaced.length === 0) return null
  const titles = replaced.map(({ title }) => `“${title}”`).join(', ')

  const chooseAndKeepFocus = (tour: TourRow) => {
    const isLast = missing === 1
    flushSync(() => {
      setFocusesSearch(!isLast)
      choose(tour)
    })
    if (isLast) root.current?.querySelector<HTMLElement>(`[data-chosen="${tour.id}"]`)?.focus()
  }
  return (
    <section
      ref={root}
      aria-label="Home page"
      className={`grid grid-cols-1 gap-2 p-3 ${noticeClass('warning')}`}
    >
      <p className="wrap-anywhere">
        {titles} {replaced.length === 1 ? 'is' : 'are'} on the home page, which shows exactly three
        tours. Choose what visitors see there instead.
      </p>
      {chosen.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {chosen.map((tour) => (
            <li key={tour.id} className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 font-semibold wrap-anywhere">{tour.title}</span>
              <button
                type="button"
                data-chosen={tour.id}
                className={buttonClass('quiet', '', 'compact')}
                onClick={() => {
                  setFocusesSearch(true)
                  unchoose(tour)
                }}
              >
                Choose another <VisuallyHidden>than {tour.title}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
      {missing > 0 && (
        <TourFinder
          key={chosen.length}
          label={`Search a published tour for the home page${missing > 1 ? ` (${missing} to choose)` : ''}`}
          excluded={unavailable}
          takesFocus={focusesSearch}
          onChoose={chooseAndKeepFocus}
        />
      )}
    </section>
  )
}
