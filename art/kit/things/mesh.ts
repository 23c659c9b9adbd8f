import { cross, direction, outward, unit, type Frame, type Vec, frameAt } from '../animals/volume'

/** How a face is coloured: one colour and a pattern across it. */
export type Surface = {
  colour: string
  pattern?:
    | 'mabati'
    | 'planks'
    | 'slats'
    | 'thatch'
    | 'mud'
    | 'stone'
    | 'canvas'
    | 'weave'
    | 'bars'
    | 'glass'
    | 'stripes'
    | 'net'
  /** Second colour of the pattern. */
  second?: string
  /** Strength of the shine, 0 to 1. */
  gloss?: number
  /** A light of its own (window, lamp, fire): takes no shade. */
  glow?: boolean
  /** Seen from both sides and let light through a little: cloth, foil. */
  thin?: boolean
}

/** A flat piece with four corners (a triangle repeats its last), in metres. */
export type Face = {
  corners: readonly [Vec, Vec, Vec, Vec]
  normals: readonly [Vec, Vec, Vec, Vec] | undefined
  surface: Surface
  /** Lengths of its sides, for the pattern. */
  wide: number
  tall: number
}

export function plain(colour: string, gloss = 0): Surface {
  return { colour, gloss }
}

/** A thing of flat and turned pieces in metres: x to its front, y up, z toward the painter. */
export class Mesh {
  readonly faces: Face[] = []
  private frame: Frame = { at: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }

  /** Builds in a space of its own, moved and turned. */
  at(at: Vec, turn: { pitch?: number; yaw?: number; roll?: number }, build: () => void): void {
    const outer = this.frame
    const inner = frameAt(at, turn)
    this.frame = {
      at: outward(outer, inner.at),
      x: direction(outer, inner.x),
      y: direction(outer, inner.y),
      z: direction(outer, inner.z),
    }
    build()
    this.frame = outer
  }

  /** Four corners in order; u runs from a to b, v from a to d. */
  quad(
    a: Vec,
    b: Vec,
    c: Vec,
    d: Vec,
    surface: Surface,
    normals?: readonly [Vec, Vec, Vec, Vec],
  ): void {
    const place = (v: Vec): Vec => outward(this.frame, v)
    const turn = (v: Vec): Vec => direction(this.frame, v)
    this.faces.push({
      corners: [place(a), place(b), place(c), place(d)],
      normals: normals && [turn(normals[0]), turn(normals[1]), turn(normals[2]), turn(normals[3])],
      surface,
      wide: Math.max(length(a, b), length(d, c)),
      tall: Math.max(length(a, d), length(b, c)),
    })
  }

  triangle(a: Vec, b: Vec, c: Vec, surface: Surface): void {
    this.quad(a, b, c, c, surface)
  }

  /** A box from its low middle: length along x, height, depth along z. */
  box([x, y, z]: Vec, [l, h, d]: Vec, surface: Surface, top: Surface = surface): void {
    const [x0, x1, y0, y1, z0, z1] = [x - l / 2, x + l / 2, y, y + h, z - d / 2, z + d / 2]
    this.quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], surface)
    this.quad([x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0], surface)
    this.quad([x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1], surface)
    this.quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0], surface)
    this.quad([x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0], top)
    this.quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], surface)
  }

  /** A body turned around the y axis: its outline from bottom to top as radius and height. */
  turned(
    [x, y, z]: Vec,
    outline: readonly (readonly [r: number, y: number])[],
    surface: Surface,
    sides = 22,
  ): void {
    for (let row = 0; row + 1 < outline.length; row++) {
      const [low, high] = [outline[row], outline[row + 1]]
      if (!low || !high) continue
      const slope = Math.atan2(low[0] - high[0], high[1] - low[1])
      for (let i = 0; i < sides; i++) {
        const [a, b] = [(i / sides) * Math.PI * 2, ((i + 1) / sides) * Math.PI * 2]
        const point = (turn: number, [r, h]: readonly [number, number]): Vec => [
          x + Math.cos(turn) * r,
          y + h,
          z - Math.sin(turn) * r,
        ]
        const normal = (turn: number): Vec => [
          Math.cos(turn) * Math.cos(slope),
          Math.sin(slope),
          -Math.sin(turn) * Math.cos(slope),
        ]
        this.quad(point(a, low), point(b, low), point(b, high), point(a, high), surface, [
          normal(a),
          normal(b),
          normal(b),
          normal(a),
        ])
      }
    }
  }

  /** A round bar between two points. */
  bar(a: Vec, b: Vec, r: number, surface: Surface, sides = 8, end = r): void {
    const way: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const l = Math.hypot(...way) || 1
    const w: Vec = [way[0] / l, way[1] / l, way[2] / l]
    const aid: Vec = Math.abs(w[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]
    const u = unit(cross(w, aid))
    const v = cross(w, u)
    const ring = (turn: number): Vec => [
      u[0] * Math.cos(turn) + v[0] * Math.sin(turn),
      u[1] * Math.cos(turn) + v[1] * Math.sin(turn),
      u[2] * Math.cos(turn) + v[2] * Math.sin(turn),
    ]
    for (let i = 0; i < sides; i++) {
      const [n, m] = [ring((i / sides) * Math.PI * 2), ring(((i + 1) / sides) * Math.PI * 2)]
      const out = (p: Vec, q: Vec, s: number): Vec => [
        p[0] + q[0] * s,
        p[1] + q[1] * s,
        p[2] + q[2] * s,
      ]
      this.quad(out(a, n, r), out(a, m, r), out(b, m, end), out(b, n, end), surface, [n, m, m, n])
      this.triangle(a, out(a, n, r), out(a, m, r), surface)
      this.triangle(b, out(b, n, end), out(b, m, end), surface)
    }
  }

  /** A wheel in the x-y plane. */
  wheel([x, y, z]: Vec, r: number, thick: number, tyre: Surface, rim: Surface): void {
    const sides = 26
    for (let i = 0; i < sides; i++) {
      const [a, b] = [(i / sides) * Math.PI * 2, ((i + 1) / sides) * Math.PI * 2]
      const p = (turn: number, radius: number, dz: number): Vec => [
        x + Math.cos(turn) * radius,
        y + Math.sin(turn) * radius,
        z + dz,
      ]
      const [na, nb]: [Vec, Vec] = [
        [Math.cos(a), Math.sin(a), 0],
        [Math.cos(b), Math.sin(b), 0],
      ]
      this.quad(
        p(a, r, thick / 2),
        p(b, r, thick / 2),
        p(b, r, -thick / 2),
        p(a, r, -thick / 2),
        tyre,
        [na, nb, nb, na],
      )
      for (const side of [1, -1]) {
        const dz = (thick / 2) * side
        this.quad(p(a, r, dz), p(b, r, dz), p(b, r * 0.62, dz), p(a, r * 0.62, dz), tyre)
        this.quad(
          p(a, r * 0.62, dz * 0.8),
          p(b, r * 0.62, dz * 0.8),
          p(b, r * 0.16, dz * 1.05),
          p(a, r * 0.16, dz * 1.05),
          rim,
        )
        this.triangle(
          p(a, r * 0.16, dz * 1.05),
          p(b, r * 0.16, dz * 1.05),
          [x, y, z + dz * 1.2],
          tyre,
        )
      }
    }
  }

  /** A ridged roof along x over a rectangle, with eaves. */
  gable([x, y, z]: Vec, [l, h, d]: Vec, surface: Surface, wall?: Surface): void {
    const [x0, x1, z0, z1] = [x - l / 2, x + l / 2, z - d / 2, z + d / 2]
    const t = 0.07
    for (const [side, up] of [
      [z1, 0],
      [z0, 0],
      [z1, -t],
      [z0, -t],
    ] as const)
      this.quad(
        [x0, y + up, side],
        [x1, y + up, side],
        [x1, y + h + up, z],
        [x0, y + h + up, z],
        surface,
      )
    for (const end of [x0, x1])
      for (const side of [z0, z1])
        this.quad(
          [end, y - t, side],
          [end, y, side],
          [end, y + h, z],
          [end, y + h - t, z],
          plain('#7a6a58'),
        )
    if (!wall) return
    const k = 1 - 0.35 / (d / 2)
    for (const end of [x0 + 0.35, x1 - 0.35])
      this.triangle(
        [end, y - t, z - (d / 2) * k],
        [end, y - t, z + (d / 2) * k],
        [end, y + h * k, z],
        wall,
      )
  }
}

function length(a: Vec, b: Vec): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
