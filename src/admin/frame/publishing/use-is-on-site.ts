import type { ItemKind } from '../../../publish/rows'
import { isLive, type RowState } from '../../kit/chip-statuses'
import { useLiveEntries } from './site-context'

/** Whether visitors see an entry now; without a manifest, whether its row allows it. */
export function useIsOnSite(kind: ItemKind, row: RowState & { id: number }): boolean {
  const liveEntries = useLiveEntries()
  return liveEntries ? liveEntries.isOnSite(`${kind}:${row.id}`) : isLive(row)
}
