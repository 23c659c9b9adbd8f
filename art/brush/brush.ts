import { blurred, field, flow, halved, luminance, type Field } from './brush-field'
import { finish } from './brush-finish'
import { lay, type Sheet, type Stroke } from './brush-stroke'
import { seeded, smoothNoise, type Noise } from '../kit/random'
import type { Random } from '../kit/types'
import type { Underpainting } from '../underpaint'

/** Goes into the hash of every picture: raise it when the strokes change. */
export const brushVersion = 2

type Brush = {
  /** Size on a picture of 1600 x 1200; a stroke is a little wider. */
  size: number
  /** Mean difference of colour that calls for a stroke. */
  threshold: number
  opacity: number
  jitter: number
  /** How much detail or focus a place needs before this brush goes there. */
  asks: number
  longest: number
}

const brushes: readonly Brush[] = [
  { size: 56, threshold: 0, opacity: 1, jitter: 9, asks: 0, longest: 8 },
  { size: 28, threshold: 15, opacity: 0.96, jitter: 9, asks: 0, longest: 9 },
  { size: 13, threshold: 11, opacity: 0.95, jitter: 7, asks: 0, longest: 10 },
  { size: 6, threshold: 12, opacity: 0.95, jitter: 5, asks: 0.12, longest: 10 },
  { size: 3, threshold: 13, opacity: 0.97, jitter: 3, asks: 0.4, longest: 10 },
]

/** For pictures with faces, where they are. */
const finest: Brush = { size: 1.7, threshold: 9, opacity: 0.95, jitter: 2, asks: 0.9, longest: 8 }

const margin = 32
const ground = [206, 178, 132] as const

/**
 * Paints a picture over with curved strokes, coarse to fine, after A. Hertzmann, "Painterly
 * Rendering with Curved Brush Strokes of Multiple Sizes", SIGGRAPH 1998. The same input gives the
 * same bytes (three a pixel).
 */
export function paint(under: Underpainting, seed: number): Buffer {
  const random = seeded(seed ^ 0x5eed)
  const picture = framed(under)
  const asked = attention(picture, under)
  const sheet = primed(picture)
  const wander = smoothNoise(random)
  const scale = Math.min(1.15, Math.max(0.75, Math.sqrt(under.width * under.height) / 1386))
  for (const brush of under.fine ? [...brushes, finest] : brushes) {
    const size = brush.size * scale
    const goal = blurred(picture, size * 0.4)
    const way = flow(luminance(halved(goal)), Math.max(1.5, size * 0.3))
    const layer: Layer = { brush, size, goal, way, asked, wander, sheet, random }
    for (const [x, y] of starts(layer)) lay(sheet, trace(layer, x, y), random)
  }
  return finish(sheet, margin, random)
}

type Layer = {
  brush: Brush
  size: number
  goal: Field
  /** Directions at half size. */
  way: Field
  /** Attention at a quarter of the size. */
  asked: Field
  wander: Noise
  sheet: Sheet
  random: Random
}

/** The picture with its borders mirrored outward, so that strokes run off the edge. */
function framed({ width, height, pixels }: Underpainting): Field {
  const result = field(width + margin * 2, height + margin * 2, 3)
  const mirror = (at: number, end: number): number =>
    at < 0 ? -at : at >= end ? 2 * end - 2 - at : at
  for (let y = 0; y < result.height; y++) {
    const row = mirror(y - margin, height) * width
    for (let x = 0; x < result.width; x++) {
      const from = (row + mirror(x - margin, width)) * 4
      const to = (y * result.width + x) * 3
      for (let k = 0; k < 3; k++) result.data[to + k] = pixels[from + k] ?? 0
    }
  }
  return result
}

/** Where fine brushes go: where there is detail, and most where the scene put its focus. */
function attention(picture: Field, under: Underpainting): Field {
  const light = luminance(halved(halved(picture)))
  const { width, height, data } = light
  const map = field(width, height, 1)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const across = (data[i + 1] ?? 0) - (data[i - 1] ?? 0)
      const down = (data[i + width] ?? 0) - (data[i - width] ?? 0)
      map.data[i] = Math.min(1, Math.hypot(across, down) / 60)
    }
  }
  const soft = blurred(map, 3)
  const { focus } = under
  for (let i = 0; i < soft.data.length; i++) {
    const x = Math.min(under.width - 1, Math.max(0, (i % width) * 4 - margin))
    const y = Math.min(under.height - 1, Math.max(0, Math.floor(i / width) * 4 - margin))
    const detail = Math.min(0.75, (soft.data[i] ?? 0) * 2.2)
    soft.data[i] = focus ? Math.max(detail * 0.9, (focus[y * under.width + x] ?? 0) / 255) : detail
  }
  return soft
}

/** A toned canvas: the picture's broad masses over ochre, so that no gap between strokes glares. */
function primed(picture: Field): Sheet {
  const colour = blurred(picture, 24)
  for (let i = 0; i < colour.data.length; i++) {
    colour.data[i] = (colour.data[i] ?? 0) * 0.7 + (ground[i % 3] ?? 0) * 0.3
  }
  const count = picture.width * picture.height
  return { colour, relief: new Float32Array(count), touched: new Int32Array(count), strokes: 0 }
}

/** Where strokes begin: the worst pixel of every cell that is off by too much, in random order. */
function starts({ brush, size, goal, asked, sheet, random }: Layer): [number, number][] {
  const cell = Math.max(3, Math.round(size * 0.8))
  const { width, height } = goal
  const found: [number, number, number][] = []
  for (let top = 0; top < height; top += cell) {
    for (let left = 0; left < width; left += cell) {
      const asks = attentionAt(asked, left + cell / 2, top + cell / 2)
      if (asks < brush.asks) continue
      const threshold = brush.threshold * (1.25 - 0.7 * asks)
      const [sum, x, y] = worst(goal, sheet.colour, left, top, cell)
      if (sum > threshold || brush.threshold === 0) found.push([random(), x, y])
    }
  }
  found.sort((one, other) => one[0] - other[0])
  return found.map(([, x, y]) => [x, y])
}

function worst(
  goal: Field,
  colour: Field,
  left: number,
  top: number,
  cell: number,
): [number, number, number] {
  let [sum, count, most, bestX, bestY] = [0, 0, -1, left, top]
  const stride = cell > 8 ? 2 : 1
  for (let y = top; y < Math.min(goal.height, top + cell); y += stride) {
    for (let x = left; x < Math.min(goal.width, left + cell); x += stride) {
      const off = difference(goal, colour, (y * goal.width + x) * 3)
      sum += off
      count += 1
      if (off > most) [most, bestX, bestY] = [off, x, y]
    }
  }
  return [sum / count, bestX, bestY]
}

function difference(one: Field, other: Field, i: number): number {
  return Math.hypot(
    (one.data[i] ?? 0) - (other.data[i] ?? 0),
    (one.data[i + 1] ?? 0) - (other.data[i + 1] ?? 0),
    (one.data[i + 2] ?? 0) - (other.data[i + 2] ?? 0),
  )
}

function attentionAt(asked: Field, x: number, y: number): number {
  const column = Math.min(asked.width - 1, Math.max(0, Math.round(x / 4)))
  const row = Math.min(asked.height - 1, Math.max(0, Math.round(y / 4)))
  return asked.data[row * asked.width + column] ?? 0
}

/** Follows the forms from a point on, until the colour no longer fits or the brush is empty. */
function trace(layer: Layer, startX: number, startY: number): Stroke {
  const { brush, size, goal, sheet, random, asked } = layer
  const { width, height } = goal
  const from = (startY * width + startX) * 3
  const [red, green, blue] = [
    goal.data[from] ?? 0,
    goal.data[from + 1] ?? 0,
    goal.data[from + 2] ?? 0,
  ]
  const points = [startX, startY]
  let [x, y, alongX, alongY] = [startX, startY, 0, 0]
  const stride = size * 0.9
  for (let k = 1; k < brush.longest; k++) {
    const column = Math.min(width - 1, Math.max(0, Math.round(x)))
    const row = Math.min(height - 1, Math.max(0, Math.round(y)))
    const i = (row * width + column) * 3
    const off = Math.hypot(
      (goal.data[i] ?? 0) - red,
      (goal.data[i + 1] ?? 0) - green,
      (goal.data[i + 2] ?? 0) - blue,
    )
    if (k > 2 && difference(goal, sheet.colour, i) < off) break
    if (k > 1 && off > 46) break
    ;[alongX, alongY] = heading(layer, column, row, alongX, alongY)
    x += alongX * stride
    y += alongY * stride
    if (x < -size || y < -size || x > width + size || y > height + size) break
    points.push(x, y)
  }
  if (points.length === 2)
    points.push(startX + alongX * size * 0.4 + 0.5, startY + alongY * size * 0.4)
  const calm = 1 - 0.55 * attentionAt(asked, startX, startY)
  const shift = (random() - 0.5) * 2 * brush.jitter * calm
  const warm = (random() - 0.5) * brush.jitter * calm
  return {
    points,
    width: size * (1.25 + 0.3 * random()),
    colour: [red + shift + warm, green + shift, blue + shift - warm],
    opacity: brush.opacity,
    jitter: brush.jitter * 0.8,
  }
}

function heading(
  { way, wander, size }: Layer,
  column: number,
  row: number,
  alongX: number,
  alongY: number,
): [number, number] {
  const at =
    (Math.min(way.height - 1, row >> 1) * way.width + Math.min(way.width - 1, column >> 1)) * 3
  const clear = way.data[at + 2] ?? 0
  // Without a form to follow the hand swings gently about the horizontal.
  const idle = wander(column / 210 + size, row / 130) * 1 - 0.1
  const share = Math.min(1, clear * 2.2)
  let [x, y] = [way.data[at] ?? 1, way.data[at + 1] ?? 0]
  const [idleX, idleY] = [Math.cos(idle), Math.sin(idle)]
  if (x * idleX + y * idleY < 0) [x, y] = [-x, -y]
  x = x * share + idleX * (1 - share)
  y = y * share + idleY * (1 - share)
  if (x * alongX + y * alongY < 0) [x, y] = [-x, -y]
  x = x * 0.55 + alongX * 0.45
  y = y * 0.55 + alongY * 0.45
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}
