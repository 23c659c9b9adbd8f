import { Clock, MapPin, Pencil, Star, StarOff, Trash2 } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { frameClass } from '../shared/frame-class'
import { StatusChips } from '../shared/status-chips'
import { Thumbnail } from '../shared/thumbnail'
import { useSingleFlight } from '../shared/use-single-flight'
import type { TourRow } from './tours-schema'

type TourCardProps = {
  tour: TourRow
  /** Explains why the last change of this tour did not happen. */
  conflict: string | undefined
  onToggleFeatured: (tour: TourRow) => Promise<void>
  onDelete: (tour: TourRow) => void
}

/** One tour with everything that can be done to it. */
export function TourCard({ tour, conflict, onToggleFeatured, onDelete }: TourCardProps) {
  return (
    <li className={`flex min-w-0 flex-col ${frameClass}`}>
      <div className="flex grow flex-wrap items-start gap-3 p-3">
        <div className="w-24 shrink-0 sm:w-36 overflow-hidden rounded-postcard">
          <Thumbnail src={tour.image} alt={tour.image_alt} />
        </div>
        <div className="grid min-w-0 grow basis-36 grid-cols-1 gap-1">
          <h2 className="text-base leading-snug break-words">{tour.title}</h2>
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
            <StatusChips row={tour} />
          </div>
        </div>
      </div>
      {conflict && (
        <p className={`mx-3 mb-3 p-3 text-sm text-danger ${noticeClass('error')}`}>{conflict}</p>
      )}
      <TourActions tour={tour} onToggleFeatured={onToggleFeatured} onDelete={onDelete} />
    </li>
  )
}

function TourActions({ tour, onToggleFeatured, onDelete }: Omit<TourCardProps, 'conflict'>) {
  const [toggleFeatured, isBusy] = useSingleFlight(onToggleFeatured)
  const ToggleIcon = tour.featured ? StarOff : Star
  return (
    <div className="flex flex-wrap gap-1 border-t border-line p-1 print:hidden">
      <button
        type="button"
        className={buttonClass('quiet', 'mr-auto', 'compact')}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void toggleFeatured(tour)}
      >
        <ToggleIcon aria-hidden className="size-4" />
        <span>
          {tour.featured ? 'Unfeature' : 'Feature'} <VisuallyHidden>{tour.title}</VisuallyHidden>
        </span>
      </button>
      <Link to={paths.adminTour(tour.id)} className={buttonClass('quiet', '', 'compact')}>
        <Pencil aria-hidden className="size-4" />
        <span>
          Edit <VisuallyHidden>{tour.title}</VisuallyHidden>
        </span>
      </Link>
      <button
        type="button"
        className={buttonClass('quiet', '', 'compact')}
        onClick={() => onDelete(tour)}
      >
        <Trash2 aria-hidden className="size-4 text-danger" />
        <VisuallyHidden>Delete {tour.title}</VisuallyHidden>
      </button>
    </div>
  )
}
