import type { Solid } from '../animals/field'
import type { Pen, Place } from '../types'

/** The part of a figure that is in the picture, in the figure's units, and pixels per unit. */
export type SheetMeasures = {
  left: number
  high: number
  scale: number
  width: number
  height: number
  near: number
}

/** Measures of the sheet a figure is painted on; nothing when it is outside of the picture. */
export function sheetFor(
  pen: Pen,
  solids: readonly Solid[],
  place: Place,
  size: number,
): SheetMeasures | undefined {
  let [left, right, low, high, near] = [99, -99, 99, -99, -99]
  for (const { box } of solids) {
    left = Math.min(left, box[0])
    right = Math.max(right, box[1])
    low = Math.min(low, box[2])
    high = Math.max(high, box[3])
    near = Math.max(near, box[5])
  }
  const { a, b, c, d, e, f } = pen.getTransform()
  if (b === 0 && c === 0 && a > 0 && d > 0) {
    // Only what the canvas shows is worked out: a portrait is much larger than the picture.
    const { width, height } = pen.canvas
    left = Math.max(left, ((0 - e) / a - place.x) / size - 0.01)
    right = Math.min(right, ((width - e) / a - place.x) / size + 0.01)
    high = Math.min(high, (place.y - (0 - f) / d) / size + 0.01)
    low = Math.max(low, (place.y - (height - f) / d) / size - 0.01)
  }
  if (left >= right || low >= high) return undefined
  const area = (right - left) * (high - low) * size * size
  // Small figures are painted finer and reduced; big ones need no more than the brush shows.
  const fine =
    size < 110
      ? 2
      : size < 190
        ? 1.5
        : size < 330
          ? 1.15
          : Math.max(0.42, Math.min(1, Math.sqrt(190000 / area)))
  const scale = size * fine
  return {
    left,
    high,
    scale,
    near,
    width: Math.ceil((right - left) * scale) + 1,
    height: Math.ceil((high - low) * scale) + 1,
  }
}
