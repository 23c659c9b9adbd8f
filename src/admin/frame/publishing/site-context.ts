import { createContext, use } from 'react'
import type { ContentManifest, ItemKey } from '../../../publish/rows'
import type { SiteState } from './site-state'
import type { PublishControls } from './use-publish'
import type { EntryChange, PendingChanges } from './pending-changes-query'

/** How single entries stand to the site. */
export type LiveEntries = {
  isOnSite: (key: ItemKey) => boolean
  changeOf: (key: ItemKey) => EntryChange['change'] | undefined
}

/** Everything that the parts of the studio know of the site and of publishing. */
export type SiteContextValue = {
  state: SiteState
  manifest: ContentManifest | null
  pendingChanges: PendingChanges | undefined
  /** Nothing where the site does not say what it holds. */
  liveEntries: LiveEntries | undefined
  controls: PublishControls
  openReview: () => void
  /** Asks anew how the site stands. */
  retry: () => void
}

export const SiteContext = createContext<SiteContextValue | null>(null)

/** Apart from the rest: lists of many entries need only this, and it changes less. */
export const LiveEntriesContext = createContext<LiveEntries | undefined>(undefined)

/** What is known of the site; only inside the panel. */
export function useSite(): SiteContextValue {
  const value = use(SiteContext)
  if (!value) throw new Error('useSite is used outside of the panel')
  return value
}

/** Where entries stand; nothing where the site does not say what it holds. */
export function useLiveEntries(): LiveEntries | undefined {
  return use(LiveEntriesContext)
}
