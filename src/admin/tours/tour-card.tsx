import { Clock, Copy, MapPin, Pencil, Star, StarOff, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { paths } from '../../lib/paths'
import { frameClass } from '../kit/frame-class'
import { StatusChips } from '../frame/publishing/status-chips'
import { Thumbnail } from '../kit/thumbnail'
import { useSingleFlight } from '../kit/use-single-flight'
import type { TourRow } from './tours-schema'

type TourCardProps = {
  tour: TourRow
  isSelected: boolean
  onSelect: () => void
  /** Explains why the last change of this tour did not happen. */
  conflict: string | undefined
  onToggleFeatured: (tour: TourRow) => Promise<void>
  onDuplicate: () => Promise<void>
  onDelete: () => void
}

/** One tour with everything that can be done to it. */
export function TourCard(props: TourCardProps) {
  const { tour, isSelected, onSelect, conflict } = props
  return (
    <li
      className={`relative flex min-w-0 flex-col has-checked:border-tea has-checked:bg-tea-soft ${frameClass}`}
    >
      <div className="flex grow flex-wrap items-start gap-3 p-3">
        <div className="w-24 shrink-0 overflow-hidden rounded-postcard sm:w-36">
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
            <StatusChips row={tour} kind="tour" />
          </div>
        </div>
      </div>
      {conflict && (
        <p className={`mx-3 mb-3 p-3 text-sm text-danger ${noticeClass('error')}`}>{conflict}</p>
      )}
      <label className="absolute top-1 left-1 grid size-11 place-items-center print:hidden">
        <span className="grid size-8 place-items-center rounded-postcard bg-card">
          <input
            type="checkbox"
            aria-label={`Select ${tour.title}`}
            checked={isSelected}
            onChange={onSelect}
            className="size-5 accent-tea"
          />
        </span>
      </label>
      <TourActions {...props} />
    </li>
  )
}

function TourActions({ tour, onToggleFeatured, onDuplicate, onDelete }: TourCardProps) {
  const [toggleFeatured, isToggling] = useSingleFlight(onToggleFeatured)
  const [duplicate, isCopying] = useSingleFlight(onDuplicate)
  const ToggleIcon = tour.featured ? StarOff : Star
  return (
    <div className="flex flex-wrap gap-1 border-t border-line p-1 print:hidden">
      <button
        type="button"
        className={buttonClass('quiet', 'mr-auto', 'compact')}
        disabled={isToggling}
        aria-busy={isToggling}
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
        title="Duplicate"
        className={buttonClass('quiet', '', 'compact')}
        disabled={isCopying}
        aria-busy={isCopying}
        onClick={() => void duplicate()}
      >
        <Copy aria-hidden className="size-4" />
        <VisuallyHidden>Duplicate {tour.title}</VisuallyHidden>
      </button>
      <button
        type="button"
        title="Delete"
        className={buttonClass('quiet', '', 'compact')}
        onClick={onDelete}
      >
        <Trash2 aria-hidden className="size-4 text-danger" />
        <VisuallyHidden>Delete {tour.title}</VisuallyHidden>
      </button>
    </div>
  )
}
