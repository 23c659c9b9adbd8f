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

type BusOptions = { colour: string; second: string; third: string; openRoof: boolean }

/** A safari van with its roof raised; put standing guests behind it first, cut at the waist. */
export const safariVan = thing<BusOptions>(
  { turn: 0.5 },
  (mesh, _random, { colour = '#ddd3b2', second = '#6f7d4a', openRoof = true }) => {
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
    if (!openRoof) return
    for (const x of [-1.9, 0.7])
      for (const z of [-0.7, 0.7]) mesh.bar([x, 2, z], [x, 2.62, z], 0.035, trim)
    mesh.box([-0.6, 2.6, 0], [3, 0.14, 1.62], paint)
  },
)

/** A matatu: a minibus in bright stripes. */
export const matatu = thing<BusOptions>(
  { turn: 0.5 },
  (mesh, _random, { colour = '#d8a325', second = '#c23a2c', third = '#2f6f8a' }) => {
    pushed(
      mesh,
      [
        [-2.4, 0.48],
        [2.3, 0.46],
        [2.4, 1.0],
        [2.05, 1.28],
        [1.5, 2.12],
        [-2.3, 2.16],
        [-2.45, 1.1],
      ],
      1.78,
      plain(colour, 0.6),
    )
    painted(mesh, -2.4, 2.25, 0.9, second, third)
    for (const [a, b, slant] of [
      [1.0, 1.85, 0.42],
      [0.1, 0.88, 0],
      [-0.9, -0.02, 0],
      [-2.15, -1.02, 0],
    ] as const)
      pane(mesh, a, b, 1.34, 1.94, 0.905, slant)
    mesh.quad([2.06, 1.32, 0.78], [2.06, 1.32, -0.78], [1.56, 2.08, -0.7], [1.56, 2.08, 0.7], glass)
    mesh.box([2.42, 0.48, 0], [0.1, 0.28, 1.66], trim)
    mesh.box([-0.5, 2.15, 0], [2.6, 0.12, 1.3], trim)
    wheels(mesh, [-1.5, 1.5], 0.37, 0.8)
    lamps(mesh, 2.4, 0.8, 0.66, -2.44)
  },
)

/** A country bus with painted sides and a roof rack. */
export const bus = thing<BusOptions>(
  { turn: 0.5 },
  (mesh, _random, { colour = '#3f8a86', second = '#e2b23e', third = '#b8402f' }) => {
    pushed(
      mesh,
      [
        [-5, 0.6],
        [5, 0.6],
        [5.1, 1.4],
        [4.85, 3.0],
        [-4.9, 3.05],
        [-5.05, 1.2],
      ],
      2.4,
      plain(colour, 0.5),
    )
    painted(mesh, -5, 5, 1.21, second, third, 1.5)
    for (let x = -4.6; x < 3.6; x += 1.15) pane(mesh, x, x + 0.98, 1.75, 2.62, 1.215)
    pane(mesh, 3.8, 4.75, 0.75, 2.62, 1.215, 0.1)
    mesh.quad([5.09, 1.6, 1.05], [5.09, 1.6, -1.05], [4.9, 2.8, -1.02], [4.9, 2.8, 1.02], glass)
    wheels(mesh, [-3.2, 3.1], 0.55, 1.08)
    lamps(mesh, 5.08, 0.95, 0.9, -5.06)
    for (const z of [-1, 1]) mesh.bar([-4.2, 3.3, z], [2.6, 3.3, z], 0.04, trim)
    for (let i = 0; i < 5; i++)
      mesh.box(
        [-3.6 + i * 1.3, 3.05, (i % 2) * 0.6 - 0.3],
        [1, 0.5, 1],
        plain(['#b98f4e', '#7a3f3f', '#4f6a88', '#c9b07a', '#5f7a4a'][i] ?? '#b98f4e'),
      )
  },
)

function painted(
  mesh: Mesh,
  x0: number,
  x1: number,
  z: number,
  second: string,
  third: string,
  scale = 1,
): void {
  for (const side of [1, -1]) {
    const at = z * side
    mesh.quad(
      [x0, 0.62 * scale, at],
      [x1, 0.78 * scale, at],
      [x1, 0.98 * scale, at],
      [x0, 0.98 * scale, at],
      plain(second, 0.4),
    )
    mesh.quad(
      [x0, 0.98 * scale, at],
      [x1, 0.98 * scale, at],
      [x1 - 0.2, 1.12 * scale, at],
      [x0, 1.24 * scale, at],
      plain(third, 0.4),
    )
    mesh.triangle(
      [x0 + (x1 - x0) * 0.3, 0.66 * scale, at * 1.003],
      [x0 + (x1 - x0) * 0.55, 0.8 * scale, at * 1.003],
      [x0 + (x1 - x0) * 0.36, 1.2 * scale, at * 1.003],
      plain('#f2ead6', 0.4),
    )
  }
}
