import type { ChipStatus } from '../../components/ui/status-chip'
import { timeOf } from './fields/local-time'

/** The status columns of a row; some exist only in some tables. */
export type RowState = {
  status: string
  featured?: boolean
  /** Published, but shown only from then on. */
  publish_at?: string | null
  /** Consent of the people in a picture; a withdrawn picture is never shown. */
  consent?: string
}

/** How a row compares with the live site. */
export type LiveStatus = {
  isOnSite: boolean
  /** What the next publish does to it; undefined when it stays the same. */
  change: 'added' | 'changed' | 'removed' | undefined
  /** Whether the next publish leaves it as the site shows it, whatever is saved. */
  isKept?: boolean
}

const ofColumn: Readonly<Record<string, ChipStatus>> = {
  draft: 'draft',
  published: 'live',
  unpublished: 'unpublished',
}

/** Whether a row is shown at `now` (ms since 1970), once it is published. */
export function isLive({ status, publish_at, consent }: RowState, now = Date.now()): boolean {
  return (
    status === 'published' && consent !== 'withdrawn' && !(publish_at && timeOf(publish_at) > now)
  )
}

/** The chips of a row, in display order; without `liveStatus`, the row decides. */
export function chipStatuses(row: RowState, liveStatus?: LiveStatus): ChipStatus[] {
  const own = stateOf(row)
  const state = own && liveStatus ? stateOnSite(row, own, liveStatus) : own
  return [
    ...(row.featured ? (['featured'] as const) : []),
    ...(state ? [state] : []),
    ...(liveStatus?.isKept ? (['kept'] as const) : []),
  ]
}

function stateOf(row: RowState): ChipStatus | undefined {
  const known = Object.hasOwn(ofColumn, row.status) ? ofColumn[row.status] : undefined
  if (row.status !== 'published' || isLive(row)) return known
  return row.consent === 'withdrawn' ? 'unpublished' : 'scheduled'
}

/** The chip from the comparison with the site, which follows each write and so may be older. */
function stateOnSite(
  row: RowState,
  own: ChipStatus,
  { isOnSite, change, isKept }: LiveStatus,
): ChipStatus {
  // What is kept back changes nothing on the site.
  if (isKept) return isOnSite ? 'live' : own === 'live' ? 'new' : own
  if (!isLive(row)) return isOnSite ? 'removed' : own
  if (!isOnSite) return 'new'
  return change === 'changed' ? 'changed' : 'live'
}
