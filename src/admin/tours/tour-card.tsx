import { Pencil, Star, Trash2 } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
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
  const [toggleFeatured, isBusy] = useSingleFlight(onToggleFeatured)
  return (
    <li className="flex flex-col overflow-hidden rounded-xl border border-line bg-card shadow-card">
      <Thumbnail src={tour.image} alt={tour.image_alt} />
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-2">
          <h2 className="font-sans font-bold break-words">{tour.title}</h2>
          {tour.featured && (
            <span className="shrink-0 rounded-full bg-maize px-2.5 py-0.5 text-sm font-semibold">
              Featured
            </span>
          )}
        </div>
        <p className="text-sm text-muted">{tour.category}</p>
        <p className="text-sm">
          <span>{tour.duration}</span> · <span>{tour.location}</span>
        </p>
        {conflict && (
          <p className="rounded-md bg-danger-soft p-2 text-sm text-danger">{conflict}</p>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <button
            type="button"
            className={buttonClass('secondary', 'grow', 'compact')}
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => void toggleFeatured(tour)}
          >
            <Star aria-hidden className="size-4" />
            <span>
              {tour.featured ? 'Unfeature' : 'Feature'}{' '}
              <VisuallyHidden>{tour.title}</VisuallyHidden>
            </span>
          </button>
          <Link to={paths.adminTour(tour.id)} className={buttonClass('quiet', '', 'compact')}>
            <Pencil aria-hidden className="size-4" />
            <VisuallyHidden>Edit {tour.title}</VisuallyHidden>
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
      </div>
    </li>
  )
}
