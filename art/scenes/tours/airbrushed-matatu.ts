import { plain, type Mesh, type Surface } from '../../kit/things/mesh'
import { thing } from '../../kit/things/thing'
import { pushed, tyre } from '../../kit/things/vehicle-parts'
import { front } from '../hero/matatu-front'

const red = plain('#b3204f', 0.5)
const gold = plain('#f2b32a', 0.5)
const teal = plain('#1c8f9c', 0.5)
const violet = plain('#4a2f86', 0.5)
const cream = plain('#fbf0d2', 0.5)
const chrome = plain('#cfd4d8', 0.9)
const dark = plain('#1f191c')
const glass: Surface = { colour: '#34424c', second: '#62777f', pattern: 'glass', gloss: 0.6 }

/** Half the width of the minibus, in metres. */
export const half = 0.98
/** The open door behind the driver. */
export const door = { from: 0.5, to: 1.3, low: 0.52, high: 2.18 } as const
/** The side windows behind the door, from and to. */
export const windows = [
  [-0.62, 0.3],
  [-1.66, -0.74],
  [-2.72, -1.78],
] as const
export const [sill, lintel] = [1.4, 2.12] as const
/** Where the wheels are, and how large. */
export const wheel = { axles: [-1.98, 1.76], radius: 0.4 } as const

/** The outline of the side up to the gutter: a flat nose, a windscreen that leans, a rounded tail. */
const outline = [
  [-3.02, 0.46],
  [2.5, 0.46],
  [2.72, 0.56],
  [2.76, 1.3],
  [2.45, 2.26],
  [2.38, 2.34],
  [-2.96, 2.34],
  [-3.08, 2.1],
  [-3.12, 1.2],
  [-3.08, 0.6],
] as const

/** A minibus of Nairobi in full dress: waves of colour, chrome, luggage, lamps along the brow. */
export const airbrushedMatatu = thing({ turn: 0.6, tilt: 0.1 }, (mesh, random) => {
  pushed(mesh, outline, half * 2, red)
  roof(mesh)
  waves(mesh)
  for (const [a, b] of windows) pane(mesh, [a, b, b, a])
  // The driver's window follows the slant of the windscreen.
  pane(mesh, [1.48, 2.54, 2.34, 1.48])
  doorway(mesh)
  front(mesh)
  luggage(mesh, random)
  for (const x of wheel.axles) wheelsAt(mesh, x)
  mesh.box([-3.14, 0.42, 0], [0.14, 0.18, 1.9], chrome)
  // A bright tube runs along the sill between the wheels, and one stands by the door as its rail.
  mesh.bar([-1.4, 0.47, half + 0.02], [0.42, 0.47, half + 0.02], 0.03, chrome)
  const rail = door.from - 0.07
  mesh.bar([rail, 1.16, half + 0.07], [rail, 2.06, half + 0.07], 0.022, gold)
})

/** The roof curves up from a gutter, so that no box is seen. */
function roof(mesh: Mesh): void {
  const rings = [
    [2.34, half, 2.4, -2.98],
    [2.44, half * 0.95, 2.33, -2.95],
    [2.51, half * 0.84, 2.2, -2.88],
    [2.55, half * 0.6, 2.04, -2.76],
    [2.56, 0, 1.9, -2.7],
  ] as const
  rings.slice(1).forEach(([y, z, ahead, behind], i) => {
    const [oy, oz, oahead, obehind] = rings[i] ?? rings[0]
    for (const side of [1, -1])
      mesh.quad(
        [obehind, oy, oz * side],
        [oahead, oy, oz * side],
        [ahead, y, z * side],
        [behind, y, z * side],
        i === 0 ? gold : red,
      )
    mesh.quad([oahead, oy, oz], [oahead, oy, -oz], [ahead, y, -z], [ahead, y, z], red)
  })
  for (const z of [half + 0.01, -half - 0.01])
    mesh.bar([-2.98, 2.33, z], [2.38, 2.33, z], 0.022, chrome)
}

/** A window in a dark rubber and a thin bright frame; its four corners along the bus. */
function pane(mesh: Mesh, [a, b, c, d]: readonly [number, number, number, number]): void {
  const leaf = (grow: number, out: number, surface: Surface): void => {
    for (const side of [1, -1]) {
      const z = (half + out) * side
      mesh.quad(
        [a - grow, sill - grow, z],
        [b + grow, sill - grow, z],
        [c + grow, lintel + grow, z],
        [d - grow, lintel + grow, z],
        surface,
      )
    }
  }
  leaf(0.05, 0.003, chrome)
  leaf(0.03, 0.005, dark)
  leaf(0, 0.008, glass)
}

/** Bands that swing along the side like flames. */
function waves(mesh: Mesh): void {
  const steps = 40
  const [from, to] = [-3.06, 2.66]
  const band = (
    low: (x: number) => number,
    high: (x: number) => number,
    surface: Surface,
    out = 0.001,
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
      base + rise * Math.sin(x * 1.5 + shift)
  band(() => 0.47, swing(0.7, 0.09, 0.4), violet)
  band(swing(0.7, 0.09, 0.4), swing(0.9, 0.12, 0.9), teal)
  band(swing(0.9, 0.12, 0.9), swing(1.13, 0.1, 1.5), gold)
  band(swing(1.13, 0.1, 1.5), swing(1.17, 0.1, 1.5), cream)
}

/** The open door: dusk within, a bright frame, steps. */
function doorway(mesh: Mesh): void {
  const { from, to, low, high } = door
  for (const z of [half + 0.004, -half - 0.004]) {
    mesh.quad(
      [from - 0.04, low - 0.04, z],
      [to + 0.04, low - 0.04, z],
      [to + 0.04, high + 0.04, z],
      [from - 0.04, high + 0.04, z],
      chrome,
    )
    const inner = z * 1.003
    mesh.quad([from, low, inner], [to, low, inner], [to, high, inner], [from, high, inner], dark)
  }
  mesh.box([(from + to) / 2, 0.38, half + 0.1], [to - from, 0.06, 0.26], chrome)
}

/** A tyre with a chromed dish under a dark arch that leaves a hand of room above it. */
function wheelsAt(mesh: Mesh, x: number): void {
  const { radius } = wheel
  const sides = 20
  for (let i = 0; i < sides; i++) {
    const at = (k: number, r: number, out: number): [number, number, number] => [
      x + Math.cos((k / sides) * Math.PI) * r,
      0.46 + Math.sin((k / sides) * Math.PI) * r * 0.94,
      half + out,
    ]
    mesh.triangle([x, 0.46, half + 0.006], at(i, 0.5, 0.006), at(i + 1, 0.5, 0.006), dark)
    mesh.quad(at(i, 0.5, 0.01), at(i + 1, 0.5, 0.01), at(i + 1, 0.55, 0.01), at(i, 0.55, 0.01), red)
  }
  for (const side of [1, -1]) mesh.wheel([x, radius, 0.88 * side], radius, 0.26, tyre, chrome)
}

/** On the roof: a rail, cases under straps, sacks with rounded tops, a bundle of greens. */
function luggage(mesh: Mesh, random: () => number): void {
  for (const z of [0.72, -0.72]) {
    mesh.bar([-2.6, 2.74, z], [1.1, 2.74, z], 0.026, chrome)
    for (const x of [-2.6, -1.67, -0.75, 0.18, 1.1])
      mesh.bar([x, 2.52, z], [x, 2.74, z], 0.022, chrome)
  }
  for (const [x, long, tall, colour] of [
    [-2.1, 0.66, 0.42, '#7a4a34'],
    [-0.76, 0.74, 0.3, '#3f6c86'],
    [0.62, 0.6, 0.38, '#b5563a'],
  ] as const) {
    mesh.box([x, 2.55, 0], [long, tall, 0.95], plain(colour, 0.2))
    for (const side of [-0.28, 0.28])
      mesh.box([x + side * long, 2.55, 0], [0.05, tall + 0.015, 0.97], plain('#d9c08a'))
  }
  mesh.box([-0.76, 2.85, 0], [0.46, 0.22, 0.7], plain('#5f8a4a'))
  for (const x of [-1.46, -0.1]) sack(mesh, x, 0.42 + random() * 0.1)
}

/** A sack that lies as a soft heap. */
function sack(mesh: Mesh, x: number, tall: number): void {
  mesh.turned(
    [x, 2.54, 0.1],
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
