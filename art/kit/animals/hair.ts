import type { Pen, Random } from '../types'
import type { Solid } from './field'
import { direction, dot, type Vec } from './volume'

/** What was found behind each pixel of the sheet. */
export type Relief = {
  width: number
  height: number
  depth: Float32Array
  colour: Float32Array
  normal: Float32Array
  solids: (Solid | undefined)[]
}

type Sitting = {
  cornerX: number
  cornerY: number
  /** Rows of the canvas at which the withers and the feet stand. */
  top: number
  foot: number
  /** Pixels of the sheet for one of the canvas. */
  fine: number
  size: number
  long: number
  /** From the animal's space into the painter's. */
  flow: (v: Vec) => Vec
}

/** Length of the hair on a part against that of the trunk; parts that are not named have none. */
const LONG: Readonly<Record<string, number>> = {
  body: 1,
  thigh: 0.95,
  neck: 0.9,
  head: 0.3,
  leg: 0.22,
  tail: 1.2,
  ear: 0.25,
  dewlap: 0.6,
  beard: 1.5,
}

/** Draws the coat: strokes that follow the lie of the hair, over the edge of the form here and there. */
export function hairs(
  pen: Pen,
  { width, height, depth, colour, normal, solids }: Relief,
  random: Random,
  { cornerX, cornerY, top, foot, fine, size, long, flow }: Sitting,
): void {
  // A hair is as thick as the finest brush still shows.
  const thick = Math.max(1.5, Math.min(6, size * 0.0095))
  const gap = Math.max(2.2, thick * 1.2) * fine
  const starts: (readonly [number, number])[] = []
  for (let y = 0; y < height; y += gap)
    for (let x = 0; x < width; x += gap)
      starts.push([Math.floor(x + random() * gap), Math.floor(y + random() * gap)])
  const rising = (row: number): number => 1 - (cornerY + row / fine - top) / (foot - top)
  for (const [column, row] of shuffled(starts, random)) {
    const [chance, bend, shift, wide] = [random(), random() - 0.5, random() - 0.5, random()]
    if (column >= width || row >= height) continue
    const index = row * width + column
    const solid = solids[index]
    const length = solid ? (LONG[solid.part] ?? 0) : 0
    if (!solid || length === 0) continue
    const n: Vec = [normal[index * 3] ?? 0, normal[index * 3 + 1] ?? 0, normal[index * 3 + 2] ?? 0]
    const lie = flow(lieOf(solid.part, solid.bone.frame.x, solid, n))
    const off = dot(lie, n)
    const [dx, dy] = [lie[0] - n[0] * off, lie[1] - n[1] * off]
    // Short below the thighs, so that the leg keeps its line.
    const rise = solid.part === 'thigh' ? Math.max(0.2, Math.min(1, rising(row) * 2.4 - 0.75)) : 1
    const steps = length * rise * long * size * (0.55 + 0.75 * chance)
    const thin = solid.part === 'head' || solid.part === 'leg' ? 0.72 : 1
    const reachOf = (share: number): number => {
      const at =
        Math.floor(row - dy * steps * share * fine) * width +
        Math.floor(column + dx * steps * share * fine)
      const there = depth[at] ?? -99
      return there > (depth[index] ?? 0) + 0.04 ? 0 : 1
    }
    if (!reachOf(1) || !reachOf(0.5)) continue
    const hue = (k: 0 | 1 | 2): number => colour[index * 3 + k] ?? 0
    const [r, g, b] = [hue(0), hue(1), hue(2)]
    const value = (r + g + b) / 765
    // Much play in the light, little in the shade.
    const play = 1 + shift * (0.16 + 0.3 * Math.min(1, value * 1.2)) * (thin < 1 ? 0.5 : 1)
    pen.fillStyle = `rgba(${(r * play) | 0},${(g * play) | 0},${(b * (play * 0.985)) | 0},${
      0.45 + 0.4 * wide
    })`
    const [x, y] = [cornerX + (column + 0.5) / fine, cornerY + (row + 0.5) / fine]
    lock(pen, x, y, dx * steps, -dy * steps, bend, thick * (0.45 + 0.75 * wide) * thin)
  }
}

/** One lock of hair, from its root to its thin end. */
function lock(
  pen: Pen,
  x: number,
  y: number,
  dx: number,
  dy: number,
  bend: number,
  wide: number,
): void {
  const long = Math.hypot(dx, dy) || 1
  const [sx, sy] = [(-dy / long) * wide * 0.5, (dx / long) * wide * 0.5]
  const [mx, my] = [x + dx * 0.5 - dy * bend * 0.3, y + dy * 0.5 + dx * bend * 0.3]
  pen.beginPath()
  pen.moveTo(x - dx * 0.12, y - dy * 0.12)
  pen.quadraticCurveTo(x + dx * 0.15 + sx * 1.6, y + dy * 0.15 + sy * 1.6, mx + sx, my + sy)
  pen.lineTo(x + dx, y + dy)
  pen.lineTo(mx - sx, my - sy)
  pen.quadraticCurveTo(
    x + dx * 0.15 - sx * 1.6,
    y + dy * 0.15 - sy * 1.6,
    x - dx * 0.12,
    y - dy * 0.12,
  )
  pen.fill()
}

function lieOf(
  part: string,
  headAxis: Vec,
  solid: { bone: { a: Vec; b: Vec; frame: { x: Vec; y: Vec } } },
  n: Vec,
): Vec {
  const { a, b, frame } = solid.bone
  if (part === 'head') return [-headAxis[0], -headAxis[1], -headAxis[2]]
  if (part === 'leg' || part === 'thigh') return [-0.25, -0.95, 0]
  if (part === 'neck') {
    const along: Vec = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
    const length = Math.hypot(...along) || 1
    return [(along[0] / length) * 0.8, (along[1] / length) * 0.8 - 0.45, along[2] / length]
  }
  if (part === 'ear' || part === 'tail' || part === 'dewlap' || part === 'beard') {
    const along: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const length = Math.hypot(...along) || 1
    return [along[0] / length, along[1] / length, along[2] / length]
  }
  // On the trunk backward along the spine, and down the flanks toward the belly.
  const down = 0.35 + 0.6 * Math.max(0, 1 - Math.abs(n[1]) * 1.2)
  return direction({ at: [0, 0, 0], x: frame.x, y: frame.y, z: [0, 0, 1] }, [-0.85, -down, 0])
}

function shuffled<Item>(items: Item[], random: Random): Item[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [one, other] = [items[i], items[j]]
    if (one !== undefined && other !== undefined) [items[i], items[j]] = [other, one]
  }
  return items
}
