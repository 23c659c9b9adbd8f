import type { ChipStatus } from '../../components/ui/status-chip'

const ofColumn: Readonly<Record<string, ChipStatus>> = {
  draft: 'draft',
  published: 'live',
  unpublished: 'unpublished',
}

/**
 * The chips of a row.
 *
 * @param row its column `status`, and whether it is featured where such a thing exists
 * @returns in the order they are shown; a status that nobody knows has no chip
 */
export function chipStatuses(row: { status: string; featured?: boolean }): ChipStatus[] {
  const known = Object.hasOwn(ofColumn, row.status) ? ofColumn[row.status] : undefined
  return [...(row.featured ? (['featured'] as const) : []), ...(known ? [known] : [])]
}
