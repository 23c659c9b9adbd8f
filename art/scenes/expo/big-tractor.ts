import type { Vec } from '../../kit/animals/volume'
import { type Mesh, plain, type Surface } from '../../kit/things/mesh'
import { thing } from '../../kit/things/thing'
import { pushed, trim, tyre } from '../../kit/things/vehicle-parts'

const rubber = plain('#3b3835')
const cream = plain('#e2cd78', 0.25)
const iron = plain('#55524e', 0.15)
const leather = plain('#3c3029', 0.2)

/** Where the driver sits, and the middle of the steering wheel, in metres. */
export const seat = [-0.34, 1.42] as const
export const steering = [0.18, 1.8] as const
/** Height of the floor, where the driver's feet are. */
export const floor = 1.04

const backAxle = [-0.85, 0.8] as const

/**
 * An open tractor seen from close by: a seat with its back above the mudguards, a steering wheel, and
 * a step below the floor. `part: 'near'` is only the near back wheel, its mudguard and the near edge of
 * the seat, to be painted again before the driver.
 */
export const bigTractor = thing<{ colour: string; part: 'near'; turn: number }>(
  { turn: 0.3 },
  (mesh, _random, { colour = '#c23a28', part, turn = 0.3 }) => {
    const paint = plain(colour, 0.16)
    backWheel(mesh, 1, paint)
    bolster(mesh)
    if (part !== 'near') {
      backWheel(mesh, -1, paint)
      engine(mesh, paint)
      place(mesh)
      step(mesh)
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

/** Gears and engine, the bonnet with its grille and badge, lamps and exhaust, and the front wheels. */
function engine(mesh: Mesh, paint: Surface): void {
  const [dark, bars] = ['#2f2d2b', '#6d6a64']
  mesh.box([0.5, 0.62, 0], [2.6, 0.34, 0.42], iron)
  mesh.box([-0.75, 0.6, 0], [0.7, 0.5, 1.0], iron)
  pushed(
    mesh,
    [
      [0.52, 0.98],
      [0.46, 1.52],
      [0.66, 1.6],
      [1.6, 1.55],
      [2.05, 1.46],
      [2.2, 1.26],
      [2.2, 0.96],
    ],
    0.62,
    paint,
  )
  for (const z of [0.326, -0.326]) {
    mesh.quad([0.9, 1.06, z], [1.9, 1.06, z], [1.9, 1.24, z], [0.9, 1.24, z], {
      colour: dark,
      pattern: 'bars',
      second: bars,
    })
    mesh.quad(
      [0.62, 1.36, z],
      [1.95, 1.33, z],
      [1.95, 1.37, z],
      [0.62, 1.41, z],
      plain('#f0e2b4', 0.3),
    )
  }
  mesh.bar([1.5, 1.5, 0.17], [1.5, 1.95, 0.17], 0.075, plain('#3a3836', 0.2), 12)
  mesh.bar([1.5, 1.95, 0.17], [1.5, 2.34, 0.17], 0.045, plain('#3a3836', 0.2), 12)
  for (const side of [1, -1]) {
    const [x, y, z] = [2.08, 1.38, 0.36 * side]
    mesh.bar([x - 0.06, y, z], [x + 0.06, y, z], 0.04, plain('#3a3836', 0.2), 14, 0.075)
    mesh.bar([x + 0.06, y, z], [x + 0.075, y, z], 0.075, plain('#f2ead0', 0.6), 14)
    wheel(mesh, [1.75, 0.5, 0.68 * side], { r: 0.5, wide: 0.24, lugs: 16, side })
  }
}

/** Seat with its back on a spring, dashboard, and steering wheel on its column. */
function place(mesh: Mesh): void {
  const [x, y] = seat
  mesh.box([x, floor - 0.1, 0], [0.18, y - floor, 0.2], iron)
  mesh.box([x - 0.04, y - 0.12, 0], [0.44, 0.12, 0.48], leather, plain('#5a463a', 0.2))
  mesh.at([x - 0.21, y - 0.1, 0], { pitch: 0.12 }, () => {
    mesh.box([0, 0, 0], [0.09, 0.44, 0.48], leather, plain('#5a463a', 0.2))
    mesh.box([0.055, 0.06, 0], [0.02, 0.34, 0.4], plain('#584438', 0.2))
  })
  mesh.box([0.56, 1.4, 0], [0.1, 0.24, 0.46], trim)
  const [wx, wy] = steering
  mesh.bar([0.56, 1.46, 0], [wx, wy, 0], 0.028, trim, 10)
  // A ring of short bars: a rim and three spokes.
  mesh.at([wx, wy, 0], { pitch: 0.72 }, () => {
    const sides = 20
    const at = (i: number, r: number): [number, number, number] => {
      const turn = (i / sides) * Math.PI * 2
      return [Math.cos(turn) * r, 0, Math.sin(turn) * r]
    }
    for (let i = 0; i < sides; i++) mesh.bar(at(i, 0.21), at(i + 1, 0.21), 0.021, trim, 8)
    for (const spoke of [0, 7, 13]) mesh.bar(at(spoke, 0.2), [0, 0, 0], 0.014, trim, 6)
    mesh.bar([0, -0.02, 0], [0, 0.03, 0], 0.05, trim, 12)
  })
}

/** The raised near edge of the cushion, which keeps the driver in the seat. */
function bolster(mesh: Mesh): void {
  const [x, y] = seat
  mesh.box([x - 0.04, y - 0.12, 0.21], [0.44, 0.145, 0.07], leather, plain('#5a463a', 0.2))
}

/** The floor on both sides of the gears, and a step of two rungs below it. */
function step(mesh: Mesh): void {
  const grid: Surface = { colour: '#6f6b66', pattern: 'bars', second: '#8b8780' }
  mesh.box([0.14, floor - 0.05, 0], [0.76, 0.05, 1.1], iron, grid)
  for (const x of [-0.02, 0.32]) mesh.bar([x, floor - 0.02, 0.54], [x, 0.4, 0.6], 0.022, iron, 8)
  for (const y of [0.72, 0.4])
    mesh.box([0.15, y, 0.58 + (0.72 - y) * 0.12], [0.4, 0.045, 0.16], plain('#8b8780', 0.2))
}

/** A back wheel with its mudguard, which comes down before it and hides the feet of the driver. */
function backWheel(mesh: Mesh, side: 1 | -1, paint: Surface): void {
  const [x, y] = backAxle
  wheel(mesh, [x, y, 0.8 * side], { r: 0.8, wide: 0.44, lugs: 22, side })
  const p = (turn: number, z: number, r: number): [number, number, number] => [
    x + Math.cos(turn) * r,
    y + Math.sin(turn) * r,
    z * side,
  ]
  const steps = 16
  for (let i = 0; i < steps; i++) {
    const turn = (k: number): number => 0.42 + (k / steps) * 2.6
    const [a, b] = [turn(i), turn(i + 1)]
    mesh.quad(p(a, 0.48, 0.92), p(b, 0.48, 0.92), p(b, 1.05, 0.92), p(a, 1.05, 0.92), paint)
    mesh.quad(p(a, 1.05, 0.92), p(b, 1.05, 0.92), p(b, 1.05, 0.82), p(a, 1.05, 0.82), paint)
    mesh.quad(p(a, 0.48, 0.92), p(b, 0.48, 0.92), p(b, 0.48, 0.5), p(a, 0.48, 0.5), paint)
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
