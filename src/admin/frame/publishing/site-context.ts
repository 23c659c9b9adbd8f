import { createContext, use } from 'react'
import type { ContentManifest, ItemKey } from '../../../publish/rows'
import type { SiteState } from './site-state'
import type { PublishControls } from './use-publish'
import type { EntryChange, PendingChanges } from './pending-changes-query'

/** Whether an entry is on the live site, and what the next publish does to it. */
export type LiveEntries = {
  isOnSite: (key: ItemKey) => boolean
  changeOf: (key: ItemKey) => EntryChange['change'] | undefined
}

/** What the studio knows about the site and publishing. */
export type SiteContextValue = {
  state: SiteState
  manifest: ContentManifest | null
  pendingChanges: PendingChanges | undefined
  /** Undefined when the site has no manifest. */
  liveEntries: LiveEntries | undefined
  controls: PublishControls
  openReview: () => void
  /** Reads the state of the site again. */
  retry: () => void
}

export const SiteContext = createContext<SiteContextValue | null>(null)

/** Separate, because long lists need only this, and it changes less often. */
export const LiveEntriesContext = createContext<LiveEntries | undefined>(undefined)

/** The state of the site; only inside the studio's shell. */
export function useSite(): SiteContextValue {
  const value = use(SiteContext)
  if (!value) throw new Error('useSite is used outside of Publishing')
  return value
}

/** Which entries are live; undefined when the site has no manifest. */
export function useLiveEntries(): LiveEntries | undefined {
  return use(LiveEntriesContext)
}
