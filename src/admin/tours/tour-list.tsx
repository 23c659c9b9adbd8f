import { useState } from 'react'
import { BulkBar } from '../shared/lists/bulk-bar'
import { useSelection } from '../shared/lists/use-selection'
import { useSingleFlight } from '../shared/use-single-flight'
import { tourChanges, type TourChange } from './bulk-tours'
import { DeleteToursDialog } from './delete-tours-dialog'
import { TourCard } from './tour-card'
import { tourGridClass } from './tour-grid-class'
import type { TourRow } from './tours-schema'
import { useTourActions } from './use-tour-actions'

type TourListProps = {
  tours: readonly TourRow[]
  /** Names the page of the list; another page begins without a selection. */
  pageKey: string
  /** Changes several; answers with the ids of those that were refused. */
  onChange: (change: TourChange, tours: readonly TourRow[]) => Promise<number[]>
}

const allChanges = Object.values(tourChanges).flat()

/** What somebody wants to delete: one tour by its button, or all that are selected. */
type Doomed = { tours: readonly TourRow[]; change?: TourChange }
const nothing: Doomed = { tours: [] }

/** The tours of one page of the list, and what can be done to one or several of them. */
export function TourList({ tours, pageKey, onChange }: TourListProps) {
  const { toggle: toggleFeatured, remove, duplicate, conflictOf } = useTourActions()
  const { isSelected, toggle, selectAll, clear } = useSelection(pageKey)
  const [doomed, setDoomed] = useState(nothing)
  const selected = tours.filter(({ id }) => isSelected(id))

  const [run, isRunning] = useSingleFlight(
    async (change: TourChange, changed: readonly TourRow[]) => {
      // What was refused stays selected, for the next attempt.
      selectAll(await onChange(change, changed))
    },
  )

  async function apply(id: string): Promise<void> {
    const change = allChanges.find((one) => one.id === id)
    if (change?.changes === null) setDoomed({ tours: selected, change })
    else if (change) await run(change, selected)
  }

  async function removeDoomed(): Promise<void> {
    const [only] = doomed.tours
    // The dialog does not wait: it would keep the focus from the report.
    if (doomed.change) void run(doomed.change, doomed.tours)
    else if (only) await remove(only.id)
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
            onDelete={() => setDoomed({ tours: [tour] })}
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
        tours={doomed.tours}
        onClose={() => setDoomed(nothing)}
        onConfirm={removeDoomed}
      />
    </>
  )
}
