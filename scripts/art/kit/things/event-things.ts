import { plain, type Mesh, type Surface } from './mesh'
import { thing } from './thing'

export const wood = plain('#8a6238')

export const boards: Surface = { colour: '#a9783f', pattern: 'planks' }

export const metal = plain('#b4b8ba', 0.8)

export const white = plain('#efeadd', 0.3)

export const steel = plain('#5a5c5e', 0.4)

function chairAt(mesh: Mesh, x: number, z: number, surface: Surface): void {
  mesh.box([x, 0.42, z], [0.42, 0.05, 0.42], surface)
  mesh.box([x - 0.2, 0.5, z], [0.04, 0.42, 0.42], surface)
  for (const dx of [-0.18, 0.18])
    for (const dz of [-0.18, 0.18])
      mesh.bar([x + dx, 0, z + dz], [x + dx, dx < 0 ? 0.55 : 0.44, z + dz], 0.022, surface)
}

/** A chair that looks the way it faces; seat height 0.45 of a person of 1.7 metres. */
export const chair = thing<{ colour: string }>(
  { turn: 0.6 },
  (mesh, _random, { colour = '#e6e2d8' }) => chairAt(mesh, 0, 0, plain(colour, 0.2)),
)

/** A log to sit on. */
export const log = thing({ turn: 0.3 }, (mesh) =>
  mesh.bar([-0.9, 0.2, 0], [0.9, 0.22, 0], 0.2, { colour: '#6f5238', pattern: 'planks' }, 14, 0.22),
)

/** A sign on a post at a demonstration plot: a board of colour bars. */
export const plotSign = thing<{ colour: string }>(
  { turn: 1.2 },
  (mesh, _random, { colour = '#3f8a5a' }) => {
    mesh.at([0, 0, 0], { yaw: -Math.PI / 2 }, () => {
      for (const x of [-0.3, 0.3]) mesh.bar([x, 0, 0], [x, 1, 0], 0.03, wood)
      mesh.box([0, 0.6, 0.04], [0.9, 0.5, 0.04], white)
      mesh.quad(
        [-0.4, 0.9, 0.07],
        [0.4, 0.9, 0.07],
        [0.4, 1.05, 0.07],
        [-0.4, 1.05, 0.07],
        plain(colour),
      )
      mesh.quad(
        [-0.4, 0.68, 0.07],
        [0.1, 0.68, 0.07],
        [0.1, 0.78, 0.07],
        [-0.4, 0.78, 0.07],
        plain('#8a8d80'),
      )
    })
  },
)

/** A flag of plain colour on a pole, in the wind. */
export const flag = thing<{ colour: string }>(
  { turn: 0.2 },
  (mesh, _random, { colour = '#c8452f' }) => {
    mesh.bar([0, 0, 0], [0, 5, 0], 0.04, metal)
    for (let i = 0; i < 6; i++) {
      const wave = (x: number): number => Math.sin(x * 3) * 0.14
      const [a, b] = [i * 0.3, (i + 1) * 0.3]
      mesh.quad(
        [a, 3.9 - wave(a), wave(a)],
        [b, 3.88 - wave(b), wave(b)],
        [b, 4.9 - wave(b), wave(b)],
        [a, 4.92 - wave(a), wave(a)],
        { colour, thin: true },
      )
    }
  },
)

/** Shelves with round cheeses. */
export const cheeseShelves = thing<{ rows: number; length: number }>(
  { turn: 1.2 },
  (mesh, random, { rows = 4, length = 3 }) => {
    mesh.at([0, 0, 0], { yaw: -Math.PI / 2 }, () => {
      for (const x of [-length / 2, length / 2])
        for (const z of [-0.25, 0.25]) mesh.bar([x, 0, z], [x, rows * 0.52 + 0.2, z], 0.05, wood)
      for (let row = 0; row < rows; row++) {
        mesh.box([0, 0.2 + row * 0.52, 0], [length, 0.06, 0.6], boards)
        for (let x = -length / 2 + 0.3; x < length / 2 - 0.1; x += 0.48)
          mesh.turned(
            [x, 0.26 + row * 0.52, 0.02],
            [
              [0.2, 0],
              [0.22, 0.08],
              [0.2, 0.17],
              [0.01, 0.18],
            ],
            plain(['#e0b754', '#ecd08a', '#d3a23e'][Math.floor(random() * 3)] ?? '#e0b754', 0.2),
            18,
          )
      }
    })
  },
)

/** Rolled out mats in rows, for yoga on the grass. */
export const mats = thing<{ count: number }>(
  { turn: 0.3, metres: 1.7, tilt: 0.3 },
  (mesh, _random, { count = 4 }) => {
    for (let i = 0; i < count; i++)
      mesh.box(
        [0, 0, (i - (count - 1) / 2) * 1.1],
        [1.8, 0.02, 0.62],
        plain(['#7a4f86', '#2f7d78', '#c8643a', '#4a6f9a'][i % 4] ?? '#7a4f86'),
      )
  },
)

/** A zip line: two towers of poles and a rope with a seat. */
export const zipLine = thing<{ length: number }>(
  { turn: 0.3, metres: 7 },
  (mesh, _random, { length = 24 }) => {
    for (const [x, h] of [
      [-length / 2, 7],
      [length / 2, 4],
    ] as const) {
      for (const dx of [-0.7, 0.7]) mesh.bar([x + dx * 1.4, 0, 0], [x, h, 0], 0.12, wood)
      mesh.box([x, h * 0.55, 0], [1.3, 0.1, 1.3], boards)
    }
    mesh.bar([-length / 2, 6.8, 0], [0, 4.7, 0], 0.04, steel, 6)
    mesh.bar([0, 4.7, 0], [length / 2, 3.9, 0], 0.04, steel, 6)
  },
)
