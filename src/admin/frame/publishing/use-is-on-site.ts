import type { ItemKind } from '../../../publish/rows'
import { isLive, type RowState } from '../../kit/chip-statuses'
import { useSitePlaces } from './site-context'

/** Whether visitors see an entry now; where the site does not say, whether its row allows it. */
export function useIsOnSite(kind: ItemKind, row: RowState & { id: number }): boolean {
  const places = useSitePlaces()
  return places ? places.isOnSite(`${kind}:${row.id}`) : isLive(row)
}
