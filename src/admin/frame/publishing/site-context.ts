import { createContext, use } from 'react'
import type { ContentManifest, ItemKey, ItemKind } from '../../../publish/rows'
import { isLive, type LiveStatus, type RowState } from '../../kit/chip-statuses'
import type { PendingChanges } from './site-queries'
import type { SiteState } from './site-state'
import type { PublishControls } from './use-publish'

/** What the studio knows about the site and publishing. */
type SiteContextValue = {
  state: SiteState
  manifest: ContentManifest | null
  pendingChanges: PendingChanges | null
  controls: PublishControls
  openReview: () => void
  /** Reads the state of the site again. */
  retry: () => void
  /** When that was last read, in ms since 1970. */
  asOf: number
}

export const SiteContext = createContext<SiteContextValue | null>(null)

/** The state of the site; only inside the studio's shell. */
export function useSite(): SiteContextValue {
  const value = use(SiteContext)
  if (!value) throw new Error('useSite is used outside of Publishing')
  return value
}

/**
 * How an entry compares with the live site; undefined when the site has no manifest. Separate,
 * because long lists need only this, and it changes less often.
 */
export const LiveStatusContext = createContext<((key: ItemKey) => LiveStatus) | undefined>(
  undefined,
)

/** Returns whether the site goes on showing what it shows of an entry, whatever is saved. */
export function useIsKept(kind: ItemKind) {
  const liveStatusOf = use(LiveStatusContext)
  return ({ id }: { id: number }): boolean => liveStatusOf?.(`${kind}:${id}`).isKept ?? false
}

/** Returns whether visitors see an entry now; without a manifest, whether its row allows it. */
export function useIsOnSite(kind: ItemKind) {
  const liveStatusOf = use(LiveStatusContext)
  return (row: RowState & { id: number }): boolean =>
    liveStatusOf ? liveStatusOf(`${kind}:${row.id}`).isOnSite : isLive(row)
}
