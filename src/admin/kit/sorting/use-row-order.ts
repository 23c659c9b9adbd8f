import { useRef, useState } from 'react'
import type { CollectionTable } from '../../data/query-keys'
import { moved, movedTogether } from './moved'
import { moveRow, placeRows, readIdAt } from './row-places'

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
 * @returns the rows in displayed order; `move` moves one, `moveTogether` several to where one of them
 *   was dropped, `moveToEnd` several to the beginning or the end of all
 */
export function useRowOrder<Row extends OrderedRow>(options: RowOrderOptions<Row>) {
  const { table, offset, total } = options
  /** The displayed order until the database has it. */
  const [own, setOwn] = useState<readonly Row[]>()
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)
  const rows = own ?? options.rows

  /** The id of the row at an index of the displayed ones, or behind them; `null` after the last. */
  async function idAt(shown: readonly Row[], index: number): Promise<number | null> {
    const row = shown[index]
    if (row) return row.id
    return offset + index >= total ? null : readIdAt(table, offset + index)
  }

  async function write(change: () => Promise<void>): Promise<void> {
    try {
      await change()
    } catch (error) {
      options.onFailed(error)
    }
    waiting.current -= 1
    if (waiting.current > 0) return
    await options.reload()
    if (waiting.current === 0) setOwn(undefined)
  }

  function show(next: readonly Row[], change: () => Promise<void>): void {
    setOwn(next)
    waiting.current += 1
    queue.current = queue.current.then(() => write(change))
  }

  function move(from: number, to: number): void {
    const shown = rows
    const row = shown[from]
    if (!row) return
    const isInside = to >= 0 && to < shown.length
    show(isInside ? moved(shown, from, to) : shown.toSpliced(from, 1), async () =>
      moveRow(table, row.id, await idAt(shown, to < from ? to : to + 1)),
    )
  }

  function moveTogether(isMoved: (row: Row) => boolean, from: number, to: number): void {
    const shown = rows
    const { entries, end } = movedTogether(shown, isMoved, from, to)
    show(entries, async () =>
      placeRows(table, idsOf(shown.filter(isMoved)), await idAt(entries, end)),
    )
  }

  function moveToEnd(isMoved: (row: Row) => boolean, place: 'first' | 'last'): void {
    const chosen = rows.filter(isMoved)
    const others = rows.filter((row) => !isMoved(row))
    const isHere = place === 'first' ? offset === 0 : offset + rows.length >= total
    const both = place === 'first' ? [...chosen, ...others] : [...others, ...chosen]
    show(isHere ? both : others, async () => {
      const first = isHere ? () => idAt(both, chosen.length) : () => readIdAt(table, 0)
      await placeRows(table, idsOf(chosen), place === 'first' ? await first() : null)
    })
  }

  return { rows, move, moveTogether, moveToEnd }
}

const idsOf = (rows: readonly OrderedRow[]) => rows.map(({ id }) => id)
