import { wood, boards, white } from './event-things'
import { plain, type Mesh } from './mesh'
import { ball } from './parts'
import { thing } from './thing'

/** A charcoal stove with a pot on it; `pot` off shows the coals. */
export const jiko = thing<{ pot: boolean }>({ turn: 0.3 }, (mesh, random, { pot = true }) => {
  mesh.turned(
    [0, 0, 0],
    [
      [0.22, 0],
      [0.15, 0.14],
      [0.24, 0.3],
      [0.2, 0.3],
    ],
    plain('#7a4a34', 0.2),
  )
  for (let i = 0; i < 16; i++)
    ball(
      mesh,
      [(random() - 0.5) * 0.3, 0.29, (random() - 0.5) * 0.3],
      0.045,
      random() < 0.6 ? { colour: '#e8632a', glow: true } : plain('#2a2422'),
    )
  if (pot)
    mesh.turned(
      [0, 0.32, 0],
      [
        [0.15, 0],
        [0.25, 0.1],
        [0.26, 0.24],
        [0.22, 0.3],
        [0.25, 0.32],
        [0.12, 0.35],
        [0.02, 0.4],
      ],
      plain('#35312f', 0.6),
    )
})

/** Stones, logs and flames. */
export const campfire = thing({ turn: 0.2, shadow: false }, (mesh, random) => {
  for (let i = 0; i < 10; i++)
    ball(
      mesh,
      [Math.cos(i * 0.63) * 0.55, 0.06, Math.sin(i * 0.63) * 0.55],
      0.13,
      plain('#7d776c'),
      0.7,
    )
  for (let i = 0; i < 5; i++)
    mesh.bar(
      [Math.cos(i * 1.26) * 0.5, 0.06, Math.sin(i * 1.26) * 0.5],
      [0, 0.32, 0],
      0.06,
      plain('#4a3222'),
    )
  for (let i = 0; i < 12; i++) {
    const [x, z, h] = [(random() - 0.5) * 0.4, (random() - 0.5) * 0.4, 0.35 + random() * 0.6]
    mesh.turned(
      [x, 0.12, z],
      [
        [0.1, 0],
        [0.13, h * 0.25],
        [0.06, h * 0.65],
        [0.005, h],
      ],
      { colour: ['#f6c34a', '#f08a2c', '#e2582a'][i % 3] ?? '#f08a2c', glow: true },
      8,
    )
  }
})

/** A table, with a cloth if told; `round` for a conference. */
export const table = thing<{ cloth: string; round: boolean; length: number }>(
  { turn: 0.4 },
  (mesh, _random, { cloth, round, length = 1.8 }) => {
    if (round) {
      mesh.turned(
        [0, 0.02, 0],
        [
          [0.95, 0],
          [0.9, 0.4],
          [0.92, 0.72],
          [0.92, 0.75],
          [0.01, 0.76],
        ],
        { colour: cloth ?? '#efe8d8', pattern: 'canvas' },
        30,
      )
      return
    }
    mesh.box([0, 0.7, 0], [length, 0.06, 0.85], cloth ? plain(cloth) : boards)
    for (const x of [-length / 2 + 0.1, length / 2 - 0.1])
      for (const z of [-0.35, 0.35]) mesh.bar([x, 0, z], [x, 0.72, z], 0.035, wood)
    if (cloth)
      mesh.quad(
        [-length / 2, 0.12, 0.43],
        [length / 2, 0.12, 0.43],
        [length / 2, 0.75, 0.43],
        [-length / 2, 0.75, 0.43],
        { colour: cloth, pattern: 'canvas' },
      )
  },
)

/** A tray with a tea pot and cups; `kind` coffee has a tall round jebena. */
export const teaSet = thing<{ cups: number; kind: 'tea' | 'coffee' }>(
  { turn: 0.4, metres: 0.26 },
  (mesh, _random, { cups = 3, kind = 'tea' }) => {
    mesh.turned(
      [0, 0, 0],
      [
        [0.36, 0],
        [0.38, 0.02],
        [0.02, 0.025],
      ],
      wood,
    )
    const pot = kind === 'tea' ? plain('#3f7a8a', 0.7) : plain('#3a2a24', 0.5)
    const body: [number, number, number] = [-0.12, 0.02, -0.05]
    mesh.turned(
      body,
      kind === 'tea'
        ? [
            [0.06, 0],
            [0.11, 0.06],
            [0.1, 0.13],
            [0.05, 0.17],
            [0.015, 0.2],
          ]
        : [
            [0.07, 0],
            [0.11, 0.06],
            [0.09, 0.12],
            [0.03, 0.17],
            [0.028, 0.25],
            [0.04, 0.26],
          ],
      pot,
    )
    mesh.bar([-0.04, 0.08, -0.03], [0.06, 0.17, 0], 0.022, pot, 8, 0.012)
    mesh.bar([-0.21, 0.15, -0.07], [-0.26, 0.1, -0.08], 0.014, pot)
    mesh.bar([-0.26, 0.1, -0.08], [-0.21, 0.06, -0.07], 0.014, pot)
    for (let i = 0; i < cups; i++)
      cupAt(
        mesh,
        0.02 + (i % 2) * 0.16,
        0.025,
        0.12 + Math.floor(i / 2) * 0.1 - i * 0.05,
        kind === 'tea' ? '#b5742e' : '#3a2216',
      )
  },
)

function cupAt(mesh: Mesh, x: number, y: number, z: number, drink: string): void {
  mesh.turned(
    [x, y, z],
    [
      [0.03, 0],
      [0.05, 0.03],
      [0.055, 0.075],
      [0.048, 0.075],
      [0.046, 0.064],
      [0.001, 0.064],
    ],
    white,
    18,
  )
  mesh.turned(
    [x, y + 0.066, z],
    [
      [0.048, 0],
      [0.001, 0.001],
    ],
    plain(drink, 0.4),
    18,
  )
}

/** Cups in a row for a tasting; `drinks` gives each its colour. */
export const cupRow = thing<{ drinks: readonly string[] }>(
  { turn: 0.25, metres: 0.09, tilt: 0.5 },
  (mesh, _random, { drinks = ['#3a2216', '#3a2216', '#3a2216', '#3a2216', '#3a2216'] }) => {
    drinks.forEach((drink, i) => cupAt(mesh, (i - (drinks.length - 1) / 2) * 0.15, 0, 0, drink))
  },
)
