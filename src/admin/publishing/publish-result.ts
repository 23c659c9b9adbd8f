import type { ContentManifest } from '../../publish/rows'
import type { Publish } from '../frame/publishing/publishes-query'
import { hasArrived, isLate, isInProgress } from '../frame/publishing/site-state'

/** What became of a publish, as far as the log and the site say. */
export type PublishResult =
  | 'live now'
  | 'was live'
  /** It went live once; the site does not say what it holds now. */
  | 'went live'
  | 'building'
  /** It had its time, and nothing was heard of it. */
  | 'late'
  | 'failed'

/**
 * The publish whose content the site holds: the newest of those with the same content, for the others
 * led there as well. None where the site does not say what it holds, or holds something else, such as
 * what a nightly build has added.
 *
 * @param publishes the newest first
 */
export function liveNow(
  publishes: readonly Publish[],
  manifest: ContentManifest | null,
): Publish | undefined {
  return publishes.find(
    ({ content_hash, status }) => content_hash === manifest?.hash && status !== 'failed',
  )
}

/**
 * What became of one publish.
 *
 * @param live the one that the site holds, see `liveNow`
 * @param now when the log was read, in ms since 1970
 */
export function resultOf(
  publish: Publish,
  live: Publish | undefined,
  manifest: ContentManifest | null,
  now: number,
): PublishResult {
  if (publish.status === 'failed') return 'failed'
  if (publish.id === live?.id) return 'live now'
  const isNewer = live === undefined || publish.id > live.id
  if (isNewer && isInProgress(publish, manifest) && !isLate(publish, now)) return 'building'
  if (publish.status === 'started' && !(manifest && hasArrived(publish, manifest))) return 'late'
  return manifest ? 'was live' : 'went live'
}
