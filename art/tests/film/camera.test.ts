import { expect, test } from 'vitest'
import { drawLayer, type View } from '../../film/camera'
import { nearnessAt, type Layer } from '../../film/layers'
import { size } from '../../film/measures'

const { width, height } = size
const still: View = {
  x: width / 2,
  y: height / 2,
  width,
  aside: 0,
  closer: 0,
  vanish: [width / 2, 200],
}

/** A layer with one red block on it, from column 600 to 679 and row 400 to 479. */
function block(nearness: number): Layer {
  const pixels = new Uint8Array(width * height * 4)
  const spans = new Int32Array(height * 2)
  for (let row = 400; row < 480; row++) {
    for (let column = 600; column < 680; column++) {
      pixels.set([200, 0, 0, 255], (row * width + column) * 4)
    }
    spans.set([600, 680], row * 2)
  }
  return { width, height, pixels, spans, nearness: new Float32Array(height).fill(nearness) }
}

/** Where the red block is seen: its first column and row, and how wide it is. */
function seen(layer: Layer, view: View): { column: number; row: number; wide: number } {
  const frame = new Uint8ClampedArray(width * height * 4)
  drawLayer(frame, layer, view)
  const isRed = (column: number, row: number) => (frame[(row * width + column) * 4] ?? 0) > 100
  const rows = Array.from({ length: height }, (_, row) => row)
  const row = rows.find((at) => isRed(640, at)) ?? -1
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) => isRed(at, row + 20))
  return { column: columns[0] ?? -1, row, wide: columns.length }
}

test('a camera that stands still sees the painting as it is', () => {
  expect(seen(block(1), still)).toEqual({ column: 600, row: 400, wide: 80 })
})

test('a step aside moves near things and leaves far ones', () => {
  const view = { ...still, aside: 30 }
  expect(seen(block(1), view).column).toBe(570)
  expect(seen(block(0.5), view).column).toBe(585)
  expect(seen(block(0), view).column).toBe(600)
})

test('near things grow away from the vanishing point when the camera walks in', () => {
  const view = { ...still, closer: 0.1 }
  expect(seen(block(1), view)).toEqual({ column: 596, row: 420, wide: 88 })
  expect(seen(block(0), view)).toEqual({ column: 600, row: 400, wide: 80 })
})

test('what stands behind shows beside a figure', () => {
  const frame = new Uint8ClampedArray(width * height * 4)
  const wall: Layer = {
    ...block(0),
    pixels: new Uint8Array(width * height * 4).fill(255),
    spans: Int32Array.from({ length: height * 2 }, (_, at) => (at % 2) * width),
  }
  drawLayer(frame, wall, still)
  drawLayer(frame, block(1), still)
  const colourAt = (column: number) => {
    const at = (440 * width + column) * 4
    return Array.from(frame.subarray(at, at + 3))
  }
  expect(colourAt(640)).toEqual([200, 0, 0])
  expect(colourAt(590)).toEqual([255, 255, 255])
})

test('nearness runs straight between its points and stays level beyond them', () => {
  const curve = [
    [400, 0.25],
    [800, 0.75],
  ] as const
  expect([0, 400, 600, 800, 1000].map((row) => nearnessAt(curve, row))).toEqual([
    0.25, 0.25, 0.5, 0.75, 0.75,
  ])
})
