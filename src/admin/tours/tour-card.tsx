import { Clock, MapPin, Star, StarOff } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { NothingChanged } from '../data/errors'
import { StatusChips } from '../frame/publishing/status-chips'
import { EntryCard, type CardProps } from '../kit/collection/entry-card'
import { tours, useToggleFeatured } from './tour-queries'
import type { TourRow } from './tours-schema'

/** One tour with everything that can be done to it. */
export function TourCard(props: CardProps<TourRow>) {
  const { row: tour } = props
  const toggle = useToggleFeatured()
  const ToggleIcon = tour.featured ? StarOff : Star
  return (
    <EntryCard
      {...props}
      collection={tours}
      notice={
        toggle.error instanceof NothingChanged && (
          <p className={`mx-3 mb-3 p-3 text-sm text-danger ${noticeClass('error')}`}>
            Someone else changed this tour. You now see its present state.
          </p>
        )
      }
      actions={
        <button
          type="button"
          className={buttonClass('quiet', 'mr-auto', 'compact')}
          disabled={toggle.isPending}
          aria-busy={toggle.isPending}
          onClick={() => toggle.mutate(tour)}
        >
          <ToggleIcon aria-hidden className="size-4" />
          <span>
            {tour.featured ? 'Unfeature' : 'Feature'} <VisuallyHidden>{tour.title}</VisuallyHidden>
          </span>
        </button>
      }
    >
      <p className="text-sm text-muted">{tour.category}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span className="flex items-center gap-1.5">
          <Clock aria-hidden className="size-4 shrink-0" />
          <span>{tour.duration}</span>
        </span>
        <span className="flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <span>{tour.location}</span>
        </span>
      </p>
      <div className="mt-1">
        <StatusChips row={tour} kind="tour" />
      </div>
    </EntryCard>
  )
}
