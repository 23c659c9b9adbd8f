import { wood, boards } from './harvest-things'
import { plain } from './mesh'
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
