import { mix } from '../../kit/colour'
import { between, seeded } from '../../kit/random'
import { foliage, limb, tonesOf, type Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'

/** A tree over the coffee: where it stands, how tall, how far, how it leans, what its leaf is like. */
export type ShadeTree = {
  at: Point
  size: number
  far: number
  /** How far its top stands beside its foot, as a share of its height. */
  lean: number
  /** Where the stem parts into boughs, as a share of its height. */
  fork: number
  /** Where each bough ends beside the stem and above the foot, as shares of the height. */
  boughs: readonly (readonly [side: number, up: number])[]
  leaf: string
  bark: string
  seed: number
}

/** Tall trees that let the sun through: a stem that parts into boughs, a crown in masses of leaf. */
export function shadeTree(stage: Stage, tree: ShadeTree): void {
  const { pen, light } = stage
  const { size, far, lean, fork } = tree
  const [x, y] = tree.at
  const random = seeded(tree.seed)
  const bark = tonesOf(tree.bark, light, far)
  const wide = size * 0.05
  const part: Point = [x + lean * size * fork, y - size * fork]
  const ends = tree.boughs.map(([side, up]): Point => [x + side * size, y - size * up])
  // The crown behind the boughs is in shade; what lies before them takes the sun.
  for (const [ex, ey] of ends) mass(stage, [ex, ey + size * 0.03], size * 0.3, tree, random, 0.35)
  // Side boughs grow out of the stem below its top; the middle one goes on where the stem ends.
  const middle = Math.floor(ends.length / 2)
  const bough = (k: number, from: Point, thick: number): void => {
    const end = ends[k]
    if (!end) return
    const over: Point = [
      from[0] + (end[0] - from[0]) * 0.34,
      from[1] + (end[1] - from[1]) * (0.6 + 0.1 * (k % 2)),
    ]
    limb(pen, from, over, end, { from: wide * thick, to: wide * 0.13 }, bark, light)
  }
  const low: Point = [x + lean * size * fork * 0.94, part[1] + size * 0.035]
  for (const k of ends.keys()) if (k !== middle) bough(k, low, 0.52)
  limb(
    pen,
    [x, y],
    [x + lean * size * fork * 0.25, y - size * fork * 0.5],
    part,
    { from: wide, to: wide * 0.7 },
    bark,
    light,
  )
  bough(middle, [part[0], part[1] + size * 0.012], 0.58)
  // The roots spread a little where the stem meets the earth.
  for (const side of [-1, 1])
    limb(
      pen,
      [x + side * wide * 0.85, y + wide * 0.12],
      [x + side * wide * 0.32, y - wide * 0.1],
      [x + side * wide * 0.2, y - wide * 1.6],
      { from: wide * 0.3, to: wide * 0.5 },
      bark,
      light,
    )
  for (const [k, [ex, ey]] of ends.entries())
    for (let i = 0; i < 4; i++) {
      const turn = k * 1.7 + i * 1.65
      const off = size * between(random, 0.04, 0.13)
      const at: Point = [ex + Math.cos(turn) * off * 1.3, ey + Math.sin(turn) * off * 0.55]
      mass(stage, at, size * between(random, 0.12, 0.21), tree, random, 1)
    }
}

/** One mass of leaves; `sun` from 0, in shade, to 1. */
function mass(
  { pen, light }: Stage,
  [x, y]: Point,
  wide: number,
  { leaf, far, size }: ShadeTree,
  random: () => number,
  sun: number,
): void {
  foliage(
    pen,
    { x, y, width: wide, height: wide * between(random, 0.5, 0.68) },
    { ...light, strength: light.strength * sun },
    random,
    {
      base: sun < 1 ? mix(leaf, '#24452f', 0.45) : leaf,
      distance: far,
      dab: Math.max(4, size * between(random, 0.009, 0.014)),
      density: sun < 1 ? 0.7 : 0.62,
    },
  )
}
