import { entryNames } from '../frame/publishing/change-summary'
import { publishedRowsSchema, type PublishedRows } from '../frame/publishing/published-rows'
import { factTitle } from '../kit/activity/fact-changes'

/** An entry that differs between two publishes. */
type ChangedEntry = {
  /** Table and id. */
  key: string
  change: 'added' | 'changed' | 'removed'
  /** What kind of entry it is, as editors call it. */
  kind: string
  title: string
}

type Row = PublishedRows['tours'][number]

const tables = [
  ['tours', entryNames.tour],
  ['blog_posts', entryNames.post],
  ['gallery_images', entryNames.picture],
  ['site_facts', entryNames.facts],
] as const

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
  return tables.flatMap(([table, kind]) => {
    const entry = (change: ChangedEntry['change']) => (row: Row) => ({
      key: `${table} ${row.id}`,
      change,
      kind,
      title: table === 'site_facts' ? factTitle(row.id) : titleOf(row),
    })
    const old = new Map(before[table].map((row) => [row.id, row]))
    const present = new Set(after[table].map(({ id }) => id))
    return [
      ...after[table].filter(({ id }) => !old.has(id)).map(entry('added')),
      ...after[table]
        .filter((row) => {
          const known = old.get(row.id)
          return known !== undefined && isChanged(known, row)
        })
        .map(entry('changed')),
      ...before[table].filter(({ id }) => !present.has(id)).map(entry('removed')),
    ]
  })
}

function titleOf({ id, title }: Row): string {
  return typeof title === 'string' && title !== '' ? title : `Number ${id}`
}

/** Columns of only one of them came or went with a version of the studio: nobody changed them. */
function isChanged(earlier: Row, row: Row): boolean {
  return Object.keys(row).some(
    (column) =>
      Object.hasOwn(earlier, column) &&
      JSON.stringify(earlier[column]) !== JSON.stringify(row[column]),
  )
}
