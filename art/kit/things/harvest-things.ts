import { plain, type Surface } from './mesh'
import { ball } from './parts'
import { thing } from './thing'

export const wood = plain('#8a6238')

export const boards: Surface = { colour: '#a9783f', pattern: 'planks' }

export const metal = plain('#b4b8ba', 0.8)

/** Wooden crates, stacked, with fruit or leaves on top. */
export const crates = thing<{ count: number; goods: string }>(
  { turn: 0.5, metres: 0.9 },
  (mesh, random, { count = 3, goods }) => {
    for (let i = 0; i < count; i++) {
      const [x, y] = [i < 3 ? (i - 0.5) * 0.72 : (i - 3) * 0.72, i < 3 ? 0 : 0.36]
      mesh.box([x, y, 0], [0.66, 0.34, 0.46], boards, plain('#5a4028'))
      if (goods)
        for (let k = 0; k < 10; k++)
          ball(
            mesh,
            [x + (random() - 0.5) * 0.5, y + 0.35, (random() - 0.5) * 0.3],
            0.085,
            plain(goods, 0.25),
          )
    }
  },
)

/** A round woven basket; `goods` heaps it. */
export const basket = thing<{ goods: string; bands: string }>(
  { turn: 0 },
  (mesh, random, { goods, bands }) => {
    const weave: Surface = { colour: '#b98f4e', pattern: 'weave', second: '#e2c486' }
    mesh.turned(
      [0, 0, 0],
      [
        [0.2, 0],
        [0.26, 0.12],
      ],
      weave,
    )
    mesh.turned(
      [0, 0.12, 0],
      [
        [0.26, 0],
        [0.285, 0.08],
      ],
      bands ? { ...weave, colour: bands } : weave,
    )
    mesh.turned(
      [0, 0.2, 0],
      [
        [0.285, 0],
        [0.3, 0.12],
        [0.27, 0.12],
        [0.25, 0.04],
      ],
      weave,
    )
    if (goods)
      for (let i = 0; i < 34; i++) {
        const [turn, off] = [i * 2.4, Math.sqrt(i / 34)]
        ball(
          mesh,
          [
            Math.cos(turn) * off * 0.22,
            0.36 - off * 0.09 + random() * 0.02,
            Math.sin(turn) * off * 0.22,
          ],
          0.05,
          plain(goods, 0.3),
        )
      }
  },
)
