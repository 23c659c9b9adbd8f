import { useRef, useState } from 'react'
import type { CollectionTable } from '../../data/query-keys'
import { moved } from './moved'
import { moveRow, readIdAt } from './move-row'

type OrderedRow = { id: number }

type RowOrderOptions<Row extends OrderedRow> = {
  table: CollectionTable
  /** One page of the table in the order of the site. */
  rows: readonly Row[]
  /** Place of the page's first row, from 0, and how many rows there are in all. */
  offset: number
  total: number
  onFailed: (error: unknown) => void
  /** Reads the list again; called when every move has been answered. */
  reload: () => Promise<unknown>
}

/**
 * Moves rows at once on the screen and one after the other in the database. Places are those of the
 * page; one before or behind it leads to the neighbouring page.
 *
 * @returns the rows as they stand on the screen, and `move`
 */
export function useRowOrder<Row extends OrderedRow>(options: RowOrderOptions<Row>) {
  const { table, offset, total } = options
  /** The order on the screen while the database does not know it yet. */
  const [own, setOwn] = useState<readonly Row[]>()
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)
  const rows = own ?? options.rows

  /** The row that the moved one is to stand before. */
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
