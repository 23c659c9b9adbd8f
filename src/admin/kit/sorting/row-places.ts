import { z } from 'zod'
import { getClient } from '../../data/client'
import { RequestFailure } from '../../data/errors'
import type { CollectionTable } from '../../data/query-keys'
import { readOptionalRow, readRows } from '../../data/responses'

const idSchema = z.object({ id: z.number() })

/**
 * The id of the row at an index of the site's order; `null` after the last one.
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
 * Moves a row before another one in the site's order, or to the end.
 *
 * @throws RequestFailure, also when one of the two does not exist
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

/**
 * Puts rows side by side, in this order, before another one in the site's order, or at its end.
 *
 * @throws RequestFailure, also when the other one does not exist
 */
export async function placeRows(
  table: CollectionTable,
  ids: readonly number[],
  beforeId: number | null,
): Promise<void> {
  await readOptionalRow(
    getClient().rpc('place_rows', { of_table: table, row_ids: [...ids], before_id: beforeId }),
    z.unknown(),
  )
}

/**
 * Gives rows this order among the places that they hold; all others stay where they are.
 *
 * @throws RequestFailure
 */
export async function arrangeRows(table: CollectionTable, ids: readonly number[]): Promise<void> {
  await readOptionalRow(
    getClient().rpc('arrange_rows', { of_table: table, row_ids: [...ids] }),
    z.unknown(),
  )
}
