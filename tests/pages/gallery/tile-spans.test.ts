import { expect, test } from 'vitest'
import { sizeAt, tileSpans, type Span } from '../../../src/pages/gallery/tile-spans'

/** Number of empty cells under `grid-auto-flow: dense`, computed independently of the code. */
function emptyCells(spans: readonly Span[], columns: number): number {
  const taken = new Set<string>()
  let height = 0
  for (const { columns: wide, rows: tall } of spans) {
    const cells = (x: number, y: number) =>
      Array.from({ length: wide * tall }, (_, i) => `${x + (i % wide)}/${y + Math.floor(i / wide)}`)
    let cell = 0
    const fits = () => {
      const x = cell % columns
      const free = cells(x, Math.floor(cell / columns)).every((name) => !taken.has(name))
      return x + wide <= columns && free
    }
    while (!fits()) cell += 1
    const top = Math.floor(cell / columns)
    for (const name of cells(cell % columns, top)) taken.add(name)
    height = Math.max(height, top + tall)
  }
  return height * columns - taken.size
}

test('G5 every 7th is large and every 5th wide, counted from 1; the 35th is large', () => {
  const sizes = Array.from({ length: 70 }, (_, index) => sizeAt(index + 1))
  const at = (size: string) => sizes.flatMap((found, index) => (found === size ? index + 1 : []))
  expect(at('large')).toEqual([7, 14, 21, 28, 35, 42, 49, 56, 63, 70])
  expect(at('wide')).toEqual([5, 10, 15, 20, 25, 30, 40, 45, 50, 55, 60, 65])
})

test.each([2, 3, 4])('G5 in %i columns no number of pictures leaves a gap', (columns) => {
  const counts = Array.from({ length: 150 }, (_, index) => index)
  const withGaps = counts.filter((count) => emptyCells(tileSpans(count, columns), columns) > 0)
  expect(withGaps).toEqual([])
})

test.each([2, 3, 4])('G5 in %i columns large and wide tiles keep their shape', (columns) => {
  for (const count of [2, 7, 13, 16, 22, 60, 99]) {
    const spans = tileSpans(count, columns)
    const at = (size: string) => spans.filter((_, index) => sizeAt(index + 1) === size)
    expect(at('wide')).toEqual(at('wide').map(() => ({ columns: 2, rows: 1 })))
    // A large tile may become larger where the last rows need it, never smaller.
    expect(at('large').filter((span) => span.rows !== 2 || span.columns < 2)).toEqual([])
  }
})

test('G5 at most three tiles, all among the last, deviate from the pattern', () => {
  for (const columns of [2, 3, 4]) {
    for (const count of [2, 7, 13, 16, 22, 60]) {
      const deviating = tileSpans(count, columns).flatMap((span, index) => {
        const size = sizeAt(index + 1)
        const width = size === 'ordinary' ? 1 : 2
        const height = size === 'large' ? 2 : 1
        return span.columns === width && span.rows === height ? [] : [index + 1]
      })
      expect(deviating.length).toBeLessThanOrEqual(3)
      expect(deviating.filter((position) => position <= count - 6)).toEqual([])
    }
  }
})
