import { Clock, MapPin, Star, StarOff } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { showToast } from '../../lib/toast'
import { failureText, NothingChanged } from '../data/errors'
import { StatusChips } from '../frame/publishing/status-chips'
import { useCategoryNames } from '../kit/category-names'
import { EntryCard, type CardProps } from '../kit/collection/entry-card'
import { useListActions, type ListProps } from '../kit/collection/use-list-actions'
import { BulkBar } from '../kit/lists/bulk-bar'
import { useMay } from '../kit/rights'
import { DeleteToursDialog, TakeOfflineDialog, useIsOnHomePage } from './take-offline-dialog'
import {
  tourChanges,
  tours,
  useToggleFeatured,
  type TourChange,
  type TourRow,
} from './tour-collection'

export const tourGridClass = 'grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-2 2xl:grid-cols-3'

/** One page of the tour list, with actions for single tours and for a selection. */
export function TourList(props: ListProps<'tours', TourRow, TourRow>) {
  const list = useListActions(tours, props)
  const categories = useCategoryNames('categories')
  const { selected, run } = list
  /** Tours to unpublish that first need a replacement on the home page. */
  const [unpublishing, setUnpublishing] = useState<{
    rows: readonly TourRow[]
    change: TourChange
  }>()
  const isOnHomePage = useIsOnHomePage()

  async function apply(change: TourChange): Promise<void> {
    if (change.columns?.status !== 'unpublished') {
      await list.apply(change)
      return
    }
    try {
      if (await isOnHomePage(selected)) setUnpublishing({ rows: selected, change })
      else await run(change, selected)
    } catch (error) {
      showToast({
        kind: 'error',
        title: 'Failed to take off the site',
        description: failureText(error),
      })
    }
  }

  return (
    <>
      <ul aria-label="Tours" className={tourGridClass}>
        {props.rows.map((tour) => (
          <TourCard key={tour.id} {...list.cardOf(tour)} />
        ))}
      </ul>
      <BulkBar {...list.bar} choices={tourChanges(categories)} onApply={apply} />
      <DeleteToursDialog {...list.question} />
      <TakeOfflineDialog
        tours={unpublishing?.rows ?? []}
        title="Choose tours for the home page"
        description="Only tours for the site can be on the home page. Choose others before these leave the site."
        confirmLabel="Replace and take off"
        onClose={() => setUnpublishing(undefined)}
        onConfirm={async () => {
          // Not awaited: the open dialog would keep the focus away from the report.
          if (unpublishing) void run(unpublishing.change, unpublishing.rows)
        }}
      />
    </>
  )
}

/** One tour with its actions. */
function TourCard(props: CardProps<TourRow>) {
  const { row: tour } = props
  const toggle = useToggleFeatured()
  const mayFeature = useMay('publish')
  const ToggleIcon = tour.featured ? StarOff : Star
  return (
    <EntryCard
      {...props}
      collection={tours}
      notice={
        toggle.error instanceof NothingChanged && (
          <p className={`mx-3 mb-3 p-3 text-sm text-danger ${noticeClass('error')}`}>
            This tour was changed in another tab or by somebody else. You now see its current
            version.
          </p>
        )
      }
      actions={
        mayFeature && (
          <button
            type="button"
            title="The Featured badge on its card; the home page is chosen above the list"
            className={buttonClass('quiet', 'mr-auto', 'compact')}
            disabled={toggle.isPending}
            aria-busy={toggle.isPending}
            onClick={() => toggle.mutate(tour)}
          >
            <ToggleIcon aria-hidden className="size-4" />
            <span>
              {tour.featured ? 'Unfeature' : 'Feature'}{' '}
              <VisuallyHidden>{tour.title}</VisuallyHidden>
            </span>
          </button>
        )
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
