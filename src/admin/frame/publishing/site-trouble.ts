import type { ContentManifest } from '../../../publish/rows'
import { nightlyHours } from '../../../publish/nightly'
import { counted } from '../../../lib/format'
import { timeOf } from '../../kit/fields/local-time'
import type { PendingChanges } from './site-queries'
import type { SiteState } from './site-state'

const hour = 3_600_000

type NightlyFacts = {
  manifest: Pick<ContentManifest, 'builtAt'> | null
  pendingChanges: Pick<PendingChanges, 'total'> | null
  /** When anything was last changed in the studio, in ms since 1970; undefined while that is not known. */
  changedAt: number | undefined
}

/**
 * Since how many hours a nightly build is missing; undefined where none is, or where that cannot be known.
 * Hosts need not build where nothing has changed, so something must have waited through a whole night.
 *
 * @param now in ms since 1970
 */
export function missingNightlyHours(
  { manifest, pendingChanges, changedAt }: NightlyFacts,
  now: number,
): number | undefined {
  if (!manifest || !pendingChanges || pendingChanges.total === 0) return undefined
  if (changedAt === undefined) return undefined
  const hours = (now - Math.max(timeOf(manifest.builtAt), changedAt)) / hour
  return hours > nightlyHours ? Math.floor(hours - 24) : undefined
}

/** What is wrong with the site, in one sentence for the top of every page; undefined where all is well. */
export function siteTrouble(
  state: SiteState,
  missingHours: number | undefined,
): string | undefined {
  if (state.kind === 'failed') return 'The last publish failed.'
  if (state.kind === 'late') return 'The last publish has not reached the site.'
  if (missingHours === undefined) return undefined
  return `The nightly build has been missing for ${counted(missingHours, 'hour')}.`
}
