import type { Field } from './brush-field'
import type { Random } from '../kit/types'

/** The picture while it is painted: colour, height of the paint, the stroke that touched last. */
export type Sheet = { colour: Field; relief: Float32Array; touched: Int32Array; strokes: number }

export type Stroke = {
  /** Points of the curve: x and y in turn. */
  points: readonly number[]
  /** Width of the brush in pixels. */
  width: number
  colour: readonly [number, number, number]
  opacity: number
  /** How far the bristles may differ from the colour. */
  jitter: number
}

const step = 0.72

/** Lays one stroke: bristles side by side, a round beginning, a ragged end. */
export function lay(sheet: Sheet, stroke: Stroke, random: Random): void {
  sheet.strokes += 1
  const half = stroke.width / 2
  const bristles = bristlesOf(stroke, random)
  const path = smoothPath(stroke.points)
  const length = path.length / 2
  const reach = length * step
  for (let i = 0; i < length; i++) {
    const before = Math.max(0, i - 2) * 2
    const after = Math.min(length - 1, i + 2) * 2
    const alongX = (path[after] ?? 0) - (path[before] ?? 0)
    const alongY = (path[after + 1] ?? 0) - (path[before + 1] ?? 0)
    const size = Math.hypot(alongX, alongY) || 1
    const travelled = i * step
    const start = Math.min(1, travelled / (half * 0.9))
    const wide = half * Math.sqrt(Math.max(0.12, start * (2 - start)))
    dab(sheet, stroke, bristles, {
      x: path[i * 2] ?? 0,
      y: path[i * 2 + 1] ?? 0,
      normalX: -alongY / size,
      normalY: alongX / size,
      wide,
      half,
      left: reach - travelled,
    })
  }
}

type Bristles = { count: number; shift: Float32Array; load: Float32Array; lift: Float32Array }

function bristlesOf({ width, jitter }: Stroke, random: Random): Bristles {
  const count = Math.max(3, Math.min(11, Math.round(width / 2.6)))
  const values = (make: () => number): Float32Array =>
    Float32Array.from({ length: count + 2 }, make)
  return {
    count,
    shift: values(() => (random() - 0.5) * 2 * jitter),
    load: values(() => 0.45 + 0.55 * random()),
    lift: values(() => random() * width * 0.55),
  }
}

type Dab = {
  x: number
  y: number
  normalX: number
  normalY: number
  wide: number
  half: number
  left: number
}

function dab(sheet: Sheet, stroke: Stroke, bristles: Bristles, place: Dab): void {
  const { width, height, data } = sheet.colour
  const { relief, touched, strokes } = sheet
  const [red, green, blue] = stroke.colour
  const { x, y, normalX, normalY, wide, half, left } = place
  for (let across = -wide; across <= wide; across += step) {
    const column = Math.round(x + normalX * across)
    const row = Math.round(y + normalY * across)
    if (column < 0 || row < 0 || column >= width || row >= height) continue
    const at = row * width + column
    if (touched[at] === strokes) continue
    const lane = ((across / half) * 0.5 + 0.5) * bristles.count
    const first = lane | 0
    const share = lane - first
    const remaining = left - (bristles.lift[first] ?? 0)
    if (remaining < 0) continue
    touched[at] = strokes
    const edge = Math.min(1, wide - Math.abs(across) + 0.35)
    const cover = stroke.opacity * edge * Math.min(1, 0.35 + remaining * 0.35)
    const shift =
      (bristles.shift[first] ?? 0) * (1 - share) + (bristles.shift[first + 1] ?? 0) * share
    const load = (bristles.load[first] ?? 0) * (1 - share) + (bristles.load[first + 1] ?? 0) * share
    const i = at * 3
    const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]
    data[i] = r + (red + shift - r) * cover
    data[i + 1] = g + (green + shift - g) * cover
    data[i + 2] = b + (blue + shift * 0.9 - b) * cover
    const rim = Math.abs(across) / half
    const body = load + 0.5 * rim * rim
    const old = relief[at] ?? 0
    relief[at] = old + (body - old) * cover
  }
}

/** Points at equal small steps on the curve that rounds the corners of a chain of points. */
function smoothPath(points: readonly number[]): Float32Array {
  const path: number[] = []
  const count = points.length / 2
  const at = (index: number): [number, number] => {
    const held = Math.min(count - 1, Math.max(0, index)) * 2
    return [points[held] ?? 0, points[held + 1] ?? 0]
  }
  for (let i = 0; i < count; i++) {
    const [cornerX, cornerY] = at(i)
    const [beforeX, beforeY] = at(i - 1)
    const [afterX, afterY] = at(i + 1)
    const [fromX, fromY] = [(beforeX + cornerX) / 2, (beforeY + cornerY) / 2]
    const [toX, toY] = [(cornerX + afterX) / 2, (cornerY + afterY) / 2]
    const length =
      Math.hypot(cornerX - fromX, cornerY - fromY) + Math.hypot(toX - cornerX, toY - cornerY)
    const steps = Math.max(1, Math.round(length / step))
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
      path.push(a * fromX + b * cornerX + c * toX, a * fromY + b * cornerY + c * toY)
    }
  }
  return Float32Array.from(path)
}
