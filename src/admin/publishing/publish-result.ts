import type { ContentManifest } from '../../publish/rows'
import type { Publish } from '../frame/publishing/publishes-query'
import { hasArrived, isLate, isInProgress } from '../frame/publishing/site-state'

/** Result of a publish, as far as the log and the site show. */
export type PublishResult =
  | 'live now'
  | 'was live'
  /** It went live once; what the site holds now is unknown. */
  | 'went live'
  | 'building'
  /** It should be live by now, but is not. */
  | 'late'
  | 'failed'

/**
 * The publish whose content is live: the newest, if several have the same content. Undefined if the site has
 * no manifest, or holds other content, for example that of a nightly build.
 *
 * @param publishes newest first
 */
export function livePublish(
  publishes: readonly Publish[],
  manifest: ContentManifest | null,
): Publish | undefined {
  return publishes.find(
    ({ content_hash, status }) => content_hash === manifest?.hash && status !== 'failed',
  )
}

/**
 * The result of one publish.
 *
 * @param live see `livePublish`
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
