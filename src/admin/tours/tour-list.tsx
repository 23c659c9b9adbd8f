import { useState } from 'react'
import { showToast } from '../../lib/toast'
import { failureText } from '../data/errors'
import { BulkBar } from '../kit/lists/bulk-bar'
import { useSelection } from '../kit/lists/use-selection'
import { useSingleFlight } from '../kit/use-single-flight'
import { tourChanges, type TourChange } from './bulk-tours'
import { DeleteToursDialog } from './delete-tours-dialog'
import { LeavingToursDialog } from './leaving-tours-dialog'
import { TourCard } from './tour-card'
import { tourGridClass } from './tour-grid-class'
import type { TourRow } from './tours-schema'
import { useLeavesPlaceFree } from './use-home-replacement'
import { useTourActions } from './use-tour-actions'

type TourListProps = {
  tours: readonly TourRow[]
  /** Names the page of the list; another page begins without a selection. */
  pageKey: string
  /** Changes several; answers with the ids of those that were refused. */
  onChange: (change: TourChange, tours: readonly TourRow[]) => Promise<number[]>
}

const allChanges = Object.values(tourChanges).flat()

/** What is asked about: one tour by its button, or a change of all that are selected. */
type Question = { tours: readonly TourRow[]; change?: TourChange }
const noQuestion: Question = { tours: [] }

/** The tours of one page of the list, and what can be done to one or several of them. */
export function TourList({ tours, pageKey, onChange }: TourListProps) {
  const { toggle: toggleFeatured, remove, duplicate, conflictOf } = useTourActions()
  const { isSelected, toggle, selectAll, clear } = useSelection(pageKey)
  const [deletion, setDeletion] = useState(noQuestion)
  const [withdrawal, setWithdrawal] = useState(noQuestion)
  const leavesPlaceFree = useLeavesPlaceFree()
  const selected = tours.filter(({ id }) => isSelected(id))

  const [run, isRunning] = useSingleFlight(
    async (change: TourChange, changed: readonly TourRow[]) => {
      // What was refused stays selected, for the next attempt.
      selectAll(await onChange(change, changed))
    },
  )

  async function apply(id: string): Promise<void> {
    const change = allChanges.find((one) => one.id === id)
    if (change?.changes === null) setDeletion({ tours: selected, change })
    else if (change?.changes.status === 'unpublished') await withdraw(change)
    else if (change) await run(change, selected)
  }

  async function withdraw(change: TourChange): Promise<void> {
    try {
      if (await leavesPlaceFree(selected)) setWithdrawal({ tours: selected, change })
      else await run(change, selected)
    } catch (error) {
      showToast({ kind: 'error', title: 'Failed to unpublish', description: failureText(error) })
    }
  }

  async function answer({ tours: [only, ...others], change }: Question): Promise<void> {
    if (!only) return
    // The dialog does not wait: it would keep the focus from the report.
    if (change) void run(change, [only, ...others])
    else await remove(only.id)
  }

  return (
    <>
      <ul aria-label="Tours" className={tourGridClass}>
        {tours.map((tour) => (
          <TourCard
            key={tour.id}
            tour={tour}
            isSelected={isSelected(tour.id)}
            onSelect={() => toggle(tour.id)}
            conflict={conflictOf(tour)}
            onToggleFeatured={toggleFeatured}
            onDuplicate={() => duplicate(tour.id)}
            onDelete={() => setDeletion({ tours: [tour] })}
          />
        ))}
      </ul>
      <BulkBar
        count={selected.length}
        shown={tours.length}
        choices={tourChanges}
        isBusy={isRunning}
        onSelectAll={() => selectAll(tours.map(({ id }) => id))}
        onClear={clear}
        onApply={apply}
      />
      <DeleteToursDialog
        tours={deletion.tours}
        onClose={() => setDeletion(noQuestion)}
        onConfirm={() => answer(deletion)}
      />
      <LeavingToursDialog
        tours={withdrawal.tours}
        title="Choose tours for the home page"
        description="Tours that are not published cannot stand there. Others take their places before they leave the site."
        confirmLabel="Replace and unpublish"
        onClose={() => setWithdrawal(noQuestion)}
        onConfirm={() => answer(withdrawal)}
      />
    </>
  )
}
