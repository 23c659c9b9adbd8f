import { plain, type Mesh, type Surface } from '../../kit/things/mesh'
import { thing } from '../../kit/things/thing'
import { tyre } from '../../kit/things/vehicle-parts'
import { front } from '../hero/matatu-front'
import { panel, shell, sideAt, wrap } from '../hero/matatu-shell'
import { foreshortened } from './matatu-view'

const red = plain('#b3204f', 0.5)
const gold = plain('#f2b32a', 0.5)
const teal = plain('#1c8f9c', 0.5)
const violet = plain('#4a2f86', 0.5)
const cream = plain('#fbf0d2', 0.5)
const chrome = plain('#cfd4d8', 0.9)
const dark = plain('#1f191c', 0.3)
const glass: Surface = { colour: '#2a3740', gloss: 0.5 }

/** The open door behind the driver. */
export const door = { from: 0.56, to: 1.34, low: 0.5, high: 2.2 } as const
/** The side windows, from and to, behind the door and before it. */
export const panes = [
  [-0.54, 0.42],
  [-1.62, -0.62],
  [-2.9, -1.7],
  [1.5, 2.12],
] as const
export const [sill, lintel] = [1.36, 2.14] as const

const axles = [-2.0, 1.9] as const

/** A minibus of Nairobi in full dress: bands of colour, chrome, luggage; in perspective. */
export const paintedMatatu = thing({}, (mesh, random) => {
  shell(mesh, (y) => (y > 2.3 && y < 2.45 ? gold : y < 0.46 ? dark : red))
  waves(mesh)
  panel(mesh, [-3.0, 0.48], sill - 0.06, lintel + 0.06, 0.004, dark)
  for (const [a, b] of panes.slice(0, 3)) panel(mesh, [a, b], sill, lintel, 0.008, glass)
  panel(mesh, [1.44, 2.18], sill - 0.06, lintel + 0.06, 0.004, dark)
  panel(mesh, [1.5, 2.12], sill, lintel, 0.008, glass)
  panel(mesh, [door.from - 0.05, door.to + 0.05], door.low - 0.05, door.high + 0.04, 0.006, chrome)
  panel(mesh, [door.from, door.to], door.low, door.high, 0.009, plain('#3a2c2a'))
  mesh.box([(door.from + door.to) / 2, 0.4, 1.03], [0.84, 0.07, 0.22], chrome)
  front(mesh)
  luggage(mesh, random)
  for (const x of axles) {
    arch(mesh, x)
    for (const side of [1, -1])
      mesh.wheel([x, 0.43, side * (sideAt(0.5) - 0.04)], 0.43, 0.26, tyre, chrome)
  }
  const flat = mesh.faces.map(foreshortened)
  mesh.faces.splice(0, mesh.faces.length, ...flat)
})

/** Bands that swing round the nose and along the side like flames, each with a pale edge. */
function waves(mesh: Mesh): void {
  const swing =
    (base: number, rise: number, shift: number) =>
    (s: number): number =>
      base + rise * Math.sin(Math.max(0, s - 1) * 1.25 + shift)
  const one = swing(0.64, 0.08, 0.4)
  const two = swing(0.84, 0.11, 0.9)
  const three = swing(1.06, 0.1, 1.5)
  const all = [1.5, 8.1] as const
  wrap(mesh, all, 0.46, one, 0.002, violet)
  wrap(mesh, all, one, two, 0.002, teal)
  wrap(mesh, all, two, three, 0.002, gold)
  for (const edge of [one, three]) wrap(mesh, all, edge, (s) => edge(s) + 0.022, 0.003, cream)
}

/** The dark room above a wheel, with a bright lip. */
function arch(mesh: Mesh, x: number): void {
  for (const [radius, out, fill] of [
    [0.57, 0.01, chrome],
    [0.535, 0.016, dark],
  ] as const)
    for (let i = 0; i < 18; i++) {
      const at = (k: number): [number, number, number] => [
        x + Math.cos((k / 18) * Math.PI) * radius,
        0.4 + Math.sin((k / 18) * Math.PI) * radius,
        sideAt(0.9) + out,
      ]
      mesh.triangle([x, 0.4, sideAt(0.9) + out], at(i), at(i + 1), fill)
    }
}

/** On the roof: a rail, cases under straps, sacks and bundles of greens. */
function luggage(mesh: Mesh, random: () => number): void {
  for (const z of [0.68, -0.68]) {
    mesh.bar([-2.8, 2.74, z], [1.0, 2.74, z], 0.022, chrome)
    for (const x of [-2.8, -1.85, -0.9, 0.05, 1.0])
      mesh.bar([x, 2.52, z], [x, 2.74, z], 0.02, chrome)
  }
  for (const [x, long, high, colour, z, yaw] of [
    [-2.3, 0.8, 0.34, '#7a4a34', 0.05, 0.06],
    [-1.05, 0.7, 0.28, '#3f6c86', 0.12, -0.08],
    [0.42, 0.6, 0.34, '#8a5a34', 0.05, 0.12],
  ] as const)
    mesh.at([x, 2.56, z], { yaw }, () => {
      mesh.box([0, 0, 0], [long, high, 0.8], plain(colour, 0.2))
      for (const side of [-0.26, 0.26])
        mesh.box([side * long, 0, 0], [0.04, high + 0.012, 0.82], plain('#d9c08a'))
    })
  for (const [x, z, wide, colour] of [
    [-1.66, 0.1, 0.3, '#c9b081'],
    [-0.3, 0.14, 0.34, '#d8c49a'],
    [-0.95, -0.1, 0.3, '#5f8a3a'],
    [-0.02, -0.3, 0.28, '#6f9a44'],
  ] as const) {
    const high = 0.38 + random() * 0.1 + (x === -0.95 ? 0.24 : 0)
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
