import { plain, type Surface } from '../../kit/things/mesh'
import { ball } from '../../kit/things/parts'
import { thing } from '../../kit/things/thing'

const boards: Surface = { colour: '#b08148', pattern: 'planks' }

/** A stand of the trade hall with its front along z: a slanting counter of produce, a coloured back. */
export const hallStand = thing<{ colour: string; second: string; goods: readonly string[] }>(
  { turn: 0, metres: 2.2 },
  (mesh, random, { colour = '#2f6f8a', second = '#e2b23e', goods = ['#c8402c'] }) => {
    const [half, deep] = [1.25, 0.75]
    mesh.box([0, 0, -deep], [half * 2, 1.75, 0.1], plain(colour))
    mesh.box([0, 1.24, -deep + 0.07], [half * 1.5, 0.34, 0.04], plain(second))
    for (const x of [-half, half]) mesh.box([x, 0, -0.1], [0.08, 1.05, deep * 1.4], plain(colour))
    mesh.box([0, 0, 0.45], [half * 2, 0.72, 0.5], boards)
    mesh.quad(
      [-half, 0.72, 0.72],
      [half, 0.72, 0.72],
      [half, 1.05, 0.05],
      [-half, 1.05, 0.05],
      plain('#6b4726'),
    )
    const parts = goods.length
    goods.forEach((fruit, part) => {
      const from = -half + (part * half * 2) / parts
      mesh.box([from, 0.72, 0.4], [0.05, 0.36, 0.7], boards)
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < Math.floor(9 / parts); i++)
          ball(
            mesh,
            [
              from + (0.55 + i + (row % 2) * 0.3) * 0.26 + random() * 0.02,
              0.87 + row * 0.11,
              0.58 - row * 0.2,
            ],
            0.125,
            plain(fruit, 0.25),
          )
    })
    mesh.box([0, 0.66, 0.73], [half * 2 + 0.1, 0.14, 0.06], plain(second))
  },
)
