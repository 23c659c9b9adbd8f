import { paths } from '../../lib/paths'
import { StatusChips } from '../frame/publishing/status-chips'
import { useIsOnSite } from '../frame/publishing/use-is-on-site'
import { EntryActions, EntryPage } from '../kit/collection/entry-page'
import { DeleteToursDialog } from './delete-tours-dialog'
import { TourForm } from './tour-form'
import { tours } from './tour-queries'
import type { TourRow } from './tour-schema'

/** Edits the tour that the URL names, or a new one. */
export function TourPage() {
  return (
    <EntryPage
      collection={tours}
      listPath={paths.adminTours()}
      newTitle="Add New Tour"
      backText="Back to all tours"
      renderChips={(tour) => <StatusChips row={tour} kind="tour" />}
      renderActions={(tour) => <TourActions tour={tour} />}
    >
      {(tour) => <TourForm tour={tour} />}
    </EntryPage>
  )
}

function TourActions({ tour }: { tour: TourRow }) {
  const isOnSite = useIsOnSite('tour', tour)
  return (
    <EntryActions
      collection={tours}
      row={tour}
      publicPath={isOnSite ? paths.tour(tour.slug) : undefined}
      listPath={paths.adminTours()}
      Question={DeleteToursDialog}
    />
  )
}
