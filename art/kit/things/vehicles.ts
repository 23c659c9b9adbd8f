import { type Mesh, plain } from './mesh'
import { thing } from './thing'
import { glass, trim, pushed, pane, wheels, lamps } from './vehicle-parts'

/** A pick-up; `load` fills its bed with sacks. */
export const pickup = thing<{ colour: string; load: 'none' | 'sacks' | 'crates' }>(
  { turn: 0.45 },
  (mesh, random, { colour = '#d9d5c8', load = 'none' }) => {
    const paint = plain(colour, 0.5)
    pushed(
      mesh,
      [
        [-2.5, 0.5],
        [2.4, 0.45],
        [2.45, 0.95],
        [1.3, 1.08],
        [0.95, 1.12],
        [-2.5, 1.12],
      ],
      1.72,
      paint,
    )
    pushed(
      mesh,
      [
        [1.25, 1.08],
        [0.75, 1.72],
        [-0.35, 1.74],
        [-0.5, 1.1],
      ],
      1.56,
      paint,
    )
    pane(mesh, -0.35, 0.95, 1.14, 1.62, 0.79, 0.3)
    mesh.quad(
      [1.27, 1.12, 0.68],
      [1.27, 1.12, -0.68],
      [0.82, 1.68, -0.62],
      [0.82, 1.68, 0.62],
      glass,
    )
    mesh.box([2.46, 0.5, 0], [0.1, 0.3, 1.6], trim)
    mesh.box([-1.5, 1.12, 0.83], [2, 0.1, 0.07], trim)
    mesh.box([-1.5, 1.12, -0.83], [2, 0.1, 0.07], trim)
    wheels(mesh, [-1.6, 1.55], 0.38, 0.78)
    lamps(mesh, 2.44, 0.72, 0.66, -2.5)
    if (load === 'sacks')
      for (let i = 0; i < 7; i++)
        sackAt(
          mesh,
          [-2.1 + (i % 3) * 0.62, 1.06 + Math.floor(i / 3) * 0.3, i % 2 === 0 ? 0.38 : -0.36],
          random,
        )
    if (load === 'crates')
      for (let i = 0; i < 6; i++)
        mesh.box([-2.05 + (i % 3) * 0.62, 1.1 + Math.floor(i / 3) * 0.36, 0.1], [0.58, 0.34, 1.2], {
          colour: '#a9783f',
          pattern: 'planks',
        })
  },
)

function sackAt(mesh: Mesh, [x, y, z]: [number, number, number], random: () => number): void {
  mesh.at([x, y, z], { yaw: random() * 0.6, pitch: Math.PI / 2 - 1.57 }, () => {
    mesh.bar([-0.36, 0.18, 0], [0, 0.2, 0], 0.1, plain('#c3ab7d'), 10, 0.2)
    mesh.bar([0, 0.2, 0], [0.36, 0.18, 0], 0.2, plain('#b79d6e'), 10, 0.1)
  })
}

type BusOptions = {
  colour: string
  second: string
  third: string
  openRoof: boolean
  /** A luggage rack with bags and a spare wheel on the roof; none unless told. */
  rack: boolean
}

/** A safari van with its roof raised; put standing guests behind it first, cut at the waist. */
export const safariVan = thing<BusOptions>(
  { turn: 0.5 },
  (mesh, _random, { colour = '#ddd3b2', second = '#6f7d4a', openRoof = true, rack = false }) => {
    const paint = plain(colour, 0.5)
    pushed(
      mesh,
      [
        [-2.3, 0.5],
        [2.3, 0.48],
        [2.35, 1.0],
        [1.75, 1.2],
        [1.25, 1.98],
        [-2.25, 2.02],
        [-2.35, 1.1],
      ],
      1.78,
      paint,
    )
    pane(mesh, 0.62, 1.62, 1.22, 1.82, 0.9, 0.36)
    pane(mesh, -0.62, 0.5, 1.22, 1.82, 0.9)
    pane(mesh, -2.1, -0.75, 1.22, 1.82, 0.9)
    for (const side of [1, -1])
      mesh.quad(
        [-2.33, 0.72, 0.9 * side],
        [2.3, 0.72, 0.9 * side],
        [2.3, 0.94, 0.9 * side],
        [-2.33, 0.94, 0.9 * side],
        plain(second),
      )
    mesh.quad([1.76, 1.24, 0.76], [1.76, 1.24, -0.76], [1.3, 1.94, -0.7], [1.3, 1.94, 0.7], glass)
    mesh.box([2.36, 0.5, 0], [0.1, 0.26, 1.6], trim)
    wheels(mesh, [-1.5, 1.5], 0.37, 0.8)
    lamps(mesh, 2.33, 0.78, 0.66, -2.36)
    if (rack) roofRack(mesh)
    if (!openRoof) return
    for (const x of [-1.9, 0.7])
      for (const z of [-0.7, 0.7]) mesh.bar([x, 2, z], [x, 2.62, z], 0.035, trim)
    mesh.box([-0.6, 2.6, 0], [3, 0.14, 1.62], paint)
  },
)

/** Rails on the roof of a van, bags strapped to its front half, and room behind. */
function roofRack(mesh: Mesh): void {
  for (const z of [-0.72, 0.72]) {
    for (const y of [2.1, 2.26]) mesh.bar([-2.1, y, z], [1.1, y, z], 0.022, trim)
    for (const x of [-2.1, -1.3, -0.5, 0.3, 1.1]) mesh.bar([x, 2, z], [x, 2.26, z], 0.02, trim)
  }
  for (const x of [-2.1, 1.1]) mesh.bar([x, 2.26, -0.72], [x, 2.26, 0.72], 0.022, trim)
  for (const [x, z, long, colour] of [
    [0.7, 0.1, 0.62, '#8a5a3a'],
    [0.1, 0.3, 0.5, '#4f6a58'],
    [0.05, -0.3, 0.56, '#3f5a7a'],
  ] as const)
    mesh.box([x, 2.06, z], [0.46, 0.34, long], plain(colour))
}
