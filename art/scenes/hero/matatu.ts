import { turning } from '../../kit/animals/shading'
import { glaze } from '../../kit/colour'
import type { Point } from '../../kit/shapes'
import type { Stage } from '../../kit/stage'
import { plain, type Mesh, type Surface } from '../../kit/things/mesh'
import { thing } from '../../kit/things/thing'
import { pushed, wheels } from '../../kit/things/vehicle-parts'
import { front } from './matatu-front'

const red = plain('#c92f4a', 0.5)
const gold = plain('#f0a726', 0.4)
const blue = plain('#1e74a8', 0.4)
const green = plain('#2a9a68', 0.4)
const cream = plain('#fbf0d2', 0.4)
const chrome = plain('#cfd4d8', 0.8)
const dark = plain('#241f22')
const glass: Surface = { colour: '#32444f', second: '#5f7884', pattern: 'glass', gloss: 0.6 }

/** The outline of the side: a flat nose, a windscreen that leans a little, a rounded brow and tail. */
const outline = [
  [-3.1, 0.46],
  [2.5, 0.46],
  [2.72, 0.56],
  [2.76, 1.3],
  [2.46, 2.24],
  [2.32, 2.46],
  [2.1, 2.52],
  [-2.9, 2.54],
  [-3.12, 2.4],
  [-3.2, 1.2],
] as const

const half = 0.98
const axles = [-2.05, 1.62] as const

/** The side windows behind the door, from and to. */
const windows = [
  [-0.34, 0.5],
  [-1.3, -0.46],
  [-2.2, -1.42],
  [-2.94, -2.32],
] as const
const [sill, lintel] = [1.36, 2.16] as const

/** Metres from the ground to the top of the luggage. */
const tall = 3.1

/** A painted minibus of Nairobi: the yellow line that each must wear, waves and stars, luggage. */
const body = thing({}, (mesh, random) => {
  pushed(mesh, outline, half * 2, red)
  livery(mesh)
  for (const [a, b] of windows) pane(mesh, a, b)
  // The driver's window follows the slant of the windscreen.
  for (const z of [half + 0.004, -half - 0.004]) {
    mesh.quad(
      [1.42, sill - 0.05, z],
      [2.6, sill - 0.05, z],
      [2.34, lintel + 0.05, z],
      [1.42, lintel + 0.05, z],
      cream,
    )
    const inner = z * 1.003
    mesh.quad(
      [1.48, sill, inner],
      [2.52, sill, inner],
      [2.29, lintel, inner],
      [1.48, lintel, inner],
      glass,
    )
  }
  door(mesh)
  front(mesh)
  luggage(mesh, random)
  for (const x of axles) arch(mesh, x)
  wheels(mesh, [...axles], 0.42, half - 0.1)
  mesh.box([-3.2, 0.44, 0], [0.14, 0.18, 1.9], chrome)
})

function pane(mesh: Mesh, a: number, b: number): void {
  for (const z of [half + 0.004, -half - 0.004]) {
    mesh.quad(
      [a - 0.05, sill - 0.05, z],
      [b + 0.05, sill - 0.05, z],
      [b + 0.05, lintel + 0.05, z],
      [a - 0.05, lintel + 0.05, z],
      cream,
    )
    const inner = z * 1.003
    mesh.quad([a, sill, inner], [b, sill, inner], [b, lintel, inner], [a, lintel, inner], glass)
  }
}

/** The door behind the driver: two panes and a handle. */
function door(mesh: Mesh): void {
  const z = half + 0.006
  const leaf = (
    a: number,
    b: number,
    low: number,
    high: number,
    out: number,
    fill: Surface,
  ): void =>
    mesh.quad([a, low, z + out], [b, low, z + out], [b, high, z + out], [a, high, z + out], fill)
  leaf(0.62, 1.34, 0.52, 2.24, 0, dark)
  leaf(0.66, 1.3, 0.56, 2.2, 0.003, red)
  leaf(0.66, 1.3, 1.14, 1.24, 0.005, plain('#f6d02f', 0.4))
  leaf(0.72, 1.24, 1.36, 2.12, 0.006, glass)
  leaf(0.72, 1.24, 0.64, 1.06, 0.006, gold)
  mesh.bar([0.76, 1.12, z + 0.03], [0.76, 1.34, z + 0.03], 0.02, chrome)
  mesh.box([0.98, 0.36, half + 0.06], [0.7, 0.07, 0.2], chrome)
}

/** Bands that swing along the side, stars on them, and the straight yellow line above. */
function livery(mesh: Mesh): void {
  const steps = 30
  const [from, to] = [-3.1, 2.66]
  const band = (
    low: (x: number) => number,
    high: (x: number) => number,
    surface: Surface,
    out: number,
  ): void => {
    for (let i = 0; i < steps; i++) {
      const [a, b] = [from + ((to - from) * i) / steps, from + ((to - from) * (i + 1)) / steps]
      for (const z of [half + out, -half - out])
        mesh.quad([a, low(a), z], [b, low(b), z], [b, high(b), z], [a, high(a), z], surface)
    }
  }
  const swing =
    (base: number, rise: number, shift: number) =>
    (x: number): number =>
      base + rise * Math.sin(x * 1.3 + shift)
  band(() => 0.5, swing(0.66, 0.08, 0.2), green, 0.002)
  band(swing(0.66, 0.08, 0.2), swing(0.86, 0.1, 0.8), blue, 0.002)
  band(swing(0.86, 0.1, 0.8), swing(1.02, 0.07, 1.3), gold, 0.002)
  band(
    () => 1.14,
    () => 1.24,
    plain('#f6d02f', 0.4),
    0.003,
  )
  for (const [x, y, r] of [
    [-0.6, 0.8, 0.2],
    [-1.15, 0.92, 0.13],
    [-0.1, 0.96, 0.12],
    [-2.9, 0.86, 0.14],
  ] as const)
    for (let i = 0; i < 5; i++) {
      const at = (turn: number, long: number): [number, number, number] => [
        x + Math.sin(turn) * long,
        y + Math.cos(turn) * long,
        half + 0.006,
      ]
      const turn = (i / 5) * Math.PI * 2
      mesh.triangle(at(turn, r), at(turn + 1.885, r * 0.5), at(turn - 1.885, r * 0.5), cream)
    }
}

/** The dark room above a wheel. */
function arch(mesh: Mesh, x: number): void {
  for (let i = 0; i < 14; i++) {
    const at = (k: number): [number, number, number] => [
      x + Math.cos((k / 14) * Math.PI) * 0.54,
      0.44 + Math.sin((k / 14) * Math.PI) * 0.48,
      half + 0.008,
    ]
    mesh.triangle([x, 0.44, half + 0.008], at(i), at(i + 1), dark)
  }
}

/** On the roof: a rail, two cases under straps, sacks and a basket. */
function luggage(mesh: Mesh, random: () => number): void {
  for (const z of [0.82, -0.82]) {
    mesh.bar([-2.7, 2.72, z], [1.3, 2.72, z], 0.028, chrome)
    for (const x of [-2.7, -1.7, -0.7, 0.3, 1.3])
      mesh.bar([x, 2.52, z], [x, 2.72, z], 0.024, chrome)
  }
  for (const [x, long, high, colour] of [
    [-2.2, 0.7, 0.44, '#7a4a34'],
    [-0.5, 0.76, 0.36, '#3f6c86'],
    [0.9, 0.56, 0.4, '#b5563a'],
  ] as const) {
    mesh.box([x, 2.54, 0.1], [long, high, 0.95], plain(colour, 0.2))
    for (const side of [-0.26, 0.26])
      mesh.box([x + side * long, 2.54, 0.1], [0.05, high + 0.015, 0.97], plain('#d9c08a'))
  }
  for (const [x, colour] of [
    [-1.36, '#c9b081'],
    [0.26, '#d8c49a'],
  ] as const) {
    const high = 0.46 + random() * 0.1
    mesh.turned(
      [x, 2.54, 0.15],
      [
        [0.26, 0],
        [0.33, high * 0.25],
        [0.32, high * 0.55],
        [0.22, high * 0.85],
        [0.08, high],
        [0, high * 1.02],
      ],
      plain(colour),
      22,
    )
  }
}

export type Bus = { x: number; y: number; size: number; turn: number; tilt: number }

/** The minibus with its driver and travellers, driving to the left. */
export function paintedMinibus(stage: Stage, bus: Bus): void {
  const { x, y, size, turn, tilt } = bus
  stage.put(body, [x, y, size, -1], { turn, tilt, metres: tall })
  const metre = size / tall
  const at = (along: number, up: number, out: number): Point => {
    const { upright, lean } = turning(turn, tilt, -1)
    const [sx, sy] = lean(upright([along, up, out]))
    return [x + sx * metre, y - sy * metre]
  }
  windows.slice(0, 3).forEach(([a, b], i) => {
    const corners = [at(a, sill, half), at(b, sill, half), at(b, lintel, half), at(a, lintel, half)]
    behind(stage, corners, at((a + b) / 2 - 0.04, -0.1, half), metre, i)
  })
  const shield = [
    at(2.75, 1.36, 0.86),
    at(2.75, 1.36, -0.86),
    at(2.5, 2.14, -0.8),
    at(2.5, 2.14, 0.8),
  ]
  behind(stage, shield, at(2.2, -0.12, -0.5), metre, 3)
  // The gleam on the windscreen and its two wipers lie before the driver.
  const { pen } = stage
  stage.shape(
    [at(2.75, 1.36, 0.7), at(2.75, 1.36, 0.36), at(2.5, 2.14, -0.05), at(2.5, 2.14, 0.42)],
    glaze('#ffffff', 0.16),
  )
  pen.lineCap = 'round'
  for (const z of [0.62, -0.12]) {
    const [foot, tip] = [at(2.79, 1.34, z), at(2.64, 1.82, z - 0.42)]
    stage.line(foot, foot, tip, '#15161a', metre * 0.035)
    const [low, high] = [at(2.72, 1.56, z - 0.42), at(2.58, 2.06, z - 0.36)]
    stage.line(low, low, high, '#15161a', metre * 0.028)
  }
  const [top, bottom] = [at(2.5, 2.16, 0), at(2.77, 1.34, 0)]
  stage.line(top, top, bottom, '#2a2526', metre * 0.05)
  pen.lineCap = 'butt'
}

const riders = [
  { sex: 'woman', dress: 'dress', turn: 1.0, shirt: '#e7c25a' },
  { sex: 'man', dress: 'shirt', turn: 0.7, shirt: '#e9e2d2' },
  { sex: 'woman', dress: 'dress', turn: 1.15, shirt: '#c8452f' },
  { sex: 'man', dress: 'shirt', turn: 0.95, shirt: '#7fae92' },
] as const

/** Somebody behind a pane, their feet at a point; drawn large, so that faces read on a phone. */
function behind(
  stage: Stage,
  corners: readonly Point[],
  [x, y]: Point,
  metre: number,
  i: number,
): void {
  const { pen } = stage
  const rider = riders[i % riders.length] ?? riders[0]
  pen.save()
  pen.beginPath()
  for (const corner of corners) pen.lineTo(...corner)
  pen.closePath()
  pen.clip()
  stage.person([x, y, metre * 2.08, -1], {
    pose: 'standing',
    sex: rider.sex,
    dress: rider.dress,
    turn: rider.turn,
    shadow: false,
    mood: { smile: 0.8 },
    wear: { shirt: rider.shirt, hat: 'none' },
  })
  pen.restore()
}
