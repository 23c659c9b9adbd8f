import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { ConfirmDialog } from '../shared/confirm-dialog'
import { ListShell } from '../shared/list-shell'
import { StudioPage } from '../shared/studio-page'
import { TourCard } from './tour-card'
import { tourGridClass } from './tour-grid-class'
import { TourShapes } from './tour-shapes'
import { tourListOptions } from './tours-queries'
import type { TourRow } from './tours-schema'
import { useTourActions } from './use-tour-actions'

/** All tours of the database. */
export function ToursPage() {
  const { toggle, remove, conflictOf } = useTourActions()
  const [doomed, setDoomed] = useState<TourRow>()
  const addLink = (
    <Link to={paths.adminTour('new')} className={buttonClass('primary', 'print:hidden')}>
      <Plus aria-hidden className="size-4" />
      Add New Tour
    </Link>
  )
  return (
    <StudioPage title="Manage Tours" actions={addLink}>
      <ListShell
        query={useQuery(tourListOptions())}
        loadingText="Loading tours"
        shapes={<TourShapes />}
        emptyText="No tours found. Add your first tour to get started."
        failedText="Failed to load tours"
      >
        {(tours) => (
          <ul className={tourGridClass}>
            {tours.map((tour) => (
              <TourCard
                key={tour.id}
                tour={tour}
                conflict={conflictOf(tour)}
                onToggleFeatured={toggle}
                onDelete={setDoomed}
              />
            ))}
          </ul>
        )}
      </ListShell>
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title="Are you sure?"
        description="This action cannot be undone. This will permanently delete the tour."
        confirmLabel="Delete"
        onClose={() => setDoomed(undefined)}
        onConfirm={async () => doomed && remove(doomed)}
      />
    </StudioPage>
  )
}
