import type { Vec } from '../animals/volume'

/** What a place of a surface is like: its colour in light (0 to 1, squared), and how it takes light. */
export type Paint = {
  colour: [number, number, number]
  /** How much it shines, 0 to 1. */
  gloss: number
  /** How much sun comes through it from behind, 0 to 1. */
  through: number
}

/** Colours a surface: `u` runs along it from 0 to 1, `v` across it from -1 to 1. */
export type Skin = (u: number, v: number, isUpper: boolean, out: Paint) => void

/**
 * A surface of rows and columns of points in pixels of the picture: x right, y down, z toward the
 * painter. A thin one, such as a leaf, is seen from both sides.
 */
export type Form = {
  rows: number
  columns: number
  points: Float32Array
  normals: Float32Array
  skin: Skin
  isThin: boolean
  /** Where nothing is left of it: a bite, a hole. */
  isGone?: (u: number, v: number) => boolean
}

export const add = (a: Vec, b: Vec, share = 1): Vec => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
]

/** The direction turned around an axis of length 1. */
export function turned(v: Vec, axis: Vec, angle: number): Vec {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const along = (v[0] * axis[0] + v[1] * axis[1] + v[2] * axis[2]) * (1 - c)
  return [
    v[0] * c + (axis[1] * v[2] - axis[2] * v[1]) * s + axis[0] * along,
    v[1] * c + (axis[2] * v[0] - axis[0] * v[2]) * s + axis[1] * along,
    v[2] * c + (axis[0] * v[1] - axis[1] * v[0]) * s + axis[2] * along,
  ]
}

/** A colour as light: squared, so that mixtures are bright as real ones are. */
export function lightOfColour(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [((value >> 16) / 255) ** 2, (((value >> 8) & 255) / 255) ** 2, ((value & 255) / 255) ** 2]
}

/** Mixes a colour into the paint. */
export function mixIn(out: Paint, colour: Vec, share: number): void {
  const { colour: own } = out
  own[0] += (colour[0] - own[0]) * share
  own[1] += (colour[1] - own[1]) * share
  own[2] += (colour[2] - own[2]) * share
}

/** A surface from a function of its rows and columns; its normals follow from its points. */
export function formOf(
  rows: number,
  columns: number,
  at: (row: number, column: number) => Vec,
  rest: Pick<Form, 'skin' | 'isThin' | 'isGone'>,
  isRound = false,
): Form {
  const points = new Float32Array(rows * columns * 3)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      points.set(at(row, column), (row * columns + column) * 3)
  const normals = new Float32Array(points.length)
  const value = (row: number, column: number, axis: number): number =>
    points[(row * columns + column) * 3 + axis] ?? 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [above, below] = [Math.max(0, row - 1), Math.min(rows - 1, row + 1)]
      // The first and the last column of a round thing are the same.
      const left = column > 0 ? column - 1 : isRound ? columns - 2 : 0
      const right = column < columns - 1 ? column + 1 : isRound ? 1 : columns - 1
      const along = [0, 1, 2].map((axis) => value(below, column, axis) - value(above, column, axis))
      const across = [0, 1, 2].map((axis) => value(row, right, axis) - value(row, left, axis))
      const [a = 0, b = 0, c = 0] = along
      const [d = 0, e = 0, f = 0] = across
      const normal: Vec = [b * f - c * e, c * d - a * f, a * e - b * d]
      const size = Math.hypot(...normal) || 1
      normals.set(
        normal.map((part) => part / size),
        (row * columns + column) * 3,
      )
    }
  return { rows, columns, points, normals, ...rest }
}
