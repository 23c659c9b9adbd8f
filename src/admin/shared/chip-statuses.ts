import type { ChipStatus } from '../../components/ui/status-chip'
import { timeOf } from './fields/local-time'

/** What a row says of its state; `featured` and `publish_at` where such a thing exists. */
export type RowState = {
  status: string
  featured?: boolean
  /** Hidden until then, though published. */
  publish_at?: string | null
}

const ofColumn: Readonly<Record<string, ChipStatus>> = {
  draft: 'draft',
  published: 'live',
  unpublished: 'unpublished',
}

/** Whether visitors may see a row at the moment `now` (ms since 1970). */
export function isLive({ status, publish_at }: RowState, now = Date.now()): boolean {
  return status === 'published' && !(publish_at && timeOf(publish_at) > now)
}

/**
 * The chips of a row.
 *
 * @returns in the order they are shown; a status that nobody knows has no chip
 */
export function chipStatuses(row: RowState): ChipStatus[] {
  const known = Object.hasOwn(ofColumn, row.status) ? ofColumn[row.status] : undefined
  const isScheduled = row.status === 'published' && !isLive(row)
  const state = isScheduled ? 'scheduled' : known
  return [...(row.featured ? (['featured'] as const) : []), ...(state ? [state] : [])]
}
