import type { Vec } from '../../kit/animals/volume'
import { type Mesh, plain, type Surface } from '../../kit/things/mesh'
import { thing } from '../../kit/things/thing'
import { trim, tyre } from '../../kit/things/vehicle-parts'

const rubber = plain('#3b3835')
const cream = plain('#e6d493', 0.25)
const iron = plain('#4d4a47', 0.15)
const black = plain('#262322', 0.1)
const leather = plain('#3c3029', 0.2)

/** Where the driver sits, and the middle of the steering wheel, in metres. */
export const seat = [-0.36, 1.4] as const
export const steering = [0.16, 1.8] as const
/** Height of the floor, where the driver's feet are. */
export const floor = 1.0

const backAxle = [-0.85, 0.8] as const

/**
 * An open tractor: its back wheels under mudguards, the seat between them. `part: 'near'` is only the
 * near back wheel with its mudguard, to be painted again before the driver.
 */
export const bigTractor = thing<{ colour: string; part: 'near'; turn: number }>(
  { turn: 0.3 },
  (mesh, _random, { colour = '#c23a28', part, turn = 0.3 }) => {
    const paint = plain(colour, 0.5)
    backWheel(mesh, 1, paint)
    if (part !== 'near') {
      backWheel(mesh, -1, paint)
      engine(mesh)
      bonnet(mesh, paint)
      place(mesh)
    }
    foreshorten(mesh, turn)
  },
)

/** Where the painter's eye is, in metres: so far before the middle of the machine, so high. */
const eye = { away: 7.5, high: 0.8 } as const

/** What is nearer to the painter grows away from the height of the eye, what is farther shrinks. */
function foreshorten(mesh: Mesh, turn: number): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const moved = ([x, y, z]: Vec): Vec => {
    const [across, depth] = [x * c - z * s, x * s + z * c]
    const k = eye.away / (eye.away - depth)
    return [across * k * c + depth * s, eye.high + (y - eye.high) * k, depth * c - across * k * s]
  }
  for (const face of mesh.faces) {
    const [a, b, d, e] = face.corners
    face.corners = [moved(a), moved(b), moved(d), moved(e)]
  }
}

/** From back to front in one line: axle, gears, engine and the beam that carries the front wheels. */
function engine(mesh: Mesh): void {
  mesh.bar([-0.85, 0.8, -0.8], [-0.85, 0.8, 0.8], 0.16, iron, 14)
  mesh.box([-0.5, 0.56, 0], [1.2, 0.42, 0.5], iron)
  mesh.box([0.5, 0.6, 0], [1.0, 0.36, 0.4], iron)
  mesh.box([1.25, 0.52, 0], [1.0, 0.54, 0.46], black)
  for (const x of [0.95, 1.16, 1.37, 1.58]) mesh.bar([x, 0.9, 0.2], [x, 0.9, 0.3], 0.07, iron, 10)
  mesh.bar([0.86, 0.66, 0.32], [1.1, 0.66, 0.32], 0.08, plain('#8d8a84', 0.3), 12)
  mesh.bar([1.3, 0.6, 0.27], [1.62, 0.6, 0.27], 0.06, iron, 10)
  mesh.box([1.95, 0.58, 0], [0.5, 0.42, 0.42], iron)
  mesh.box([1.75, 0.46, 0], [0.2, 0.16, 1.24], iron)
  for (const side of [1, -1] as const) {
    mesh.bar([1.75, 0.42, 0.52 * side], [1.75, 0.68, 0.52 * side], 0.06, iron, 10)
    wheel(mesh, [1.75, 0.5, 0.7 * side], { r: 0.5, wide: 0.26, lugs: 16, side })
  }
}

/** A cross-section of the bonnet: where, from which height to which, and half its width. */
type Section = readonly [x: number, low: number, high: number, half: number]

/** The bonnet, rounded over the engine, with louvres and a stripe, a barred face, lamps and exhaust. */
function bonnet(mesh: Mesh, paint: Surface): void {
  const nose: Section = [2.2, 0.88, 1.3, 0.27]
  const sections: readonly Section[] = [
    [0.42, 0.96, 1.6, 0.31],
    [1.5, 0.98, 1.53, 0.3],
    [2.0, 0.96, 1.47, 0.29],
    [2.16, 0.9, 1.4, 0.28],
    nose,
  ]
  const bend = 0.17
  const last = 17
  // Up one side, round over the top and down the other.
  const rim = ([x, low, high, half]: Section, i: number): { at: Vec; out: Vec } => {
    if (i === 0 || i === last) {
      const side = i === 0 ? 1 : -1
      return { at: [x, low, half * side], out: [0, 0, side] }
    }
    const turn = ((i - 1) / (last - 2)) * Math.PI
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return {
      at: [x, high - bend + s * bend, (half - bend) * Math.sign(c) + c * bend],
      out: [0.08, s, c],
    }
  }
  for (const [row, front] of sections.entries())
    for (let i = 0; i < last; i++) {
      const back = sections[row - 1]
      if (!back) {
        mesh.triangle(rim(nose, 0).at, rim(nose, i).at, rim(nose, i + 1).at, paint)
        continue
      }
      const [a, b, c, d] = [rim(back, i), rim(front, i), rim(front, i + 1), rim(back, i + 1)]
      mesh.quad(a.at, b.at, c.at, d.at, paint, [a.out, b.out, c.out, d.out])
    }
  mesh.quad(
    [2.215, 0.93, 0.2],
    [2.215, 0.93, -0.2],
    [2.215, 1.24, -0.19],
    [2.215, 1.24, 0.19],
    black,
  )
  for (let z = -0.16; z < 0.18; z += 0.064)
    mesh.bar([2.22, 0.93, z], [2.22, 1.24, z], 0.011, plain('#a8a49c', 0.4), 6)
  for (const side of [1, -1]) {
    mesh.bar([2.14, 1.32, 0.15 * side], [2.24, 1.32, 0.15 * side], 0.07, trim, 14)
    mesh.bar([2.24, 1.32, 0.15 * side], [2.25, 1.32, 0.15 * side], 0.058, plain('#f6efd6', 0.7), 14)
    const z = 0.34 * side
    for (let y = 1.06; y < 1.24; y += 0.055)
      mesh.quad([0.75, y, z], [1.45, y, z], [1.45, y + 0.028, z], [0.75, y + 0.028, z], black)
    mesh.quad(
      [0.5, 1.32, z],
      [1.95, 1.29, z - 0.02 * side],
      [1.95, 1.33, z - 0.02 * side],
      [0.5, 1.38, z],
      cream,
    )
  }
  mesh.bar([1.35, 1.45, 0.14], [1.35, 1.62, 0.14], 0.03, black, 10)
  mesh.bar([1.35, 1.62, 0.14], [1.35, 2.0, 0.14], 0.06, plain('#3a3836', 0.3), 14)
  mesh.bar([1.35, 2.0, 0.14], [1.35, 2.26, 0.14], 0.03, black, 10)
  mesh.bar([1.35, 2.25, 0.14], [1.27, 2.34, 0.14], 0.03, black, 10)
}

/** Floor, seat with its back, and the steering wheel on a short column out of the dashboard. */
function place(mesh: Mesh): void {
  const [x, y] = seat
  mesh.box([0.05, floor - 0.06, 0], [0.8, 0.06, 1.1], iron)
  for (const side of [1, -1]) {
    mesh.box([0.32, 0.5, 0.52 * side], [0.3, 0.04, 0.14], iron)
    for (const dx of [0.2, 0.44])
      mesh.bar([dx, 0.5, 0.52 * side], [dx, 0.96, 0.5 * side], 0.02, iron)
  }
  mesh.box([x, floor, 0], [0.2, y - floor - 0.1, 0.22], iron)
  mesh.box([x - 0.02, y - 0.12, 0], [0.46, 0.12, 0.5], leather)
  mesh.at([x - 0.24, y - 0.1, 0], { pitch: 0.14 }, () =>
    mesh.box([0, 0, 0], [0.09, 0.46, 0.5], leather),
  )
  mesh.box([0.38, floor, 0], [0.16, 0.62, 0.5], black)
  const [wx, wy] = steering
  mesh.bar([0.38, 1.52, 0], [wx, wy, 0], 0.035, black, 10)
  // A ring of short bars: a rim and three spokes.
  mesh.at([wx, wy, 0], { pitch: 0.66 }, () => {
    const sides = 24
    const at = (i: number): Vec => {
      const turn = (i / sides) * Math.PI * 2
      return [Math.cos(turn) * 0.21, 0, Math.sin(turn) * 0.21]
    }
    for (let i = 0; i < sides; i++) mesh.bar(at(i), at(i + 1), 0.018, black, 8)
    for (const spoke of [0, 8, 16]) mesh.bar(at(spoke), [0, 0, 0], 0.014, black, 6)
    mesh.bar([0, -0.02, 0], [0, 0.03, 0], 0.05, black, 12)
  })
}

/** A back wheel under its mudguard, whose inner wall comes down to the floor beside the driver's legs. */
function backWheel(mesh: Mesh, side: 1 | -1, paint: Surface): void {
  const [x, y] = backAxle
  wheel(mesh, [x, y, 0.82 * side], { r: 0.8, wide: 0.44, lugs: 22, side })
  const p = (turn: number, z: number, r: number): Vec => [
    x + Math.cos(turn) * r,
    y + Math.sin(turn) * r,
    z * side,
  ]
  const steps = 24
  for (let i = 0; i < steps; i++) {
    const turn = (k: number): number => 0.16 + (k / steps) * 2.5
    const [a, b] = [turn(i), turn(i + 1)]
    const over = (t: number): Vec => [Math.cos(t), Math.sin(t), 0]
    const edge = (t: number): Vec => [Math.cos(t) * 0.6, Math.sin(t) * 0.6, 0.8 * side]
    mesh.quad(p(a, 0.5, 0.96), p(b, 0.5, 0.96), p(b, 1.0, 0.96), p(a, 1.0, 0.96), paint, [
      over(a),
      over(b),
      over(b),
      over(a),
    ])
    mesh.quad(p(a, 1.0, 0.96), p(b, 1.0, 0.96), p(b, 1.04, 0.88), p(a, 1.04, 0.88), paint, [
      edge(a),
      edge(b),
      edge(b),
      edge(a),
    ])
    mesh.quad(p(a, 0.5, 0.96), p(b, 0.5, 0.96), p(b, 0.5, 0.2), p(a, 0.5, 0.2), paint)
  }
}

/** A wheel with a round tyre, slanting lugs that stand off it, and a dished rim with its bolts. */
function wheel(
  mesh: Mesh,
  at: readonly [number, number, number],
  { r, wide, lugs, side }: { r: number; wide: number; lugs: number; side: number },
): void {
  const [x, y, z] = at
  const half = wide / 2
  mesh.at([x, y, z], { roll: (Math.PI / 2) * side }, () => {
    mesh.turned(
      [0, 0, 0],
      [
        [r * 0.9, -half],
        [r * 0.93, -half * 0.6],
        [r * 0.93, half * 0.6],
        [r * 0.9, half * 0.92],
        [r * 0.78, half * 1.06],
        [r * 0.66, half * 1.02],
        [r * 0.58, half * 0.8],
      ],
      tyre,
      40,
    )
    mesh.turned(
      [0, 0, 0],
      [
        [r * 0.58, half * 0.84],
        [r * 0.54, half * 0.84],
        [r * 0.5, half * 0.3],
        [r * 0.24, half * 0.5],
        [r * 0.2, half * 0.75],
        [0.001, half * 0.78],
      ],
      cream,
      40,
    )
    mesh.turned(
      [0, 0, 0],
      [
        [r * 0.1, half * 0.76],
        [r * 0.09, half * 1.1],
        [0.001, half * 1.12],
      ],
      iron,
    )
    for (let i = 0; i < 8; i++) {
      const turn = (i / 8) * Math.PI * 2
      const [bx, bz] = [Math.cos(turn) * r * 0.33, Math.sin(turn) * r * 0.33]
      mesh.bar([bx, half * 0.4, bz], [bx, half * 0.66, bz], r * 0.026, iron, 8)
    }
  })
  for (let i = 0; i < lugs; i++)
    for (const part of [1, -1]) {
      const turn = ((i + part * 0.25) / lugs) * Math.PI * 2
      mesh.at(
        [x + Math.cos(turn) * r * 0.95, y + Math.sin(turn) * r * 0.95, z],
        {
          pitch: turn - Math.PI / 2,
        },
        () =>
          mesh.at([0, 0, half * 0.5 * part], { yaw: 0.5 * part }, () =>
            mesh.box([0, -r * 0.03, 0], [r * 0.11, r * 0.075, half * 1.2], rubber),
          ),
      )
      if (part * side < 0) continue
      // The lug's end runs down the wall of the tyre.
      const wall = (share: number, out: number): [number, number, number] => [
        x + Math.cos(turn) * r * share,
        y + Math.sin(turn) * r * share,
        z + half * out * side,
      ]
      mesh.bar(wall(0.985, 0.9), wall(0.86, 1.0), r * 0.055, rubber, 6, r * 0.035)
    }
}
