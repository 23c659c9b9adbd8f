import { cross, dot, unit, type Frame, type Vec } from '../animals/volume'
import { add } from '../people/skeleton'

/** Three axes as rows of nine numbers: x, y, z. */
export type Turn = readonly [x: Vec, y: Vec, z: Vec]

/** A map of space: a matrix by rows and what is added. */
export type Affine = { m: Float64Array; t: Vec }

export const still: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** The axes of a frame. */
export function axesOfFrame({ x, y, z }: Frame): Turn {
  return [x, y, z]
}

/** Axes whose first is `along` and whose third is as near to `side` as can be. */
export function basis(along: Vec, side: Vec): Turn {
  const x = unit(along)
  const z = unit(add(side, x, -dot(x, side)))
  return [x, cross(z, x), z]
}

/** The map that takes the axes `from` to the axes `to`, `long` times as long along the first. */
export function between(from: Turn, to: Turn, long = 1): Float64Array {
  const m = new Float64Array(9)
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      m[row * 3 + column] =
        (to[0][row] ?? 0) * long * (from[0][column] ?? 0) +
        (to[1][row] ?? 0) * (from[1][column] ?? 0) +
        (to[2][row] ?? 0) * (from[2][column] ?? 0)
  return m
}

/** A direction under a matrix. */
export function turned(m: Float64Array, v: Vec): Vec {
  const row = (at: number): number =>
    (m[at] ?? 0) * v[0] + (m[at + 1] ?? 0) * v[1] + (m[at + 2] ?? 0) * v[2]
  return [row(0), row(3), row(6)]
}

/** The map with a matrix that takes the point `from` to the point `to`. */
export function pinned(m: Float64Array, from: Vec, to: Vec): Affine {
  const moved = turned(m, from)
  return { m, t: [to[0] - moved[0], to[1] - moved[1], to[2] - moved[2]] }
}

/** A point under a map. */
export function mapped({ m, t }: Affine, v: Vec): Vec {
  const [x, y, z] = turned(m, v)
  return [x + t[0], y + t[1], z + t[2]]
}

/** A turn by an angle around an axis of length 1. */
export function spin(axis: Vec, angle: number): Float64Array {
  const [x, y, z] = axis
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const k = 1 - c
  return Float64Array.of(
    c + x * x * k,
    x * y * k - z * s,
    x * z * k + y * s,
    y * x * k + z * s,
    c + y * y * k,
    y * z * k - x * s,
    z * x * k - y * s,
    z * y * k + x * s,
    c + z * z * k,
  )
}

/** `a` after `b`. */
export function times(a: Float64Array, b: Float64Array): Float64Array {
  const m = new Float64Array(9)
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      let sum = 0
      for (let k = 0; k < 3; k++) sum += (a[row * 3 + k] ?? 0) * (b[k * 3 + column] ?? 0)
      m[row * 3 + column] = sum
    }
  return m
}

/** A share of the way from one turn to another. */
export function partly(from: Float64Array, to: Float64Array, share: number): Float64Array {
  // The turn between them: `to` times the transposed `from`.
  const back = Float64Array.from(
    { length: 9 },
    (_, i) => from[(i % 3) * 3 + Math.floor(i / 3)] ?? 0,
  )
  const way = times(to, back)
  const [xx, yy, zz] = [way[0] ?? 0, way[4] ?? 0, way[8] ?? 0]
  const cos = Math.max(-1, Math.min(1, (xx + yy + zz - 1) / 2))
  const angle = Math.acos(cos)
  if (angle < 1e-5) return to
  const axis = unit([
    (way[7] ?? 0) - (way[5] ?? 0),
    (way[2] ?? 0) - (way[6] ?? 0),
    (way[3] ?? 0) - (way[1] ?? 0),
  ])
  return times(spin(axis, angle * share), from)
}

/** The least turn that takes one direction to another. */
export function swing(from: Vec, to: Vec): Float64Array {
  const [a, b] = [unit(from), unit(to)]
  const axis = cross(a, b)
  const sine = Math.hypot(...axis)
  if (sine < 1e-6) return Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1)
  return spin(unit(axis), Math.atan2(sine, dot(a, b)))
}
