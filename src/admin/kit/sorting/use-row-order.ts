import { useRef, useState } from 'react'
import { z } from 'zod'
import { readOptionalRow, readRows } from '../../data/responses'
import { getClient } from '../../data/client'
import { RequestFailure } from '../../data/errors'
import type { CollectionTable } from '../../data/query-keys'
import { moved } from './moved'

type OrderedRow = { id: number }

type RowOrderOptions<Row extends OrderedRow> = {
  table: CollectionTable
  /** One page of the table in the site's order. */
  rows: readonly Row[]
  /** Index of the page's first row, and the number of rows. */
  offset: number
  total: number
  onFailed: (error: unknown) => void
  /** Reloads the list; called when all moves are done. */
  reload: () => Promise<unknown>
}

/**
 * Moves rows at once on the screen and one after the other in the database. Positions are within
 * the page; the ones before and after it lead to the neighbouring page.
 *
 * @returns the rows in displayed order, and `move`
 */
export function useRowOrder<Row extends OrderedRow>(options: RowOrderOptions<Row>) {
  const { table, offset, total } = options
  /** The displayed order until the database has it. */
  const [own, setOwn] = useState<readonly Row[]>()
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)
  const rows = own ?? options.rows

  /** Finds the row that the moved one is placed before. */
  async function findNext(shown: readonly Row[], from: number, to: number) {
    const place = to < from ? to : to + 1
    const row = shown[place]
    if (row) return row.id
    return offset + place >= total ? null : readIdAt(table, offset + place)
  }

  async function write(shown: readonly Row[], from: number, to: number): Promise<void> {
    const row = shown[from]
    try {
      if (row) await moveRow(table, row.id, await findNext(shown, from, to))
    } catch (error) {
      options.onFailed(error)
    }
    waiting.current -= 1
    if (waiting.current > 0) return
    await options.reload()
    if (waiting.current === 0) setOwn(undefined)
  }

  function move(from: number, to: number): void {
    const shown = rows
    const isInside = to >= 0 && to < shown.length
    setOwn(isInside ? moved(shown, from, to) : shown.toSpliced(from, 1))
    waiting.current += 1
    queue.current = queue.current.then(() => write(shown, from, to))
  }

  return { rows, move }
}

const idSchema = z.object({ id: z.number() })

/**
 * The id of the row at an index of the site's order; `null` after the last one.
 *
 * @throws RequestFailure
 */
async function readIdAt(table: CollectionTable, place: number): Promise<number | null> {
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
async function moveRow(table: CollectionTable, id: number, beforeId: number | null): Promise<void> {
  const place = await readOptionalRow(
    getClient().rpc('move_row', { of_table: table, row_id: id, before_id: beforeId }),
    z.number(),
  )
  if (place === null) throw new RequestFailure('The answer holds no place', 200)
}
