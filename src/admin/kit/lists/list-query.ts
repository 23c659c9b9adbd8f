import type { ZodType } from 'zod'
import { readRowPage, type RowPage } from '../../data/responses'
import { getClient } from '../../data/client'
import type { CollectionTable } from '../../data/query-keys'
import { pageSize, type ListView, type Sort } from './list-view'

const columns = {
  newest: { column: 'created_at', ascending: false },
  changed: { column: 'updated_at', ascending: false },
  title: { column: 'title', ascending: true },
  order: { column: 'sort_order', ascending: true },
} as const satisfies Record<Sort, { column: string; ascending: boolean }>

/** An `ilike` pattern for titles with this word, as an element of a PostgreSQL array. */
export function patternOf(word: string): string {
  const pattern = word.replace(/[\\%_]/g, String.raw`\$&`)
  return `"%${pattern.replace(/[\\"]/g, String.raw`\$&`)}%"`
}

/**
 * One page of a table as the view asks for it, and the total number of rows.
 *
 * @throws RequestFailure
 */
export function readListPage<Row>(
  table: CollectionTable,
  view: ListView,
  schema: ZodType<Row>,
  signal: AbortSignal,
): Promise<RowPage<Row>> {
  const { column, ascending } = columns[view.sort]
  const first = (view.page - 1) * pageSize
  let request = getClient().from(table).select('*', { count: 'exact' })
  const words = view.words.split(' ').filter(Boolean)
  // A single filter for all words: the local backend keeps only the last of several on a column.
  if (words.length > 0) request = request.ilikeAllOf('title', words.map(patternOf))
  // Only the gallery's table has this column.
  if (view.isUsable) request = request.filter('consent', 'neq', 'withdrawn')
  if (view.category) request = request.eq('category', view.category)
  if (view.state === 'draft' || view.state === 'unpublished') {
    request = request.eq('status', view.state)
  } else if (view.state) {
    const now = new Date().toISOString()
    request = request.eq('status', 'published')
    request =
      view.state === 'scheduled'
        ? request.gt('publish_at', now)
        : request.or(`publish_at.is.null,publish_at.lte.${now}`)
  }
  return readRowPage(
    request
      .order(column, { ascending })
      // Without a second key, equal rows could move between pages; the direction matches the
      // indexes.
      .order('id', { ascending })
      .range(first, first + pageSize - 1)
      .abortSignal(signal),
    schema,
  )
}
