import type { TourCard } from '../../content/model'
import { toggleKept, useShortlist } from '../../lib/shortlist'
import { plainTitle } from '../../lib/tour-title'
import { useHydrated } from '../../lib/use-hydrated'
import { Icon } from '../ui/icon'
import { starIcon } from '../ui/more-icon-paths'
import { VisuallyHidden } from '../ui/visually-hidden'

// Over the upper left corner of the picture, so that nothing moves when it appears.
const keepClass =
  'press absolute top-3 left-3 z-10 inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-tea bg-card px-3.5 text-sm font-semibold text-tea shadow-card transition duration-quick hover:bg-tea-soft aria-pressed:bg-tea aria-pressed:text-card'

/**
 * Keeps a tour on the shortlist, or no longer; over the picture of its nearest positioned ancestor. Not in
 * pre-rendered HTML: without JavaScript it would do nothing.
 */
export function KeepButton({ tour }: { tour: Pick<TourCard, 'id' | 'title'> }) {
  const isKept = useShortlist().includes(tour.id)
  if (!useHydrated()) return null
  return (
    <button
      type="button"
      aria-pressed={isKept}
      className={keepClass}
      onClick={() => toggleKept(tour.id)}
    >
      <Icon d={starIcon} className={isKept ? 'size-4.5 fill-current' : 'size-4.5'} />
      {isKept ? 'Kept' : 'Keep'} <VisuallyHidden>{plainTitle(tour.title)}</VisuallyHidden>
    </button>
  )
}
