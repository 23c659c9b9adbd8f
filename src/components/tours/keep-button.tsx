import { useState } from 'react'
import type { TourCard } from '../../content/model'
import { counted } from '../../lib/format'
import { notePress } from '../../lib/press'
import { toggleKept, useShortlist } from '../../lib/shortlist'
import { plainTitle } from '../../lib/tour-title'
import { useHydrated } from '../../lib/use-hydrated'
import { Icon } from '../ui/icon'
import { starIcon } from '../ui/more-icon-paths'
import { VisuallyHidden } from '../ui/visually-hidden'

const keepClass =
  'press inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-tea bg-card px-3.5 text-sm font-semibold text-tea shadow-card transition duration-quick hover:bg-tea-soft aria-pressed:bg-tea aria-pressed:text-card'

/**
 * Keeps a tour on the shortlist, or no longer. Not in pre-rendered HTML: without JavaScript it would do
 * nothing. Stands over a picture, so that nothing moves when it appears. Its name stays; that it is pressed
 * says whether the tour is kept.
 */
export function KeepButton({ tour }: { tour: Pick<TourCard, 'id' | 'title'> }) {
  const isKept = useShortlist().includes(tour.id)
  const [said, setSaid] = useState('')
  if (!useHydrated()) return null
  return (
    <>
      <button
        type="button"
        aria-pressed={isKept}
        className={keepClass}
        onClick={() => {
          if (!isKept) notePress('shortlist', tour.id)
          const count = toggleKept(tour.id)
          setSaid(`${isKept ? 'Removed' : 'Kept'}. ${counted(count, 'tour')} on your shortlist.`)
        }}
      >
        <Icon d={starIcon} className={isKept ? 'size-4.5 fill-current' : 'size-4.5'} />
        Keep <VisuallyHidden>{plainTitle(tour.title)}</VisuallyHidden>
      </button>
      <output className="sr-only">{said}</output>
    </>
  )
}
