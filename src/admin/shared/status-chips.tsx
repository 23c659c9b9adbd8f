import { StatusChip } from '../../components/ui/status-chip'
import { chipStatuses, type RowState } from './chip-statuses'

/** Everything that a row says of its state, side by side; nothing where it says nothing. */
export function StatusChips({ row }: { row: RowState }) {
  const statuses = chipStatuses(row)
  if (statuses.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1.5">
      {statuses.map((status) => (
        <StatusChip key={status} status={status} />
      ))}
    </span>
  )
}
