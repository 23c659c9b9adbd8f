import { useState } from 'react'
import { showToast } from '../../lib/toast'
import { failureText } from '../data/errors'
import { useListActions, type ListProps } from '../kit/collection/use-list-actions'
import { BulkBar } from '../kit/lists/bulk-bar'
import { DeleteToursDialog } from './delete-tours-dialog'
import { LeavingToursDialog } from './leaving-tours-dialog'
import { TourCard } from './tour-card'
import { tourChanges, tours, type TourChange } from './tour-queries'
import type { TourRow } from './tours-schema'
import { useLeavesPlaceFree } from './use-home-replacement'

/** As many cards side by side as have room for a title beside their picture. */
export const tourGridClass = 'grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-2 2xl:grid-cols-3'

/** The tours of one page of the list, and what can be done to one or several of them. */
export function TourList(props: ListProps<'tours', TourRow, TourRow>) {
  const list = useListActions(tours, props)
  const { selected, run } = list
  /** Asked before these are unpublished: which tours take their places on the home page. */
  const [withdrawal, setWithdrawal] = useState<{ rows: readonly TourRow[]; change?: TourChange }>({
    rows: [],
  })
  const leavesPlaceFree = useLeavesPlaceFree()

  async function apply(change: TourChange): Promise<void> {
    if (change.columns?.status !== 'unpublished') {
      await list.apply(change)
      return
    }
    try {
      if (await leavesPlaceFree(selected)) setWithdrawal({ rows: selected, change })
      else await run(change, selected)
    } catch (error) {
      showToast({ kind: 'error', title: 'Failed to unpublish', description: failureText(error) })
    }
  }

  return (
    <>
      <ul aria-label="Tours" className={tourGridClass}>
        {props.rows.map((tour) => (
          <TourCard key={tour.id} {...list.cardOf(tour)} />
        ))}
      </ul>
      <BulkBar {...list.bar} choices={tourChanges} onApply={apply} />
      <DeleteToursDialog {...list.question} />
      <LeavingToursDialog
        tours={withdrawal.rows}
        title="Choose tours for the home page"
        description="Tours that are not published cannot stand there. Others take their places before they leave the site."
        confirmLabel="Replace and unpublish"
        onClose={() => setWithdrawal({ rows: [] })}
        onConfirm={async () => {
          // The dialog does not wait: it would keep the focus from the report.
          if (withdrawal.change) void run(withdrawal.change, withdrawal.rows)
        }}
      />
    </>
  )
}
