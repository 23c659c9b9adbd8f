import { useState } from 'react'
import type { TourCard } from '../../content/model'
import { counted } from '../../lib/format'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { notePress } from '../../lib/press'
import { toggleKept, useShortlist } from '../../lib/shortlist'
import { plainTitle } from '../../lib/tour-title'
import { useHydrated } from '../../lib/use-hydrated'
import { Icon } from '../ui/icon'
import { starIcon } from '../ui/more-icon-paths'
import { VisuallyHidden } from '../ui/visually-hidden'

const keepClass =
  'press inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-tea bg-card px-3.5 text-sm font-semibold text-tea shadow-card transition duration-quick hover:bg-tea-soft aria-pressed:bg-tea aria-pressed:text-card'

type KeepButtonProps = {
  tour: Pick<TourCard, 'id' | 'title'>
  /** In pre-rendered HTML, too: for a tour on its own address. */
  isEarly?: boolean
}

/**
 * Keeps a tour on the shortlist, or no longer. On cards not in pre-rendered HTML: without JavaScript it would do
 * nothing. Stands over a picture, so that nothing moves when it appears. Its accessible name stays; that it is
 * pressed says whether the tour is kept.
 */
export function KeepButton({ tour, isEarly = false }: KeepButtonProps) {
  const isKept = useShortlist().includes(tour.id)
  const [said, setSaid] = useState('')
  const isHydrated = useHydrated()
  if (!isHydrated && !isEarly) return null
  return (
    <>
      <button
        type="button"
        aria-pressed={isKept}
        className={isEarly ? `${keepClass} noscript:hidden` : keepClass}
        onClick={() => {
          if (!isKept) notePress('shortlist', tour.id)
          const count = toggleKept(tour.id)
          setSaid(`${isKept ? 'Removed' : 'Kept'}. ${counted(count, 'tour')} on your shortlist.`)
        }}
      >
        <Icon d={starIcon} className={isKept ? 'size-4.5 fill-current' : 'size-4.5'} />
        <span aria-hidden>{isKept ? 'Kept' : 'Keep'}</span>
        <VisuallyHidden>Keep {plainTitle(tour.title)}</VisuallyHidden>
      </button>
      <output className="sr-only">{said}</output>
    </>
  )
}

type TourKeepProps = Pick<KeepButtonProps, 'tour'> & { onLeave?: (() => void) | undefined }

/** The same in the details of a tour; once it is kept, with the way to all that are. */
export function TourKeep({ tour, onLeave }: TourKeepProps) {
  const isKept = useShortlist().includes(tour.id)
  return (
    <div className="grid justify-items-start gap-2">
      <KeepButton tour={tour} isEarly />
      {isKept && (
        <Link
          to={paths.shortlist()}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center rounded-full bg-card px-3.5 text-sm font-semibold text-tea underline underline-offset-4 shadow-card"
        >
          See your shortlist
        </Link>
      )}
    </div>
  )
}
