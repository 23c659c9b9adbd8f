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
  /**
   * Called after `moveTogether` and `moveToEnd` with the number of moved rows and a function that puts
   * them back; its promise says whether that worked.
   */
  onMoved?: (count: number, undo: () => Promise<boolean>) => void
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
  /** The displayed order of the page that begins at `offset`, until the database has it. */
  const [own, setOwn] = useState<{ offset: number; rows: readonly Row[] }>()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)
  const rows = own?.offset === offset ? own.rows : options.rows

  /** The id of the row at an index of the displayed ones, or behind them; `null` after the last. */
  async function idAt(shown: readonly Row[], index: number): Promise<number | null> {
    const row = shown[index]
    if (row) return row.id
    return offset + index >= total ? null : readIdAt(table, offset + index)
  }

  async function write(change: () => Promise<void>): Promise<boolean> {
    let isDone = true
    try {
      await change()
    } catch (error) {
      isDone = false
      options.onFailed(error)
    }
    waiting.current -= 1
    if (waiting.current > 0) return isDone
    await options.reload()
    if (waiting.current === 0) setOwn(undefined)
    return isDone
  }

  /** Writes a change after those before it; the promise says whether it worked. */
  function enqueue(change: () => Promise<void>): Promise<boolean> {
    waiting.current += 1
    const written = queue.current.then(() => write(change))
    queue.current = written
    return written
  }

  function show(next: readonly Row[], change: () => Promise<void>): void {
    setOwn({ offset, rows: next })
    void enqueue(change)
  }

  /** Places several rows before another one, or at the end, and offers to put them back. */
  async function placeSeveral(
    shown: readonly Row[],
    isMoved: (row: Row) => boolean,
    findBeforeId: () => Promise<number | null>,
  ): Promise<void> {
    const chosen = idsOf(shown.filter(isMoved))
    // Read first: a move to another page changes what follows this one.
    const former = runsOf(shown, isMoved, await idAt(shown, shown.length))
    await placeRows(table, chosen, await findBeforeId())
    options.onMoved?.(chosen.length, () =>
      enqueue(async () => {
        for (const { ids, beforeId } of former) await placeRows(table, ids, beforeId)
      }),
    )
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
    show(entries, () => placeSeveral(shown, isMoved, () => idAt(entries, end)))
  }

  function moveToEnd(isMoved: (row: Row) => boolean, place: 'first' | 'last'): void {
    const shown = rows
    const chosen = shown.filter(isMoved)
    const others = shown.filter((row) => !isMoved(row))
    const isHere = place === 'first' ? offset === 0 : offset + shown.length >= total
    const both = place === 'first' ? [...chosen, ...others] : [...others, ...chosen]
    show(isHere ? both : others, () =>
      placeSeveral(shown, isMoved, async () => {
        if (place === 'last') return null
        return isHere ? idAt(both, chosen.length) : readIdAt(table, 0)
      }),
    )
  }

  return { rows, move, moveTogether, moveToEnd }
}

const idsOf = (rows: readonly OrderedRow[]) => rows.map(({ id }) => id)

/** Rows side by side, and the id of the one behind them; `null` after the last. */
type Run = { ids: number[]; beforeId: number | null }

/** Where the moved rows stand among the others, the last run first, as each is placed before the next. */
function runsOf<Row extends OrderedRow>(
  shown: readonly Row[],
  isMoved: (row: Row) => boolean,
  behind: number | null,
): Run[] {
  const runs: Run[] = []
  let beforeId = behind
  for (const row of shown.toReversed()) {
    const run = runs.at(-1)
    if (!isMoved(row)) beforeId = row.id
    else if (run?.beforeId === beforeId) run.ids.unshift(row.id)
    else runs.push({ ids: [row.id], beforeId })
  }
  return runs
}
