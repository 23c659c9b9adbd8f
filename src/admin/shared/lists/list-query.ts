import type { ZodType } from 'zod'
import { readRowPage, type RowPage } from '../../data/answers'
import { getClient } from '../../data/client'
import { readDeadlineMs, withDeadline } from '../../data/deadline'
import type { CountedTable } from '../count-queries'
import { pageSize, type ListView, type Sort } from './list-view'

const columns = {
  newest: { column: 'created_at', ascending: false },
  changed: { column: 'updated_at', ascending: false },
  title: { column: 'title', ascending: true },
  order: { column: 'sort_order', ascending: true },
} as const satisfies Record<Sort, { column: string; ascending: boolean }>

/** Signs that mean something in a pattern of `ilike`. */
const patternSigns = /[\\%_]/g

/**
 * One page of a table as the view asks for it, and how many rows there are in all.
 *
 * @throws RequestFailure
 */
export function readListPage<Row>(
  table: CountedTable,
  view: ListView,
  schema: ZodType<Row>,
  signal: AbortSignal,
): Promise<RowPage<Row>> {
  const { column, ascending } = columns[view.sort]
  const first = (view.page - 1) * pageSize
  // All three tables have the columns that are used here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const likeTours = table as 'tours'
  let request = getClient().from(likeTours).select('*', { count: 'exact' })
  for (const word of view.words.split(' ').filter(Boolean)) {
    request = request.ilike('title', `%${word.replace(patternSigns, String.raw`\$&`)}%`)
  }
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
      // Ties would move from page to page.
      .order('id', { ascending })
      .range(first, first + pageSize - 1)
      .retry(false)
      .abortSignal(withDeadline(signal, readDeadlineMs)),
    schema,
  )
}
