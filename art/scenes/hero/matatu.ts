import { turning } from '../../kit/animals/shading'
import type { Stage } from '../../kit/stage'
import type { Point } from '../../kit/shapes'
import { plain, type Mesh, type Surface } from '../../kit/things/mesh'
import { thing } from '../../kit/things/thing'
import { wheels } from '../../kit/things/vehicle-parts'
import { front } from './matatu-front'
import { conductor, driver, rider, type Pane } from './matatu-people'
import { panel, shell, shellPoint, sideAt, wrap } from './matatu-shell'

const red = plain('#c4283f', 0.45)
const gold = plain('#f0a726', 0.4)
const blue = plain('#1e74a8', 0.4)
const green = plain('#1f7f5a', 0.4)
const cream = plain('#fbf0d2', 0.4)
const yellow = plain('#f6d02f', 0.4)
const chrome = plain('#cfd4d8', 0.8)
const dark = plain('#1d1a1c', 0.3)
const glass: Surface = { colour: '#2c3d47', gloss: 0.5 }

const axles = [-2.0, 1.66] as const
/** The panes behind the door, from and to, and their low and high edge. */
const panes = [
  [-0.5, 0.46],
  [-1.52, -0.56],
  [-2.86, -1.58],
  [1.44, 2.1],
] as const
const [sill, lintel] = [1.38, 2.14] as const

/** The open door. */
const door = { from: 0.6, to: 1.3, low: 0.5, high: 2.2 }

/** Metres from the ground to the top of the luggage. */
const tall = 3.1

/** A painted minibus of Nairobi: the yellow line that each must wear, waves and stars, luggage. */
const body = thing({}, (mesh, random) => {
  shell(mesh, (y) => (y > 1.14 && y < 1.24 ? yellow : y < 0.46 ? dark : red))
  livery(mesh)
  // One dark band of glass with thin posts, as if the side were open there.
  panel(mesh, [-2.94, 0.52], sill - 0.06, lintel + 0.06, 0.004, dark)
  for (const [a, b] of panes.slice(0, 3)) panel(mesh, [a, b], sill, lintel, 0.008, glass)
  panel(mesh, [1.38, 2.16], sill - 0.06, lintel + 0.06, 0.004, dark)
  panel(mesh, [1.44, 2.1], sill, lintel, 0.008, glass)
  panel(mesh, [door.from - 0.05, door.to + 0.05], door.low - 0.05, door.high + 0.03, 0.006, cream)
  panel(mesh, [door.from, door.to], door.low, door.high, 0.009, plain('#2b2422'))
  mesh.box([0.95, 0.4, 1.02], [0.78, 0.07, 0.2], chrome)
  front(mesh)
  luggage(mesh, random)
  for (const x of axles) arch(mesh, x)
  wheels(mesh, [...axles], 0.43, sideAt(0.5) - 0.1)
  for (const [low, high, colour] of [
    [0.9, 1.08, '#b3281f'],
    [0.74, 0.86, '#f08a24'],
  ] as const)
    panel(mesh, [-3.12, -3.03], low, high, 0.012, plain(colour, 0.6))
})

/** Bands that swing round the nose and along the side, each with a pale edge, and stars on them. */
function livery(mesh: Mesh): void {
  const swing =
    (base: number, rise: number, shift: number) =>
    (s: number): number =>
      base + rise * Math.sin(Math.max(0, s - 1) * 1.15 + shift)
  const one = swing(0.64, 0.07, 0.4)
  const two = swing(0.82, 0.1, 0.9)
  const three = swing(0.98, 0.08, 1.5)
  const all = [1.5, 7.9] as const
  wrap(mesh, all, 0.46, one, 0.002, green)
  wrap(mesh, all, one, two, 0.002, blue)
  wrap(mesh, all, two, three, 0.002, gold)
  for (const edge of [one, two, three]) wrap(mesh, all, edge, (s) => edge(s) + 0.02, 0.003, cream)
  for (const [x, y, r] of [
    [-0.5, 0.84, 0.19],
    [-0.98, 0.94, 0.11],
    [-0.08, 0.9, 0.1],
    [-2.86, 0.86, 0.13],
  ] as const)
    for (let i = 0; i < 5; i++) {
      const at = (turn: number, long: number): [number, number, number] => [
        x + Math.sin(turn) * long,
        y + Math.cos(turn) * long,
        sideAt(y) + 0.012,
      ]
      const turn = (i / 5) * Math.PI * 2
      mesh.triangle(at(turn, r), at(turn + 1.885, r * 0.5), at(turn - 1.885, r * 0.5), cream)
    }
}

/** The dark room above a wheel, with a bright lip. */
function arch(mesh: Mesh, x: number): void {
  for (const [radius, out, fill] of [
    [0.58, 0.01, red],
    [0.53, 0.016, dark],
  ] as const)
    for (let i = 0; i < 18; i++) {
      const z = sideAt(0.9) + out
      const at = (k: number): [number, number, number] => [
        x + Math.cos((k / 18) * Math.PI) * radius,
        0.4 + Math.sin((k / 18) * Math.PI) * radius,
        z,
      ]
      mesh.triangle([x, 0.4, z], at(i), at(i + 1), fill)
    }
}

/** On the roof: a rail, cases under straps, sacks and a basket. */
function luggage(mesh: Mesh, random: () => number): void {
  for (const z of [0.68, -0.68]) {
    mesh.bar([-2.8, 2.74, z], [1.0, 2.74, z], 0.022, chrome)
    for (const x of [-2.8, -1.85, -0.9, 0.05, 1.0])
      mesh.bar([x, 2.52, z], [x, 2.74, z], 0.02, chrome)
  }
  for (const [x, long, high, colour, z, yaw] of [
    [-2.3, 0.8, 0.34, '#7a4a34', 0.05, 0.06],
    [-1.05, 0.7, 0.28, '#3f6c86', 0.12, -0.08],
    [-1.02, 0.56, 0.5, '#8a6a3c', -0.25, 0.1],
    [0.42, 0.6, 0.32, '#5a6a44', 0.05, 0.12],
  ] as const)
    mesh.at([x, 2.56, z], { yaw }, () => {
      mesh.box([0, 0, 0], [long, high, 0.8], plain(colour, 0.2))
      for (const side of [-0.26, 0.26])
        mesh.box([side * long, 0, 0], [0.04, high + 0.012, 0.82], plain('#d9c08a'))
    })
  for (const [x, z, wide, colour] of [
    [-1.66, 0.1, 0.3, '#c9b081'],
    [-0.32, 0.14, 0.34, '#d8c49a'],
    [-0.02, -0.3, 0.28, '#c2a877'],
  ] as const) {
    const high = 0.36 + random() * 0.1
    mesh.turned(
      [x, 2.56, z],
      [
        [wide * 0.85, 0],
        [wide, high * 0.3],
        [wide * 0.92, high * 0.65],
        [wide * 0.5, high * 0.92],
        [0.05, high],
        [0, high * 1.02],
      ],
      plain(colour),
      22,
    )
  }
}

export type Bus = { x: number; y: number; size: number; turn: number; tilt: number }

/** The minibus with its driver and travellers, driving to the left; the conductor rides in the door. */
export function paintedMinibus(stage: Stage, bus: Bus): void {
  const { x, y, size, turn, tilt } = bus
  stage.put(body, [x, y, size, -1], { turn, tilt, metres: tall })
  const metre = size / tall
  const at = (along: number, up: number, out: number): Point => {
    const { upright, lean } = turning(turn, tilt, -1)
    const [sx, sy] = lean(upright([along, up, out]))
    return [x + sx * metre, y - sy * metre]
  }
  const on = ([along, up, out]: readonly [number, number, number]): Point => at(along, up, out)
  const side = (along: number, up: number): Point => at(along, up, sideAt(up))
  const pane = (a: number, b: number): Pane => [
    side(a, sill),
    side(b, sill),
    side(b, lintel),
    side(a, lintel),
  ]
  panes.forEach(([a, b], i) => rider(stage, pane(a, b), at, metre, i))
  const shield = [
    ...[-1.5, -1, 0, 1, 1.3, 1.5].map((s) => on(shellPoint(s, 1.38, 0.012))),
    ...[1.5, 1.3, 1, 0, -1, -1.5].map((s) => on(shellPoint(s, 2.14, 0.012))),
  ]
  driver(stage, shield, at, metre, (s, up) => on(shellPoint(s, up, 0.02)))
  conductor(stage, at, metre)
}
