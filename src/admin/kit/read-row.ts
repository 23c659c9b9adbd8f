import type { ZodType } from 'zod'
import { readOptionalRow } from '../data/answers'
import { getClient } from '../data/client'
import type { CountedTable } from './count-queries'

/**
 * One row as it stands now; `null` when there is none with this id. An editor that looks what became
 * of its row asks here and not the cache: a row that is gone would take the page, and what was
 * typed on it, along.
 *
 * @throws RequestFailure
 */
export function readRow<Row>(
  table: CountedTable,
  id: number,
  schema: ZodType<Row>,
  signal = new AbortController().signal,
): Promise<Row | null> {
  return readOptionalRow(
    getClient().from(table).select('*').eq('id', id).abortSignal(signal).maybeSingle(),
    schema,
  )
}
