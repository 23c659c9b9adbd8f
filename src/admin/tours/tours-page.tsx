import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { Spinner } from '../../components/ui/spinner'
import { lazyPart } from '../../lib/lazy-part'
import { adminPaths } from '../../lib/admin-paths'
import { useCategoryNames } from '../kit/category-names'
import { useBulk } from '../kit/collection/collection-mutations'
import { BulkSummary } from '../kit/lists/bulk-summary'
import { CardSkeletons } from '../kit/loading-state'
import { ListToolbar } from '../kit/lists/list-toolbar'
import { isFiltered, useListView } from '../kit/lists/list-view'
import { PagedList } from '../kit/lists/paged-list'
import type { Opening } from '../kit/page/opening'
import { StudioPage } from '../kit/page/studio-page'
import { useMay } from '../kit/rights'
import { HomePanel } from './home-panel'
import { tours } from './tour-collection'
import { tourGridClass, TourList } from './tour-list'

// Dragging needs a library that a list in another order does not.
const tourOrder = lazyPart(async () => (await import('./tour-order')).TourOrder)

/** Starts to read the list for a page that is about to open. */
export function prefetchTours(queryClient: QueryClient, { search, isOpening }: Opening): void {
  tours.prefetchList(queryClient, search, isOpening)
}

/** The list of tours with search, filters, sorting and pagination. */
export function ToursPage() {
  const { view, choose, type } = useListView()
  const bulk = useBulk(tours)
  const categories = useCategoryNames('categories')
  const query = useQuery(tours.listOptions(view))
  const isInOrder = view.sort === 'order'
  // While the next page loads, the previous one is shown, which may have another order.
  const mayOrder = useMay('publish')
  const isOrderable = mayOrder && isInOrder && !isFiltered(view) && !query.isPlaceholderData
  const addLink = (
    <Link to={adminPaths.tour('new')} className={buttonClass('primary', 'print:hidden')}>
      <Plus aria-hidden className="size-4" />
      Add New Tour
    </Link>
  )
  return (
    <StudioPage title="Manage Tours" actions={addLink}>
      <HomePanel />
      <ListToolbar view={view} categories={categories} onChoose={choose} onType={type} />
      {mayOrder && isInOrder && isFiltered(view) && (
        <p className="mb-3">Clear the filters to change the order of the tours.</p>
      )}
      {bulk.report && (
        <BulkSummary {...bulk.report} editPathOf={tours.editPathOf} onDismiss={bulk.dismiss} />
      )}
      <PagedList
        query={query}
        view={view}
        onChoose={choose}
        loadingText="Loading tours"
        skeleton={<CardSkeletons className={tourGridClass} />}
        emptyText="No tours found. Add your first tour to get started."
        failedText="Failed to load tours"
      >
        {(rows, total) =>
          isOrderable ? (
            <Suspense fallback={<Spinner label="Loading the order of the tours" />}>
              <tourOrder.Component tours={rows} page={view.page} total={total} />
            </Suspense>
          ) : (
            <TourList rows={rows} pageKey={JSON.stringify(view)} bulk={bulk} />
          )
        }
      </PagedList>
    </StudioPage>
  )
}
