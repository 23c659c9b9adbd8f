import { plain, type Mesh, type Surface } from '../../kit/things/mesh'
import { thing } from '../../kit/things/thing'
import { glass, pane, pushed, trim, wheels } from '../../kit/things/vehicle-parts'

const pink = plain('#d4316f', 0.6)
const gold = plain('#f2b32a', 0.5)
const teal = plain('#1c8f9c', 0.5)
const violet = plain('#5a3a92', 0.5)
const cream = plain('#fbf0d2', 0.5)
const chrome = plain('#d9dee2', 0.9)

/** The outline of the side, rounded at the brow and the tail. */
const outline = [
  [-2.7, 0.5],
  [2.4, 0.48],
  [2.62, 0.62],
  [2.64, 1.05],
  [2.5, 1.36],
  [2.28, 1.95],
  [2.1, 2.22],
  [1.8, 2.34],
  [-2.5, 2.38],
  [-2.68, 2.25],
  [-2.78, 1.2],
] as const

/** The side windows behind the door, from and to. */
export const windows = [
  [-0.5, 0.32],
  [-1.42, -0.6],
  [-2.5, -1.52],
] as const

/** A minibus of Nairobi in full dress: waves of colour, sunburst, luggage, lamps along the roof. */
export const airbrushedMatatu = thing({ turn: 0.6, tilt: 0.1 }, (mesh, random) => {
  pushed(mesh, outline, 1.96, pink)
  waves(mesh)
  for (const [a, b, slant] of [
    ...windows.map(([a, b]) => [a, b, 0] as const),
    [1.3, 2.14, 0.3],
  ] as const) {
    pane(mesh, a - 0.04, b + 0.05, 1.42, 2.1, 0.986, slant, cream)
    pane(mesh, a, b, 1.46, 2.06, 0.992, slant)
  }
  doorway(mesh)
  front(mesh)
  luggage(mesh, random)
  for (const x of [-1.7, 1.65]) arch(mesh, x)
  wheels(mesh, [-1.7, 1.65], 0.39, 0.88)
})

/** On the roof: a rail, bags and sacks with rounded tops, bundles of greens. */
function luggage(mesh: Mesh, random: () => number): void {
  for (const z of [0.8, -0.8]) {
    mesh.bar([-2.4, 2.52, z], [0.9, 2.52, z], 0.025, chrome)
    for (const x of [-2.4, -1.3, -0.2, 0.9]) mesh.bar([x, 2.34, z], [x, 2.52, z], 0.022, chrome)
  }
  for (const [x, long, tall, colour] of [
    [-1.95, 0.62, 0.42, '#7a4a34'],
    [-0.78, 0.7, 0.3, '#3f6c86'],
    [0.5, 0.58, 0.36, '#b5563a'],
  ] as const) {
    mesh.box([x, 2.38, 0.1], [long, tall, 0.9], plain(colour, 0.2))
    for (const side of [-0.28, 0.28])
      mesh.box([x + side * long, 2.38, 0.1], [0.05, tall + 0.015, 0.92], plain('#d9c08a'))
  }
  mesh.box([-0.78, 2.68, 0.1], [0.46, 0.24, 0.7], plain('#5f8a4a'))
  for (const x of [-1.36, -0.14]) sack(mesh, x, 0.42 + random() * 0.1)
}

/** A sack that lies as a soft heap. */
function sack(mesh: Mesh, x: number, tall: number): void {
  mesh.turned(
    [x, 2.38, 0.1],
    [
      [0.24, 0],
      [0.29, tall * 0.2],
      [0.29, tall * 0.5],
      [0.23, tall * 0.8],
      [0.1, tall * 0.97],
      [0, tall],
    ],
    plain('#c9b081'),
    22,
  )
}

/** Bands that swing along the side like flames, and a sunburst over the back wheel. */
function waves(mesh: Mesh): void {
  const steps = 22
  const band = (
    low: (x: number) => number,
    high: (x: number) => number,
    surface: Surface,
    long = 5.2,
  ): void => {
    for (let i = 0; i < steps; i++) {
      const [a, b] = [-2.72 + (long * i) / steps, -2.72 + (long * (i + 1)) / steps]
      for (const z of [0.984, -0.984])
        mesh.quad([a, low(a), z], [b, low(b), z], [b, high(b), z], [a, high(a), z], surface)
    }
  }
  const swing =
    (base: number, rise: number, shift: number) =>
    (x: number): number =>
      base + rise * Math.sin(x * 1.5 + shift)
  band(() => 0.52, swing(0.78, 0.1, 0.4), violet)
  band(swing(0.78, 0.1, 0.4), swing(0.98, 0.13, 0.9), teal)
  band(swing(0.98, 0.13, 0.9), swing(1.2, 0.1, 1.5), gold)
  band(swing(1.2, 0.1, 1.5), swing(1.25, 0.11, 1.5), cream)
  band(
    () => 2.16,
    () => 2.24,
    gold,
    4.82,
  )
  for (const z of [0.99, -0.99])
    for (let i = 0; i < 10; i++) {
      const [turn, next] = [(i / 10) * Math.PI * 2, ((i + 0.5) / 10) * Math.PI * 2]
      const at = (angle: number, r: number): [number, number, number] => [
        0 + Math.cos(angle) * r,
        0.98 + Math.sin(angle) * r * 0.9,
        z,
      ]
      mesh.triangle([0, 0.98, z], at(turn, 0.4), at(next, 0.4), cream)
      mesh.triangle([0, 0.98, z], at(turn + 0.3, 0.26), at(next + 0.3, 0.26), pink)
    }
}

/** The dark room above a wheel. */
function arch(mesh: Mesh, x: number): void {
  for (let i = 0; i < 12; i++) {
    const at = (k: number): [number, number, number] => [
      x + Math.cos((k / 12) * Math.PI) * 0.5,
      0.46 + Math.sin((k / 12) * Math.PI) * 0.42,
      0.99,
    ]
    mesh.triangle([x, 0.46, 0.99], at(i), at(i + 1), plain('#2a2022'))
  }
}

/** The open door behind the driver: dusk within, a pale frame, a step. */
function doorway(mesh: Mesh): void {
  for (const z of [0.994, -0.994]) {
    mesh.quad([0.4, 0.56, z], [1.22, 0.56, z], [1.22, 2.12, z], [0.4, 2.12, z], cream)
    const inside = z * 1.004
    mesh.quad(
      [0.45, 0.62, inside],
      [1.17, 0.62, inside],
      [1.17, 2.07, inside],
      [0.45, 2.07, inside],
      plain('#3a2a2c'),
    )
  }
  mesh.box([0.81, 0.42, 1.02], [0.8, 0.07, 0.24], chrome)
}

/** Windscreen, brow, grille, bumper and lamps; two coloured bars where the route stands. */
function front(mesh: Mesh): void {
  mesh.quad([2.53, 1.4, 0.86], [2.53, 1.4, -0.86], [2.3, 2.0, -0.8], [2.3, 2.0, 0.8], glass)
  mesh.quad([2.3, 2.02, 0.8], [2.3, 2.02, -0.8], [2.14, 2.24, -0.74], [2.14, 2.24, 0.74], violet)
  mesh.quad([2.3, 2.07, 0.5], [2.3, 2.07, 0.05], [2.18, 2.2, 0.05], [2.18, 2.2, 0.5], gold)
  mesh.quad([2.3, 2.07, -0.05], [2.3, 2.07, -0.5], [2.18, 2.2, -0.5], [2.18, 2.2, -0.05], cream)
  mesh.quad([2.66, 0.98, 0.9], [2.66, 0.98, -0.9], [2.56, 1.3, -0.9], [2.56, 1.3, 0.9], gold)
  mesh.box([2.66, 0.66, 0], [0.06, 0.28, 0.9], {
    colour: '#3a3a3e',
    pattern: 'bars',
    second: '#c9ced2',
  })
  mesh.box([2.68, 0.44, 0], [0.14, 0.18, 1.9], chrome)
  for (const side of [1, -1]) {
    mesh.box([2.68, 0.72, 0.7 * side], [0.06, 0.24, 0.34], plain('#fff2c0', 0.9))
    mesh.box([2.5, 1.5, 1.1 * side], [0.08, 0.3, 0.16], trim)
  }
  for (let i = 0; i < 6; i++)
    mesh.box([2, 2.32, -0.7 + i * 0.28], [0.12, 0.1, 0.12], plain('#ffd77a', 0.9))
}
