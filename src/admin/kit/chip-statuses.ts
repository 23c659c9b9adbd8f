import type { ChipStatus } from '../../components/ui/status-chip'
import { timeOf } from './fields/local-time'

/** What a row says of its state; the optional parts where such a thing exists. */
export type RowState = {
  status: string
  featured?: boolean
  /** Hidden until then, though published. */
  publish_at?: string | null
  /** What those in a picture said; one that is withdrawn is never shown. */
  consent?: string
}

/** How a row stands to the site as visitors see it now. */
export type LiveStatus = {
  isOnSite: boolean
  /** What the next Publish does to it; nothing where it stays as it is. */
  change: 'added' | 'changed' | 'removed' | undefined
}

const ofColumn: Readonly<Record<string, ChipStatus>> = {
  draft: 'draft',
  published: 'live',
  unpublished: 'unpublished',
}

/** Whether a row is to be seen at the moment `now` (ms since 1970), once it is published. */
export function isLive({ status, publish_at, consent }: RowState, now = Date.now()): boolean {
  return (
    status === 'published' && consent !== 'withdrawn' && !(publish_at && timeOf(publish_at) > now)
  )
}

/**
 * The chips of a row.
 *
 * @param place nothing where the site does not say what it holds: then the row alone counts
 * @returns in the order they are shown; a status that nobody knows has no chip
 */
export function chipStatuses(row: RowState, place?: LiveStatus): ChipStatus[] {
  const own = stateOf(row)
  const state = own && place ? stateOnSite(row, own, place) : own
  return [...(row.featured ? (['featured'] as const) : []), ...(state ? [state] : [])]
}

/** What the row alone says. */
function stateOf(row: RowState): ChipStatus | undefined {
  const known = Object.hasOwn(ofColumn, row.status) ? ofColumn[row.status] : undefined
  if (row.status !== 'published' || isLive(row)) return known
  return row.consent === 'withdrawn' ? 'unpublished' : 'scheduled'
}

/** The row is newer than the comparison, which follows every write. */
function stateOnSite(row: RowState, own: ChipStatus, { isOnSite, change }: LiveStatus): ChipStatus {
  if (!isLive(row)) return isOnSite ? 'removed' : own
  if (!isOnSite) return 'new'
  return change === 'changed' ? 'changed' : 'live'
}
