import type { ContentManifest } from '../../../publish/rows'
import { timeOf } from '../../kit/fields/local-time'
import type { PendingChanges, Publish } from './site-queries'

/** A build that takes longer counts as failed, in ms. */
const publishTimeoutMs = 15 * 60_000

/** How the live site compares with the published rows. Times in ms since 1970. */
export type SiteState =
  | { kind: 'checking' }
  /** The manifest or the comparison is missing. */
  | { kind: 'unknown' }
  /** `kept`: number of items that are kept back, which do not count as waiting. */
  | { kind: 'clean'; kept?: number | undefined }
  | { kind: 'pending'; total: number }
  | { kind: 'publishing'; since: number }
  /** The site was rebuilt since, but with the old content. */
  | { kind: 'unchanged'; since: number; builtAt: number }
  | { kind: 'late'; since: number }
  /** `isOutdated`: the content has changed since the failure, so its reason may be fixed. */
  | { kind: 'failed'; message: string; isOutdated: boolean }
  | { kind: 'live'; since: number; kept?: number | undefined }

/** What the state is derived from; `undefined` while loading, `null` when it cannot be read. */
export type SiteFacts = {
  manifest: ContentManifest | null | undefined
  pendingChanges: PendingChanges | null | undefined
  latest: Publish | null | undefined
  /** Number of items that are kept back. */
  kept?: number
}

/** Whether the site has the content of a publish, or something later. */
export function hasArrived(publish: Publish, manifest: ContentManifest): boolean {
  // Unchanged content is rebuilt to remove the files of withdrawn pictures.
  const isRebuild = publish.live_hash === publish.content_hash
  if (isRebuild) return timeOf(manifest.builtAt) > timeOf(publish.at)
  if (manifest.hash === publish.content_hash) return true
  return timeOf(manifest.builtAt) > timeOf(publish.at) && manifest.hash !== publish.live_hash
}

/** Whether a publish has not reached the site yet; a live one may not have reached every server. */
export function isInProgress(
  publish: Publish,
  manifest: ContentManifest | null | undefined,
): boolean {
  if (publish.status === 'failed') return false
  if (publish.status === 'started') return !(manifest && hasArrived(publish, manifest))
  return Boolean(
    manifest &&
    manifest.hash !== publish.content_hash &&
    timeOf(manifest.builtAt) < timeOf(publish.at),
  )
}

/**
 * Derives the state of the site.
 *
 * @param now in ms since 1970
 */
export function siteStateOf(
  { manifest, pendingChanges, latest, kept }: SiteFacts,
  now: number,
): SiteState {
  if (manifest === undefined || latest === undefined) return { kind: 'checking' }
  if (latest && isInProgress(latest, manifest)) return progressOf(latest, manifest, now)
  if (manifest === null) return { kind: 'unknown' }
  // Once the failed change is undone there is nothing left to publish or fix.
  if (latest && isStillFailed(latest, manifest) && pendingChanges?.total !== 0) {
    const isOutdated = Boolean(pendingChanges && pendingChanges.hash !== latest.content_hash)
    return { kind: 'failed', message: latest.message ?? '', isOutdated }
  }
  const isOfLatest = latest?.content_hash === manifest.hash && latest.status !== 'failed'
  if (pendingChanges === null) return { kind: 'unknown' }
  if (pendingChanges === undefined && !isOfLatest) return { kind: 'checking' }
  if (pendingChanges && pendingChanges.total > 0)
    return { kind: 'pending', total: pendingChanges.total }
  const since = isOfLatest ? timeOf(latest.finished_at ?? manifest.builtAt) : Number.NaN
  return isSameDay(since, now) ? { kind: 'live', since, kept } : { kind: 'clean', kept }
}

function progressOf(latest: Publish, manifest: ContentManifest | null, now: number): SiteState {
  const since = timeOf(latest.at)
  if (isLate(latest, now)) return { kind: 'late', since }
  const builtAt = manifest ? timeOf(manifest.builtAt) : Number.NaN
  return builtAt > since ? { kind: 'unchanged', since, builtAt } : { kind: 'publishing', since }
}

/**
 * Whether a publish has exceeded its time limit.
 *
 * @param now in ms since 1970
 */
export function isLate({ at }: Publish, now: number): boolean {
  return now - timeOf(at) > publishTimeoutMs
}

/** Whether nothing has been built since a publish failed. */
function isStillFailed(latest: Publish, manifest: ContentManifest): boolean {
  return (
    latest.status === 'failed' &&
    manifest.hash !== latest.content_hash &&
    timeOf(manifest.builtAt) < timeOf(latest.finished_at ?? latest.at)
  )
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}

/** Delay until the next check of a running build, in ms; grows with `elapsed`, in ms. */
export function pollDelay(elapsed: number): number {
  return Math.min(15_000, Math.max(2000, elapsed / 5))
}
