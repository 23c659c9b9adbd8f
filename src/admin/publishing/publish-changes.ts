import type { ItemKind } from '../../publish/rows'
import { entryNames } from '../frame/publishing/change-summary'
import {
  publishedRowsSchema,
  tableOf,
  type PublishedRows,
} from '../frame/publishing/published-rows'
import { factTitle } from '../kit/activity/fact-changes'

/** An entry that differs between two publishes. */
type ChangedEntry = {
  /** Kind and id. */
  key: string
  change: 'added' | 'changed' | 'removed'
  /** What kind of entry it is, as editors call it. */
  name: string
  title: string
}

type Row = PublishedRows['tours'][number]

const kinds = ['tour', 'post', 'picture', 'facts'] as const satisfies ItemKind[]

/**
 * The entries that a publish added, changed and removed.
 *
 * @param earlier content of the publish that it replaced
 * @param later its own content
 * @throws ZodError when one of them is not the content of a publish
 */
export function changesBetween(earlier: unknown, later: unknown): ChangedEntry[] {
  const before = publishedRowsSchema.parse(earlier)
  const after = publishedRowsSchema.parse(later)
  return kinds.flatMap((kind) => {
    const rows = after[tableOf[kind]]
    const oldRows = new Map(before[tableOf[kind]].map((row) => [row.id, row]))
    const changes = rows.flatMap((row) => {
      const old = oldRows.get(row.id)
      if (!old) return entry(kind, 'added', row)
      return isChanged(old, row) ? entry(kind, 'changed', row) : []
    })
    for (const { id } of rows) oldRows.delete(id)
    return [...changes, ...[...oldRows.values()].map((row) => entry(kind, 'removed', row))]
  })
}

function entry(kind: ItemKind, change: ChangedEntry['change'], { id, title }: Row): ChangedEntry {
  const words = typeof title === 'string' && title ? title : 'Untitled'
  return {
    key: `${kind}:${id}`,
    change,
    name: entryNames[kind],
    title: kind === 'facts' ? factTitle(id) : words,
  }
}

/** Columns of only one of them came or went with a version of the studio: nobody changed them. */
function isChanged(old: Row, row: Row): boolean {
  return Object.keys(row).some(
    (column) =>
      Object.hasOwn(old, column) && JSON.stringify(old[column]) !== JSON.stringify(row[column]),
  )
}
