import type { Layer } from './layers'
import { size } from './measures'

/** How the camera looks at a painting; lengths are pixels of the painting. */
export type View = {
  /** Middle of what is seen. */
  x: number
  y: number
  /** How wide a piece is seen. */
  width: number
  /** How far the camera has stepped aside, as the nearest things show it. */
  aside: number
  /** How much the nearest things have grown by walking towards them, as a share. */
  closer: number
  /** The point that everything grows away from. */
  vanish: readonly [x: number, y: number]
}

const phases = 64

/** The four weights of a Mitchell-Netravali filter for each of the phases between two pixels. */
const weights = Float32Array.from({ length: phases * 4 }, (_, index) =>
  mitchell(Math.abs((index % 4) - 1 - Math.floor(index / 4) / phases)),
)

function mitchell(off: number): number {
  if (off < 1) return (7 * off ** 3 - 12 * off ** 2 + 16 / 3) / 6
  if (off < 2) return ((-7 / 3) * off ** 3 + 12 * off ** 2 - 20 * off + 32 / 3) / 6
  return 0
}

/** Draws one layer over what stands in the frame, as the camera sees it. */
export function drawLayer(frame: Uint8ClampedArray, layer: Layer, view: View): void {
  const rows = rowsSeen(layer, view)
  const mixed = new Float32Array((layer.width + 4) * 4)
  for (let row = 0; row < size.height; row++) {
    const from = rows[row] ?? -9
    if (from < -1 || from > layer.height) continue
    const span = mixRows(layer, from, mixed)
    if (span) drawRow(frame, row, mixed, across(layer, view, from), span)
  }
}

/** Which row of the layer (its middle, with a fraction) every row of the frame shows. */
function rowsSeen(layer: Layer, view: View): Float32Array {
  const scale = size.width / view.width
  const [, vanish] = view.vanish
  const rows = new Float32Array(size.height).fill(-9)
  let before = Number.NEGATIVE_INFINITY
  for (let row = 0; row < layer.height; row++) {
    const growth = 1 + view.closer * (layer.nearness[row] ?? 0)
    const seen = (vanish + (row + 0.5 - vanish) * growth - view.y) * scale + size.height / 2 - 0.5
    for (let at = Math.max(0, Math.ceil(before)); at <= seen && at < size.height; at++) {
      rows[at] = before === Number.NEGATIVE_INFINITY ? row : row - (seen - at) / (seen - before)
    }
    before = seen
  }
  return rows
}

/** Where the columns of a row come from: column of the layer at 0, and the step to the next. */
function across(layer: Layer, view: View, row: number): { start: number; step: number } {
  const near = layer.nearness[Math.min(layer.height - 1, Math.max(0, Math.round(row)))] ?? 0
  const growth = 1 + view.closer * near
  const step = view.width / size.width
  const left = (0.5 - size.width / 2) * step + view.x + view.aside * near
  const [vanish] = view.vanish
  return { start: vanish + (left - vanish) / growth - 0.5, step: step / growth }
}

/** Mixes the four rows around a place into one; tells which columns of it hold anything. */
function mixRows(
  { width, height, pixels, spans }: Layer,
  row: number,
  mixed: Float32Array,
): [number, number] | undefined {
  const whole = Math.floor(row)
  const phase = Math.min(phases - 1, Math.round((row - whole) * phases)) * 4
  const at = [-1, 0, 1, 2].map((off) => Math.min(height - 1, Math.max(0, whole + off)))
  const first = Math.min(...at.map((y) => spans[y * 2] ?? 0))
  const end = Math.max(...at.map((y) => spans[y * 2 + 1] ?? 0))
  if (first >= end) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = at.map((y) => y * width * 4)
  const [wa = 0, wb = 0, wc = 0, wd = 0] = weights.subarray(phase, phase + 4)
  for (let k = first * 4; k < end * 4; k++) {
    mixed[k + 8] =
      (pixels[a + k] ?? 0) * wa +
      (pixels[b + k] ?? 0) * wb +
      (pixels[c + k] ?? 0) * wc +
      (pixels[d + k] ?? 0) * wd
  }
  // Two columns of margin: nothing beside a figure, but the edge of a painting goes on.
  for (let k = 0; k < 8; k++) {
    mixed[first * 4 + k] = first === 0 ? (mixed[8 + (k % 4)] ?? 0) : 0
    mixed[end * 4 + 8 + k] = end === width ? (mixed[end * 4 + 4 + (k % 4)] ?? 0) : 0
  }
  return [first, end]
}

function drawRow(
  frame: Uint8ClampedArray,
  row: number,
  mixed: Float32Array,
  { start, step }: { start: number; step: number },
  [first, end]: [number, number],
): void {
  const from = Math.max(0, Math.ceil((first - 1 - start) / step))
  const to = Math.min(size.width - 1, Math.floor((end - start) / step))
  for (let column = from; column <= to; column++) {
    const place = start + column * step
    const whole = Math.floor(place)
    const phase = Math.min(phases - 1, Math.round((place - whole) * phases)) * 4
    const a = weights[phase] ?? 0
    const b = weights[phase + 1] ?? 0
    const c = weights[phase + 2] ?? 0
    const d = weights[phase + 3] ?? 0
    const at = (whole + 1) * 4
    const put = (row * size.width + column) * 4
    let rest = 0
    for (let k = 3; k >= 0; k--) {
      const sum =
        (mixed[at + k] ?? 0) * a +
        (mixed[at + k + 4] ?? 0) * b +
        (mixed[at + k + 8] ?? 0) * c +
        (mixed[at + k + 12] ?? 0) * d
      if (k === 3) rest = 1 - Math.min(1, sum / 255)
      frame[put + k] = k === 3 ? 255 : sum + (frame[put + k] ?? 0) * rest
    }
  }
}
