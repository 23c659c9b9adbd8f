import { galleryLargeEvery, galleryWideEvery } from '../../content/limits'

export type Span = { columns: number; rows: number }

/** Shapes a tile may take to fill the last rows, each with a cost by how much it breaks the pattern. */
const shapes: readonly (Span & { cost: number })[] = [
  { columns: 2, rows: 2, cost: 1 },
  { columns: 2, rows: 1, cost: 1.5 },
  { columns: 1, rows: 2, cost: 2 },
  { columns: 3, rows: 2, cost: 2.5 },
  { columns: 4, rows: 2, cost: 3 },
  { columns: 3, rows: 1, cost: 4 },
  { columns: 4, rows: 1, cost: 5 },
]

/** How many of the last tiles may grow. */
const growingTiles = 6

/** Size of the tile at a position counted from 1: every 7th is large, every other 5th wide. */
export function sizeAt(position: number): 'large' | 'wide' | 'ordinary' {
  if (position % galleryLargeEvery === 0) return 'large'
  return position % galleryWideEvery === 0 ? 'wide' : 'ordinary'
}

/**
 * Spans of all tiles, such that a dense CSS grid has no gap, not even in its last row. Every 7th tile
 * takes two columns and rows, every other 5th two columns; as few as possible of the last tiles are
 * larger than that.
 *
 * @param count number of tiles
 * @param columns columns of the grid, 2 to 4
 */
export function tileSpans(count: number, columns: number): readonly Span[] {
  const nominal = Array.from({ length: count }, (_, index) => {
    const size = sizeAt(index + 1)
    return { columns: size === 'ordinary' ? 1 : 2, rows: size === 'large' ? 2 : 1 }
  })
  return fitted(nominal, columns)
}

type Fit = { cost: number; tail: readonly Span[] }

/** Rows from the first one with a free cell; true for each occupied cell. */
type OpenRows = readonly (readonly boolean[])[]

/** The last tiles, and the cells that the tiles before them left free. */
type Ending = { start: number; tail: readonly Span[]; open: OpenRows; columns: number }

/** The cheapest change that fits; three tiles change only if fewer would cost more than 3. */
function fitted(nominal: readonly Span[], columns: number): readonly Span[] {
  const start = Math.max(0, nominal.length - growingTiles)
  const head = nominal.slice(0, start)
  const ending = { start, tail: nominal.slice(start), open: flow([], head, columns), columns }
  if (isFull(ending, ending.tail)) return nominal

  let best: Fit | undefined
  for (const tiles of [1, 2, 3]) {
    if (tiles < 3 || !best || best.cost > 3) best = cheaper(best, ending, tiles)
  }
  return best ? [...head, ...best.tail] : nominal
}

function isFull({ open, columns }: Ending, tail: readonly Span[]): boolean {
  return flow(open, tail, columns).length === 0
}

/** The cheapest way to fit by growing `tiles` tiles, or `best` if that is cheaper. */
function cheaper(best: Fit | undefined, ending: Ending, tiles: number): Fit | undefined {
  let found = best

  const grow = (tail: readonly Span[], from: number, left: number, cost: number) => {
    if (found && cost >= found.cost) return
    if (left === 0) {
      if (isFull(ending, tail)) found = { cost, tail }
      return
    }
    for (let index = from; index >= 0; index -= 1) {
      const span = tail[index]
      // A wide tile keeps its shape; a large one may become larger.
      if (!span || sizeAt(ending.start + index + 1) === 'wide') continue
      for (const shape of shapes) {
        const isLarger = shape.columns * shape.rows > span.columns * span.rows
        if (shape.columns > ending.columns || shape.rows < span.rows || !isLarger) continue
        // Of equal costs, the change nearer to the end wins.
        const distanceCost = (tail.length - index) / 100
        grow(tail.with(index, shape), index - 1, left - 1, cost + shape.cost + distanceCost)
      }
    }
  }

  grow(ending.tail, ending.tail.length - 1, tiles, 0)
  return found
}

/** Places tiles as `grid-auto-flow: dense` does; returns the rows that still have free cells. */
function flow(open: OpenRows, spans: readonly Span[], columns: number): OpenRows {
  const rows = open.map((cells) => [...cells])
  for (const span of spans) {
    place(rows, span, columns)
    while (rows[0]?.every(Boolean)) rows.shift()
  }
  return rows
}

function place(rows: boolean[][], span: Span, columns: number): void {
  for (let top = 0; ; top += 1) {
    for (let left = 0; left + span.columns <= columns; left += 1) {
      if (isFree(rows, span, top, left)) {
        for (let row = top; row < top + span.rows; row += 1) {
          const cells = (rows[row] ??= Array.from({ length: columns }, () => false))
          cells.fill(true, left, left + span.columns)
        }
        return
      }
    }
  }
}

function isFree(rows: OpenRows, span: Span, top: number, left: number): boolean {
  return !rows
    .slice(top, top + span.rows)
    .some((cells) => cells.slice(left, left + span.columns).includes(true))
}
