import { z } from 'zod'
import { readOptionalRow, readRows } from '../../data/answers'
import { getClient } from '../../data/client'
import { RequestFailure } from '../../data/errors'
import type { CollectionTable } from '../../data/query-keys'

const idSchema = z.object({ id: z.number() })

/**
 * The id of the row at a place of the site's order, counted from 0; `null` behind the last one.
 *
 * @throws RequestFailure
 */
export async function readIdAt(table: CollectionTable, place: number): Promise<number | null> {
  const [row] = await readRows(
    getClient()
      .from(table)
      .select('id')
      .order('sort_order', { ascending: true })
      .order('id', { ascending: true })
      .range(place, place),
    idSchema,
  )
  return row?.id ?? null
}

/**
 * Puts a row before another one in the order of the site, or last where there is no other.
 *
 * @throws RequestFailure, also where one of the two is gone
 */
export async function moveRow(
  table: CollectionTable,
  id: number,
  beforeId: number | null,
): Promise<void> {
  const place = await readOptionalRow(
    getClient().rpc('move_row', { of_table: table, row_id: id, before_id: beforeId }),
    z.number(),
  )
  if (place === null) throw new RequestFailure('The answer holds no place', 200)
}
