import { Copy, SquareArrowOutUpRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { paths } from '../../lib/paths'
import { isLive } from '../shared/chip-statuses'
import { leave } from '../shared/leaving/leave-guard'
import { useSingleFlight } from '../shared/use-single-flight'
import { DeleteToursDialog } from './delete-tours-dialog'
import type { TourRow } from './tours-schema'
import { useTourActions } from './use-tour-actions'

/** What can be done to the whole tour from its editor. */
export function TourPageActions({ tour }: { tour: TourRow }) {
  const navigate = useNavigate()
  const { duplicate, remove } = useTourActions()
  const [copy, isCopying] = useSingleFlight(() => duplicate(tour.id))
  const [isDoomed, setDoomed] = useState(false)
  return (
    <div className="flex flex-wrap gap-x-1">
      {isLive(tour) && (
        <ExternalLink href={paths.tour(tour.slug)} className={buttonClass('quiet', '', 'compact')}>
          <SquareArrowOutUpRight aria-hidden className="size-4" />
          View on the site
        </ExternalLink>
      )}
      <button
        type="button"
        className={buttonClass('quiet', '', 'compact')}
        disabled={isCopying}
        aria-busy={isCopying}
        // The copy opens in the place of this page.
        onClick={() => leave(() => void copy())}
      >
        <Copy aria-hidden className="size-4" />
        Duplicate
      </button>
      <button
        type="button"
        className={buttonClass('quiet', '', 'compact')}
        onClick={() => setDoomed(true)}
      >
        <Trash2 aria-hidden className="size-4 text-danger" />
        Delete
      </button>
      <DeleteToursDialog
        tours={isDoomed ? [tour] : []}
        onClose={() => setDoomed(false)}
        onConfirm={async () => {
          if (await remove(tour.id)) void navigate(paths.adminTours())
        }}
      />
    </div>
  )
}
