import { use } from 'react'
import { StatusChip } from '../../../components/ui/status-chip'
import type { ItemKind } from '../../../publish/rows'
import { chipStatuses, type RowState } from '../../kit/chip-statuses'
import { LiveStatusContext } from './site-context'

type StatusChipsProps = { row: RowState & { id: number }; kind: ItemKind }

/** The status chips of a row, including how it compares with the live site, if it has any. */
export function StatusChips({ row, kind }: StatusChipsProps) {
  const statuses = chipStatuses(row, use(LiveStatusContext)?.(`${kind}:${row.id}`))
  if (statuses.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1.5">
      {statuses.map((status) => (
        <StatusChip key={status} status={status} />
      ))}
    </span>
  )
}
